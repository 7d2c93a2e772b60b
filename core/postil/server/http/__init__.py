"""Requests over HTTP: authentication, rights and limits of users, and parsing of requests."""
