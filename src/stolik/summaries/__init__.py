"""Summaries: the whole game on one page, each line with the rule it rests on.

A summary is data of its game, `games/<game>/summary.toml`.
"""

from stolik.summaries.summary import Section, SummaryLine, summary

__all__ = ["Section", "SummaryLine", "summary"]
