"""Problems: the reasons why requests are refused, in the form of each interface."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus


class Problem(Exception):  # noqa: N818 (RFC 9457 calls it so)
    """A request that cannot be answered.

    Parameters
    ----------
    status
        HTTP status.
    detail
        What was wrong, as a sentence.
    field
        Where in the request, as a JSON pointer; "" for all of it.
    headers
        To send besides.
    """

    def __init__(
        self,
        status: int,
        detail: str,
        *,
        field: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.field = field
        self.headers = dict(headers or {})

    def document(self) -> dict[str, object]:
        """The problem document of RFC 9457."""
        found: dict[str, object] = {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": self.detail,
        }
        if self.field:
            found["field"] = self.field
        return found
