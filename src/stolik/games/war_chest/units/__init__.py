"""The cards of the units, set by set: each unit has one place, and registers the moments at which it acts."""

from stolik.games.war_chest.units import base, nightfall, nobility, siege

__all__ = ["base", "nightfall", "nobility", "siege"]
