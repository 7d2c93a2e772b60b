"""Texts in the languages of the desk: all of them, with the right placeholders, none forgotten."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from postil.errors import InputError, UsageError
from postil.messages import Message
from postil.training.expected_bleu.sga import AscentOptions
from postil_gui import paths
from postil_gui.i18n import messages as i18n
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import (
    LANGUAGES,
    decimal,
    install,
    language_for,
    percent,
    say,
    sentence,
    tallied,
    tr,
    whole,
)
from postil_gui.qt import QtCore, QtWidgets
from postil_gui.tools import messages as i18n_tools
from postil_gui.tools.messages import SOURCES, Catalogue, all_texts, calls
from postil_gui.widgets.dialogs.error_box import error_box

SHOWS = frozenset(
    {
        *("setText", "setWindowTitle", "setToolTip", "setStatusTip", "setPlaceholderText"),
        *("setAccessibleName", "setAccessibleDescription", "setInformativeText", "setTitle"),
        *("setLabelText", "setSpecialValueText", "setHeaderLabels", "setPlainText", "addTab"),
        *("addAction", "addMenu", "addItem", "addItems", "addButton", "showMessage", "announce"),
        *("setTabText", "setTabToolTip", "setWhatsThis", "setCurrentText", "setSuffix"),
        *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QAction", "QGroupBox", "QToolBar"),
        *("QDockWidget", "QListWidgetItem", "QTreeWidgetItem", "QTableWidgetItem", "QMenu"),
        *("heading", "muted", "field_label", "question", "warning", "critical", "information"),
        *("Label", "MessageBox", "ask", "set_tip", "show_tip", "element", "joined"),
    }
)
"""Functions and methods that show the texts they are given."""
FIRST_ONLY = ("addItem", "addItems")
NAMES = frozenset({"Postil", "BLEU", "chrF", "TER", "TMX", "XLIFF", "MT", "TM", "pt", "ms"})
WORD = re.compile(r"[^\W\d_]{2,}")
KEY = re.compile(r"(Ctrl|Alt|Shift)\+\S+$")
SPEAKS_ENGLISH = ("app.py", "tools/")  # on the command line, and to developers
SILENT = frozenset({"tr", "mark", "info", "warning", "exception", "debug", "error", "critical"})
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z(]")
DECLARED = re.compile(r".*(\bactions/|actions\.py$)|settings\.py$|theme/")
UNTRANSLATED = {paths.SAMPLE_NAME, "Files of &type:"}  # the name of a folder; a text of Qt
SIGNS = frozenset("→←−\N{REPLACEMENT CHARACTER}\N{OBJECT REPLACEMENT CHARACTER}")
"""Beyond Latin-1 those that every font of a desktop has, and the one of Qt in place of objects."""


def _literals(node: ast.expr) -> Iterator[str]:
    """Literal texts of an argument, also within f-strings, sums, choices and lists."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from _literals(part)
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            yield from _literals(left)
            yield from _literals(right)
        case ast.BoolOp(values=parts):
            for part in parts:
                yield from _literals(part)


def _shown(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else ""
        if isinstance(function, ast.Name):
            name = function.id
        is_log = isinstance(function, ast.Attribute) and ast.unparse(function.value) == "log"
        if name in SHOWS and not is_log:
            shown = slice(1 if name == "element" else 0, 1 if name in FIRST_ONLY else None)
            for argument in node.args[shown]:
                for text in _literals(argument):
                    words = set(
                        WORD.findall(re.sub(r"<[^>]*>|&\w+;|https?://\S+|\{\w+\}", "", text))
                    )
                    if words - NAMES and not KEY.match(text):
                        yield node.lineno, text


def _trees() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(SPEAKS_ENGLISH):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def _alone(path: Path, program: str) -> str:
    """What a program says about a translation file, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_translation_file_may_be_written_anew_while_the_desk_runs(tmp_path: Path) -> None:
    """Had Qt mapped the file, the next text would end the process."""
    copy = tmp_path / "copy.qm"
    copy.write_bytes(Catalogue("de").compiled.read_bytes())
    program = (
        "import sys; from pathlib import Path\n"
        "from postil_gui.i18n.messages import CONTEXT, read_translator\n"
        "path = Path(sys.argv[1]); translator = read_translator(path)\n"
        "path.write_bytes(b'')\n"
        "print(ascii(translator.translate(CONTEXT, 'Comment on this segment')))"
    )
    assert _alone(copy, program) == "'Kommentar zu diesem Segment'"


@pytest.mark.parametrize("content", [None, b"", b"no translation at all"])
def test_no_translation_and_a_damaged_one_are_left_out(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "damaged.qm"
    if content is not None:
        path.write_bytes(content)
    program = (
        "import sys; from pathlib import Path\n"
        "from postil_gui.i18n.messages import read_translator\n"
        "print(read_translator(Path(sys.argv[1])))"
    )
    assert _alone(path, program) == "None"


def test_no_text_is_shown_that_is_not_translated() -> None:
    found = [f"{name}:{line}: {text!r}" for name, tree in _trees() for line, text in _shown(tree)]
    assert not found, "wrap these in tr():\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ('label.setText("Hello")', True),
        ('label.setText(tr("Hello"))', False),
        ('label.setText(f"{n} units")', True),
        ('label.setText(f"{n} · {m}%")', False),
        ('QtWidgets.QLabel("Name" if x else tr("Other"))', True),
        ('label.setText("<b>" + name + "</b>")', False),
        ('label.setObjectName("panel")', False),
        ('log.warning("not shown")', False),
    ],
)
def test_the_search_for_such_texts_sees(code: str, seen: bool) -> None:
    assert bool(list(_shown(ast.parse(code)))) == seen


def _sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Literals that look like words for people, and are neither translated nor for the log."""
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(node.value)  # a docstring
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            if name in SILENT:
                passed.update(ast.walk(node))
    for node in ast.walk(tree):
        if node in passed or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str) and SENTENCE.match(node.value):
            yield node.lineno, node.value


