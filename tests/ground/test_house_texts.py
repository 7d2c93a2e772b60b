"""Texts from files are never shown as HTML: no widget of the desk goes past what sees to that.

Qt shows a text that looks like HTML as HTML, and loads what it names. ``plain_text`` has the
labels, tips and boxes that do not; ``html_page`` the pages that are HTML on purpose and load
nothing; ``markup`` makes those.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import house
import pytest

HOMES = ("widgets/plain_text.py", "widgets/html_page.py", "widgets/markup.py")
OF_QT = frozenset(
    {
        *("QLabel", "QMessageBox", "QInputDialog", "QErrorMessage", "QProgressDialog"),
        *("QToolTip", "QWhatsThis", "QSplashScreen", "QSystemTrayIcon", "QWizard", "QWizardPage"),
        *("QTextBrowser", "QTextDocumentFragment", "QStaticText", "QGraphicsTextItem"),
    }
)
"""Classes of Qt that take a text for HTML if it looks so, or always."""
GUESSING = frozenset({"QTextEdit", "QTextDocument", "Html"})
"""Fine as long as they are made without a text; only ``markup`` makes HTML of one."""
METHODS = frozenset(
    {
        *("setToolTip", "setStatusTip", "setWhatsThis", "setTabToolTip", "setTabWhatsThis"),
        *("setHtml", "insertHtml", "appendHtml", "fromHtml", "setMarkdown", "insertMarkdown"),
        *("fromMarkdown", "setTextFormat", "setSubTitle", "setOpenExternalLinks"),
        *("setAcceptRichText", "setDefaultStyleSheet"),
    }
)
"""Methods that show a text as HTML, or may."""
FINE = {
    "actions/book.py: setStatusTip": "an empty one",
    "tagged_text/segment_text.py: setAcceptRichText": "it accepts none",
    "features/help/guide_window.py: setDefaultStyleSheet": "colours of the guide",
}
TIPS = frozenset({"ToolTipRole", "WhatsThisRole", "StatusTipRole"})
ROWS = frozenset({"addRow", "insertRow"})
"""Of forms: they make a label of Qt's own of a text."""
OWN_TEXTS = frozenset({"tr", "field_label", "_row_label"})
"""What the text or label of a row may be made by: texts of the desk, and labels that show them as
they stand.
"""


def past_the_helpers(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of what shows a text without seeing to it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _called(node)
        elif isinstance(node, ast.ClassDef):
            for base in node.bases:
                if _last(base) in OF_QT:
                    yield node.lineno, _last(base)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _tips_of_a_model(node)


def _called(node: ast.Call) -> Iterator[tuple[int, str]]:
    name = _last(node.func)
    owner = _last(node.func.value) if isinstance(node.func, ast.Attribute) else ""
    if name in OF_QT or name in METHODS:
        yield node.lineno, name
    elif owner in OF_QT:
        yield node.lineno, owner
    elif name in GUESSING and node.args:
        yield node.lineno, name
    elif name in ROWS and len(node.args) > 1 + (name == "insertRow"):
        head = node.args[name == "insertRow"]
        made = isinstance(head, ast.Call) and _last(head.func) in OWN_TEXTS
        if not made and not (isinstance(head, ast.Constant) and not head.value):
            yield node.lineno, name


def _tips_of_a_model(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[int, str]]:
    """What an item model has for the mouse to rest on, if it is not made a tip."""
    inside = list(ast.walk(function))
    asked = [one for one in inside if isinstance(one, ast.Attribute) and one.attr in TIPS]
    made = any(isinstance(one, ast.Call) and _last(one.func) == "tip_text" for one in inside)
    if asked and not made:
        yield asked[0].lineno, asked[0].attr


def _last(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_no_widget_takes_a_text_for_html() -> None:
    root = house.CHECKOUT / "gui" / "postil_gui"
    if not root.is_dir():
        pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)")
    wrong, seen = [], set()
    for path in sorted(root.rglob("*.py")):
        place = path.relative_to(root).as_posix()
        if place in HOMES:
            continue
        for line, name in past_the_helpers(ast.parse(path.read_text(encoding="utf-8"))):
            seen.add(f"{place}: {name}")
            if f"{place}: {name}" not in FINE:
                wrong.append(f"{place}:{line}: {name}")
    assert not wrong, "use plain_text or html_page instead:\n" + "\n".join(wrong)
    assert FINE.keys() <= seen, "no longer there: take it off the list"


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("label = QtWidgets.QLabel(name)", "QLabel"),
        ("class Strip(QtWidgets.QLabel): pass", "QLabel"),
        ("QtWidgets.QMessageBox.question(self, title, text)", "QMessageBox"),
        ("QtWidgets.QToolTip.showText(place, text, self)", "QToolTip"),
        ("self.button.setToolTip(message)", "setToolTip"),
        ("view.setHtml(page)", "setHtml"),
        ("page = Html(f'<p>{name}</p>')", "Html"),
        ("QtWidgets.QTextEdit(text)", "QTextEdit"),
        ("form.addRow(document.name, field)", "addRow"),
        ("form.insertRow(0, f'{name}:', field)", "insertRow"),
        ("def data(self):\n    if role == Qt.ItemDataRole.ToolTipRole: return note", "ToolTipRole"),
    ],
)
def test_what_goes_past_the_helpers_is_found(code: str, name: str) -> None:
    assert [found for _, found in past_the_helpers(ast.parse(code))] == [name]


def test_what_only_names_a_class_of_qt_is_fine() -> None:
    code = (
        "def box(label: QtWidgets.QLabel) -> QtWidgets.QMessageBox:\n"
        "    yes = QtWidgets.QMessageBox.StandardButton.Yes\n"
        "    return isinstance(label, QtWidgets.QLabel) or MessageBox(None, yes)\n"
        "def data(self):\n"
        "    return tip_text(note) if role == Qt.ItemDataRole.ToolTipRole else Html()\n"
    )
    assert list(past_the_helpers(ast.parse(code))) == []
