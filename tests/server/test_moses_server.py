"""The XML-RPC interface, called as the Moses plug-ins of OmegaT and Virtaal call it."""

from __future__ import annotations

import xmlrpc.client

import pytest
from server_calls import send

from postil.server.folder import ServerFolder
from postil.server.http.tokens import Role

pytest.importorskip("uvicorn")
SENTENCE = "Press the green button."


def test_plug_ins_get_a_text(address: str) -> None:
    with xmlrpc.client.ServerProxy(f"{address}/RPC2") as server:
        as_omegat = server.translate({"text": SENTENCE})
        as_virtaal = server.translate(
            {"text": SENTENCE, "align": "false", "report-all-factors": "false"}
        )
    assert as_omegat["text"]
    assert as_omegat == as_virtaal


def test_phrase_alignment_is_given_in_word_positions(address: str) -> None:
    with xmlrpc.client.ServerProxy(f"{address}/RPC2/printer") as server:
        answer = server.translate({"text": SENTENCE, "align": "true", "nbest": 3})
    words, targets = SENTENCE.split(), answer["text"].split()
    assert answer["align"][0]["tgt-start"] == 0
    for phrase in answer["align"]:
        assert 0 <= phrase["src-start"] <= phrase["src-end"] < len(words)
        assert 0 <= phrase["tgt-start"] < len(targets)
    assert answer["nbest"][0]["hyp"] == answer["text"]
    assert 1 < len(answer["nbest"]) <= 3


def test_letters_outside_xml_do_no_harm(address: str) -> None:
    with xmlrpc.client.ServerProxy(f"{address}/RPC2") as server:
        assert server.translate({"text": "a < b & “c” \U0001f600"})["text"]


@pytest.mark.parametrize("values", [(), ("a",), ({"text": 5},), ({"no": "a"},), ({}, {})])
def test_a_call_with_wrong_parameters_is_a_fault(address: str, values: tuple[object, ...]) -> None:
    with xmlrpc.client.ServerProxy(f"{address}/RPC2") as server:
        with pytest.raises(xmlrpc.client.Fault, match="needed"):
            server.translate(*values)
        with pytest.raises(xmlrpc.client.Fault, match="only method"):
            server.system.shutdown()


def test_a_token_is_the_password_or_in_the_address(address: str, opened: ServerFolder) -> None:
    token = opened.tokens.add("anna", Role.READER)
    place = address.removeprefix("http://")
    for known in (f"http://anna:{token}@{place}/RPC2", f"{address}/RPC2?api_key={token}"):
        with xmlrpc.client.ServerProxy(known) as server:
            assert server.translate({"text": SENTENCE})["text"]
    for unknown in (f"{address}/RPC2", f"http://anna:x@{place}/RPC2"):
        with xmlrpc.client.ServerProxy(unknown) as server:
            with pytest.raises(xmlrpc.client.ProtocolError) as refused:
                server.translate({"text": SENTENCE})
            assert refused.value.errcode == 401


BOMB = (
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    "<methodCall><methodName>translate</methodName><params><param><value><struct><member>"
    "<name>text</name><value>&b;</value></member></struct></value></param></params></methodCall>"
)
OUTSIDE = BOMB.replace('"aaaaaaaaaa"', 'SYSTEM "file:///etc/passwd"')


@pytest.mark.parametrize(
    "body", [BOMB, OUTSIDE, "", "<methodCall>", "<a>" * 5000, "<methodResponse/>", "{}"]
)
def test_what_is_no_safe_call_is_refused(address: str, body: str) -> None:
    status, _, said = send(address, "POST", "/RPC2", body.encode())
    assert status == 400
    assert said