def test_no_sentence_stands_outside_of_tr() -> None:
    """Titles of work, too, which reach people only where it fails."""
    found = [
        f"{name}:{line}: {text!r}"
        for name, tree in _trees()
        if not DECLARED.match(name)
        for line, text in _sentences(tree)
        if text not in UNTRANSLATED
    ]
    assert not found, "wrap these in tr() or mark():\n" + "\n".join(found)


def test_what_is_translated_is_a_literal_without_gaps_of_its_own() -> None:
    """``tr(f"...")`` would look for a text no catalogue has."""
    wrong = []
    for name, tree in _trees():
        for call in calls(tree, ("tr", "mark")):
            text = call.args[0] if call.args else ast.Constant(0)
            given = {one.arg for one in call.keywords}
            if isinstance(text, ast.JoinedStr | ast.BinOp):
                wrong.append(f"{name}:{call.lineno}: give tr() a literal, and the rest as {{name}}")
            elif isinstance(text, ast.Constant) and isinstance(text.value, str):
                wanted = set(re.findall(r"\{(\w+)\}", text.value))
                if call.keywords and None not in given and wanted != given:
                    wrong.append(f"{name}:{call.lineno}: {wanted} are not {given}")
                if ("%n" in text.value or "%Ln" in text.value) != (len(call.args) > 1):
                    wrong.append(f"{name}:{call.lineno}: %n and a number belong together")
    assert not wrong, "\n".join(wrong)


def _signs(text: str) -> set[str]:
    """Signs a font may lack: a box would stand in their place."""
    return {one for one in text if ord(one) > 0xFF and unicodedata.category(one)[0] == "S"} - SIGNS


def test_every_font_has_the_signs_of_the_desk() -> None:
    found = {
        f"{name}:{node.lineno}: {signs}"
        for name, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (signs := _signs(node.value))
    }
    resources = i18n_tools.FOLDER.parent
    for path in (*resources.rglob("*.ts"), *resources.rglob("guide/*/*.md")):
        if signs := _signs(path.read_text(encoding="utf-8")):
            found.add(f"{path.name}: {signs}")
    assert not found, "draw these as icons:\n" + "\n".join(sorted(found))


@cache
def texts_of_the_desk() -> dict[str, i18n_tools.Text]:
    return all_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_in_every_language(language: str) -> None:
    """Run ``python -m postil_gui.tools.messages`` and translate what it lists."""
    catalogue = Catalogue(language)
    problems = catalogue.problems(texts_of_the_desk())
    assert not problems, "\n".join(str(problem) for problem in problems)


def test_every_count_has_the_separators_of_the_language() -> None:
    """A document has thousands of segments, and a search as many hits: ``%Ln``, never ``%n``."""
    assert not [text for text in texts_of_the_desk() if "%n" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogues_are_up_to_date(language: str) -> None:
    catalogue = Catalogue(language)
    assert catalogue.compiled.read_bytes() == catalogue.compile(), "run postil_gui.tools.messages"


def test_plurals_and_numbers_follow_the_language() -> None:
    assert tr("%Ln phrase pairs taken in", 1) == "1 phrase pair taken in"
    assert tr("%Ln phrase pairs taken in", 1234) == "1,234 phrase pairs taken in"
    assert (whole(12345), decimal(1.25, 1), percent(0.874)) == ("12,345", "1.3", "87%")
    assert (percent(0.999), percent(1.0), percent(1.02)) == ("99%", "100%", "102%")
    assert tr("Learned from segment {number}", number=3) == "Learned from segment 3"
    assert i18n.mark("Any") == "Any"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("fr", "Anglais (Royaume-Uni)"),
        ("de", "Englisch (Vereinigtes Königreich)"),
        ("es", "Inglés (Reino Unido)"),
    ],
)
def test_languages_of_a_region_are_named_in_every_language(
    qapp: QtWidgets.QApplication, language: str, name: str
) -> None:
    install(qapp, language)
    try:
        assert language_name("en-GB") == name
    finally:
        install(qapp, "en")


def test_what_is_counted_by_kind_needs_no_plural() -> None:
    counts = {"too long": 41, "empty": 1, "duplicate": 0}
    assert tallied(counts) == "too long: 41, empty: 1"


