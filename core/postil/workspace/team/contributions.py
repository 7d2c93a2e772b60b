"""Contribution of one confirmed segment to the memory and the engine of a team, sent to the
server.
"""

from __future__ import annotations

from postil.workspace.team.answers import value_of
from postil.workspace.team.client import ServerAway, ServerRefusal, TeamClient, in_path
from postil.workspace.team.link import TeamLink
from postil.workspace.team.outbox import Sending


def contribute(client: TeamClient, link: TeamLink, sending: Sending) -> tuple[str, int] | None:
    """Send one request; origin and number of what the engine learned, if it did."""
    if link.memory:
        client.put(
            f"/v1/memories/{in_path(link.memory)}/contributions",
            {
                "project": link.key,
                "units": [{"number": sending.unit, "unit": sending.values}],
            },
        )
    if not link.engine:
        return None
    engine = f"/v1/engines/{in_path(link.engine)}"
    if sending.undo is not None:
        _undo(client, engine, sending.undo)
    if not sending.learns or sending.values is None:
        return None
    learned = client.post(
        f"{engine}/learn",
        {
            **{name: sending.values[name] for name in ("source", "target", "document")},
            "segment": sending.values["segment"],
            **link.layer_values(),
            "layer": link.layer,
            "request": f"{link.key}:{sending.name}",
        },
    )
    try:
        return value_of(learned, "origin", str), value_of(learned, "number", int)
    except ValueError as error:
        raise ServerAway("The team server answers in a way that cannot be read.") from error


def _undo(client: TeamClient, engine: str, event: tuple[str, int]) -> None:
    """Take an event back; one that the engine does not know, or that is another's by now, stays as
    it is there.
    """
    try:
        client.post(f"{engine}/undo", {"origin": event[0], "number": event[1]})
    except ServerRefusal as error:
        if error.status not in (403, 404):
            raise
        client.get(f"{engine}/lessons?limit=1")  # refused, if there is no such engine
