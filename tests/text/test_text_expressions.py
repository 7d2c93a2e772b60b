"""Expressions of strangers: what would fill the computer's memory is refused before it is made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.expressions import MOST_SIGNS, compile_expression

ATOMS = ("a", r"\d", "[()]", "[{5}]", r"\(", r"\{", "(?#[)")


@pytest.mark.parametrize(
    "pattern",
    [
        r"\d{2147483647}",
        r"\d{1,3}(?:[.,]\d{2147483647})*",
        "(?:(?:a{1000}){1000}){1000}",
        "(?:(?:a[)]{1000}){1000}){1000}",
        "(?:(?:a[(]{1000}){1000}){1000}",
        "(?x)a{ 2147483647 }",
        "(?:a+{1000}b){1000}",
        f"(?:{'a' * 1001}){{100}}",
    ],
)
def test_what_is_written_out_to_too_much_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match="asks for too much"):
        compile_expression(pattern)


@pytest.mark.parametrize(
    "pattern",
    [r"\d{4}-\d{2}-\d{2}", r"\d{1,2147483647}", "a{,2147483647}", r"\{99999999\}", "(?:ab){5000}"],
)
def test_others_are_compiled(pattern: str) -> None:
    compile_expression(pattern)


@pytest.mark.parametrize(
    "errors", ["{e}", "{e<=2}", "{i<=3,d<=3}", "{1<=e<=3}", "{2i+2d+1s<=4}", "{s<=2:[a-z]}"]
)
def test_long_expressions_allow_for_no_errors(errors: str) -> None:
    assert compile_expression(f"(?:word){errors}").search("worm") is not None
    with pytest.raises(ValueError, match="asks for too much"):
        compile_expression(f"(?:word){errors}{'a' * 500}")


@pytest.mark.parametrize("sign", [r"\p{s}", r"\N{SPACE}", r"\p{Lu}", "a{2}", r"[{e]"])
def test_long_expressions_without_errors_are_compiled(sign: str) -> None:
    compile_expression(sign + "a" * 500)


@given(
    st.recursive(
        st.sampled_from(ATOMS).map(lambda atom: (atom, 1)),
        lambda inner: st.builds(
            lambda parts, times: (
                f"(?:{''.join(text for text, _ in parts)}){{{times}}}",
                times * sum(signs for _, signs in parts),
            ),
            st.lists(inner, min_size=1, max_size=3),
            st.sampled_from([1, 40, 1000]),
        ),
        max_leaves=6,
    )
)
def test_no_repetition_is_overlooked(made: tuple[str, int]) -> None:
    """Whatever stands in brackets and comments; ``made`` has an expression and its least size."""
    pattern, least = made
    if least > MOST_SIGNS:
        with pytest.raises(ValueError, match="asks for too much"):
            compile_expression(pattern)
