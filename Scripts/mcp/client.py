"""Sessions of the official Python client with messageshot mcp: client.py PROGRAM"""

import base64
import os
import pathlib
import sys
import tempfile

import anyio
from mcp import Client, MCPError, StdioServerParameters, types
from mcp.client.stdio import stdio_client

PROGRAM = os.path.abspath(sys.argv[1])
CALLS = 100
# What a server may grow by from the twentieth call to the last, in MiB: the memory of Swift's runtime and of its threads.
GROWTH = 16

CHAT = """
me: luke
users: { leia: { name: Leia Organa }, luke: { name: Luke } }
messages:
  - { from: leia, text: Hello }
  - { from: luke, text: Sup! }
"""
INLINE = {"users": {"a": "Ann"}, "messages": [{"from": "a", "text": "Hello"}]}
SQUARE = {"bubble": {"corner-radius": 3}}


def texts(result):
    return "\n".join(block.text for block in result.content if block.type == "text")


def pictures(result):
    return [base64.b64decode(block.data) for block in result.content if block.type == "image"]


def memory(process):
    """The resident memory of a process in MiB."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


def server_process():
    """The server that this process has started."""
    children = pathlib.Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    servers = [child for child in children if b"messageshot" in pathlib.Path(f"/proc/{child}/cmdline").read_bytes()]
    assert len(servers) == 1, servers
    return servers[0]


class Session:
    def __init__(self, client, folder):
        self.client, self.folder = client, folder
        self.progress = 0

    async def call(self, tool, arguments, **options):
        return await self.client.call_tool(tool, arguments, **options)

    async def render(self, number):
        result = await self.call("render", {"chat": "chat.yaml", "scale": 1, "width": 300 + number})
        assert not result.is_error and pictures(result)[0].startswith(b"\x89PNG"), texts(result)
        assert f"0 MessagesScreen - 0 0 {300 + number} " in texts(result), texts(result)

    async def render_inline(self, number):
        result = await self.call("render", {"chat": INLINE, "style": SQUARE, "flavor": "swiftui", "tree": False})
        assert len(pictures(result)) == 1, texts(result)

    async def compare(self, number):
        result = await self.call("compare", {"chat": CHAT, "after": SQUARE})
        assert texts(result) == "2 × ChatMessageBubbleView#bubbleView: corner radius 18 → 3", texts(result)
        assert len(pictures(result)) == 1

    async def lint(self, number):
        result = await self.call("lint", {"chat": "chat.yaml", "json": True})
        assert result.structured_content["results"][0]["picture"] == "chat.yaml"

    async def inspect(self, number):
        result = await self.call("inspect", {"image": "chat.png"})
        assert texts(result).startswith("0 MessagesScreen "), texts(result)

    async def mistake(self, number):
        for tool, arguments, sentence in [
            ("render", {}, "chat is missing: "),
            ("render", {"chat": "none.yaml"}, "none.yaml: there is no such file"),
            ("render", {"chat": "../../etc/passwd"}, "is outside the folder of the server"),
            ("render", {"chat": "chat.yaml", "appearance": 1}, "appearance: expected one of light, dark, not a number"),
            ("inspect", {"image": "chat.yaml"}, "chat.yaml: not a PNG picture"),
        ]:
            result = await self.call(tool, arguments)
            assert result.is_error and sentence in texts(result), texts(result)

    async def unknown_tool(self, number):
        try:
            await self.call("rendr", {})
        except MCPError as error:
            assert error.code == types.INVALID_PARAMS and "did you mean “render”?" in str(error), error
        else:
            raise AssertionError("an unknown tool has a result")

    async def canceled(self, number):
        # Nobody writes to the pipe, so the call doesn't end by itself.
        with anyio.move_on_after(0.3) as scope:
            await self.call("inspect", {"image": "pipe"})
        assert scope.cancelled_caught

    async def concurrent(self, number):
        async with anyio.create_task_group() as group:
            for task in [self.render, self.render_inline, self.lint, self.inspect]:
                group.start_soon(task, number)

    async def reporting(self, number):
        async def count(progress, total, message):
            self.progress += 1

        result = await self.call("render", {"chat": "chat.yaml", "tree": False}, progress_callback=count)
        assert not result.is_error

    @property
    def kinds(self):
        return [
            self.render, self.mistake, self.render_inline, self.canceled, self.inspect, self.concurrent, self.lint,
            self.unknown_tool, self.compare, self.reporting,
        ]


async def session(folder, mode, calls):
    server = StdioServerParameters(command=PROGRAM, args=["mcp", "--folder", str(folder)])
    async with Client(stdio_client(server), mode=mode) as client:
        tools = await client.list_tools()
        names = [tool.name for tool in tools.tools]
        assert {"draw_preview", "render", "compare", "inspect", "lint"} <= set(names), names
        session = Session(client, folder)
        process, before = server_process(), None
        for number in range(calls):
            if number == min(20, calls // 2):
                before = memory(process)
            await session.kinds[number % len(session.kinds)](number)
        assert session.progress >= calls // len(session.kinds), session.progress
        growth = memory(process) - before
        assert growth < GROWTH, f"the server has grown by {growth:.0f} MiB"
        print(f"{calls} calls in version {client.protocol_version}: the server grew by {growth:.1f} MiB")


async def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "chat.yaml").write_text(CHAT)
        os.mkfifo(folder / "pipe")
        server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=folder)
        async with Client(stdio_client(server)) as client:
            result = await client.call_tool("render", {"chat": "chat.yaml", "output": "chat.png", "tree": False})
            assert texts(result) == "wrote chat.png to the folder of the server", texts(result)
        await session(folder, "auto", CALLS)
        await session(folder, "legacy", 20)


anyio.run(main)
