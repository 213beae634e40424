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

    /// The folders all of whose files are inputs, as places.
    private let folders = Mutex<[String]>([])

    /// Notes that a file is read.
    func add(_ path: String) {
        guard path != InputFile.standardStream, JobFiles.current?.isInline(path) != true else { return }
        names.withLock { $0[path.resolvedPath] = path }
    }

    /// Notes that pictures are read, whose paths have no links in them.
    func add(pictures: [String]) {
        names.withLock { names in for path in pictures { names[path] = path } }
    }

    /// Notes that the files of a folder are read, which are those that are there now.
    func add(folder: String) {
        folders.withLock { $0.append(folder.resolvedPath) }
    }

    /// Makes sure that an output is none of the inputs.
    func check(_ output: String) throws(Failure) {
        let place = output.resolvedPath
        if FileStamp(ofFile: place) != nil, let folder = folders.withLock({ $0.first { place.hasPrefix($0 + "/") } }) {
            throw Failure("\(output) is a file of the input \(folder); name another file for the output")
        }
        guard let input = names.withLock({ $0[place] }) else { return }
        let spelling = input.absolutePath == output.absolutePath ? "" : " (\(input))"
        throw Failure("\(output) is an input\(spelling); name another file for the output")
    }
}
