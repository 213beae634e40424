import Files
import GoldenCommands
import Synchronization

/// The files that a command reads, none of which it may write over: whoever spells a path otherwise, or names a link,
/// means the same file.
final class CommandInputs: Sendable {
    /// Those of the command that runs. Each job of a batch has its own.
    @TaskLocal static var current = CommandInputs()

    /// The inputs by their places, as they were named.
    private let names = Mutex<[String: String]>([:])

    /// Notes that a file is read.
    func add(_ path: String) {
        guard path != InputFile.standardStream, JobFiles.current?.isInline(path) != true else { return }
        names.withLock { $0[path.resolvedPath] = path }
    }

    /// Notes that pictures are read, whose paths have no links in them.
    func add(pictures: [String]) {
        names.withLock { names in for path in pictures { names[path] = path } }
    }

    /// Makes sure that an output is none of the inputs.
    func check(_ output: String) throws(Failure) {
        guard let input = names.withLock({ $0[output.resolvedPath] }) else { return }
        let spelling = input.absolutePath == output.absolutePath ? "" : " (\(input))"
        throw Failure("\(output) is an input\(spelling); name another file for the output")
    }
}
