"""A server of a folder, for tests that kill it: says its address on standard
output. Arguments: the folder; a port, or 0 for a free one; the address of a server
to be followed, and the token of an owner there.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from postil.server.application import Address, make_application, make_server
from postil.server.folder import ServerFolder
from postil.server.follower import Follower
from postil.workspace.team.client import ServerAddress


def main() -> None:
    folder = ServerFolder(Path(sys.argv[1]), serving=True)
    follows = sys.argv[3] if len(sys.argv) > 3 else ""
    application = make_application(folder, follows=follows)
    if follows:
        Follower(folder, ServerAddress.parse(follows), sys.argv[4]).start()
    # of this protocol by name: else asyncio waits to fill packets
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0))
    listening.listen()
    port = listening.getsockname()[1]
    print(f"http://127.0.0.1:{port}", flush=True)
    make_server(application, Address(port=port)).run(sockets=[listening])


if __name__ == "__main__":
    main()
