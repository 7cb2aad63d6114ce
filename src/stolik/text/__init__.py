"""Words: Fluent messages and rulebook paragraphs, in Polish and English."""

from stolik.text.languages import LANGUAGES, default_language
from stolik.text.rulebook import Paragraph, rulebook
from stolik.text.texts import Texts

__all__ = ["LANGUAGES", "Paragraph", "Texts", "default_language", "rulebook"]