def test_what_the_core_says_is_said_in_the_language_of_the_desk() -> None:
    """Templates are translated, values filled in, also those that are worded themselves."""
    application = QtWidgets.QApplication.instance()
    assert application is not None
    damaged = Message("the packed file is damaged or cut off ({reason})", reason="CRC")
    error = InputError(damaged, file="a.zip", line=3, hint="Unpack it yourself.")
    try:
        install(application, "de")
        assert say(error).splitlines() == [
            "a.zip, Zeile 3: die gepackte Datei ist beschädigt oder abgeschnitten (CRC).",
            "Entpacken Sie die Datei selbst.",
        ]
        assert sentence(error.within).startswith("Zeile 3: die gepackte")
        assert sentence(Message("there is no such file")) == "Diese Datei gibt es nicht."
        with pytest.raises(UsageError) as unknown:
            AscentOptions(loss="nix")
        assert say(unknown.value).startswith(
            "Es gibt keine Verlustfunktion nix.\nWählen Sie eine von:"
        )
        assert say("Segment {number} is locked.") == "Segment {number} ist gesperrt."
        place = Message("Segment {number:,} of {total:,}", number=1234, total=20000)
        assert say(place) == "Segment 1.234 von 20.000"
        box = error_box(None, "Import the glossary", error)
        assert box.text() == say(error).splitlines()[0]
        box.deleteLater()
        install(application, "fr")
        assert say(Message("The number {number} of the source is missing.", number="5")) == (
            "Le nombre 5 de la source manque."
        )
        assert say(OSError("Platte voll")) == "Platte voll"
    finally:
        install(application, "en")


def test_a_text_from_right_to_left_keeps_to_its_place_in_a_message() -> None:
    shown = tr("“{query}” does not occur in the memories of this project.", query="שלום 3")
    assert shown.startswith("“\u2068שלום 3\u2069” does")
    found = say(Message("“{word}” stands here twice.", word="قرص"))
    assert found == "“\u2068قرص\u2069” stands here twice."
    assert tr("“{word}” is in the project's dictionary.", word="mot").startswith("“mot”")


def test_the_language_is_the_one_chosen_or_that_of_the_desktop() -> None:
    assert language_for("de") == "de"
    assert language_for("system") == "en"
    assert language_for("tlh") == "en"


def test_a_catalogue_keeps_what_stays_and_tells_what_is_wrong(tmp_path: Path) -> None:
    text = i18n_tools.Text("%n units of {name}", True, "a.py:1")
    catalogue = Catalogue("fr", tmp_path)
    catalogue.update({text.source: text})
    assert "no translation" in str(catalogue.problems({text.source: text})[0])
    catalogue.translations[text.source] = ("%n unité de {nom}", "%n unités de {name}")
    catalogue.write()
    again = Catalogue("fr", tmp_path)
    assert again.translations == catalogue.translations
    problems = [problem.what for problem in again.problems({text.source: text})]
    assert problems == ["placeholders differ in postil_fr.ts"]
    again.update({})
    assert not again.translations
    assert [one.what for one in catalogue.problems({})] == ["stands in no source any more"]


def test_qt_speaks_the_language_too() -> None:
    application = QtWidgets.QApplication.instance()
    assert application is not None
    try:
        for language, word in (("fr", "Annuler"), ("de", "Abbrechen"), ("es", "Cancelar")):
            install(application, language)
            assert QtCore.QCoreApplication.translate("QPlatformTheme", "Cancel") == word
            dialog = QtWidgets.QFileDialog(options=QtWidgets.QFileDialog.Option.DontUseNativeDialog)
            labels = [label.text() for label in dialog.findChildren(QtWidgets.QLabel)]
            assert not {"&Look in:", "Files of &type:", "File &name:"} & set(labels)
            dialog.deleteLater()
    finally:
        install(application, "en")


def test_french_says_the_same_everywhere() -> None:
    """One word for confirming, one kind of apostrophe, no line that may begin with a colon."""
    catalogue = (i18n_tools.FOLDER / "postil_fr.ts").read_text(encoding="utf-8")
    texts = re.findall(r"<(?:translation|numerusform)[^>]*>([^<]*)(?=<)", catalogue)
    guide = [
        page.read_text(encoding="utf-8")
        for page in (i18n_tools.FOLDER.parent / "guide" / "fr").glob("*.md")
    ]
    assert len(texts) > 1000
    assert guide
    for text in (*texts, *guide):
        assert "’" not in text
        assert not re.search(r"segments? confirmé|avez confirmé", text), text
    wrong = [text for text in texts if re.search(r"\S [:;!?»](\s|$)|« ", text)]
    assert not wrong


@pytest.mark.parametrize("language", ["es", "fr"])
def test_three_dots_stand_at_their_word_where_the_language_has_them_so(language: str) -> None:
    """English and German texts have a space before them, Spanish and French ones do not."""
    catalogue = (i18n_tools.FOLDER / f"postil_{language}.ts").read_text(encoding="utf-8")
    assert not re.findall(r"<(?:translation|numerusform)>[^<]* …</", catalogue)
