"""Words: Fluent messages and rulebook paragraphs, in Polish and English."""

from stolik.text.rulebook import Paragraph, rulebook
from stolik.text.texts import LANGUAGES, Texts, default_language

__all__ = ["LANGUAGES", "Paragraph", "Texts", "default_language", "rulebook"]
