"""The guess which language a text is in."""

from __future__ import annotations

import pytest

from postil.text.language_guess import guess_language

TEXTS = {
    "en": "Press the green button to start, and wait until this lamp is on.",
    "de": "Drücken Sie die grüne Taste und warten Sie, bis das Gerät für den Druck bereit ist.",
    "fr": "Appuyez sur le bouton vert, puis attendez que la lampe soit allumée dans le boîtier.",
    "es": "Pulse el botón verde y espere a que se encienda la luz de la impresora con papel.",
    "it": "Premere il tasto verde e attendere che la spia della stampante sia accesa.",
    "nl": "Druk op de groene knop en wacht tot het lampje van de printer brandt met een toon.",
    "pl": "Naciśnij przycisk i poczekaj, aż drukarka będzie gotowa do druku, jest to konieczne.",
    "ru": "Нажмите на кнопку и подождите, что лампа не погаснет в течение минуты.",
    "ja": "緑色のボタンを押してください。",
    "zh-Hans": "请按绿色按钮。",
    "he": "לחץ על הכפתור הירוק.",
}


@pytest.mark.parametrize("code", TEXTS)
def test_a_sentence_is_enough(code: str) -> None:
    assert guess_language(TEXTS[code]) == code


@pytest.mark.parametrize("text", ["", "12 345", "X-200", "Xyzzy plugh"])
def test_no_guess_without_reason(text: str) -> None:
    assert guess_language(text) == ""
