"""Terms: words of the rulebook that are explained where they are read, each by the paragraph that defines it.

They are data of their game, `games/<game>/terms.toml`.
"""

from stolik.terms.term import Term, terms

__all__ = ["Term", "terms"]
