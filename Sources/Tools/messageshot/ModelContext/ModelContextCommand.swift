import ArgumentParser
import Console
import Files
import Foundation
import GoldenCommands
import ModelContext
import Pictures

/// Serves other programs over standard input and output.
struct ModelContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the Model Context Protocol, so that other programs can draw and see the pictures.",
        discussion: """
            A client starts this command, and writes requests to its standard input. The server reads and writes files of \
            one folder only. It exits with code 0 when its input ends.
            """)

    @Option(
        help: ArgumentHelp(
            "The folder of the files that tools read and write.", valueName: "folder"),
        completion: .directory)
    var folder = "."

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The time limit of a call.", valueName: "seconds"))
    var timeout = 60.0

    func run() throws {
        guard timeout.isFinite, (0.01...86400).contains(timeout) else {
            throw Failure(
                "--timeout \(timeout.formattedPlainly) is not between 0.01 and 86400 seconds; the default is 60")
        }
        let folder = try ServedFolder(folder)
        if isatty(STDIN_FILENO) == 1 {
            StandardError.write(
                "messageshot: waiting for requests in JSON; a client starts this command, see Model-Context-Protocol.md"
            )
        }
        let runner = CommandRunner(program: BatchRoot.program, timeout: timeout)
        let tools = CommandTool.all.map { ServedTool(tool: $0, folder: folder, runner: runner) }
        let calls = ProcessInfo.processInfo.activeProcessorCount
        ModelContextServer(Self.identity, tools: tools, calls: calls).run()
    }

    private static let identity = ServerIdentity(
        name: "messageshot", title: "MessageShot", version: MessageShotVersion.current,
        instructions: """
            MessageShot draws chat conversations as an iOS app shows them. Paths are relative to the folder of the server; \
            others are refused. Look at the picture in an answer, and find a component of it by name in the tree beside \
            it. After a change, call compare to see what it changed, and lint to find layout flaws.
            """)
}
