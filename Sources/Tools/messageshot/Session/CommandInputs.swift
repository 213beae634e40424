import Files
import GoldenCommands

/// The files that a command reads, none of which it may write over: whoever spells a path otherwise, or names a link,
/// means the same file.
final class CommandInputs {
    /// The inputs by their places, as they were named.
    private var names: [String: String] = [:]

    /// The folders all of whose files are inputs, as places.
    private var folders: [String] = []

    func add(_ path: String) { names[path.resolvedPath] = path }

    /// Adds pictures, whose paths have no links in them.
    func add(pictures: [String]) {
        for path in pictures { names[path] = path }
    }

    /// Adds the files of a folder: those that are there now.
    func add(folder: String) { folders.append(folder.resolvedPath) }

    /// Makes sure that an output is none of the inputs.
    func check(_ output: String) throws(Failure) {
        let place = output.resolvedPath
        if FileStamp(ofFile: place) != nil, let folder = folders.first(where: { place.hasPrefix($0 + "/") }) {
            throw Failure("\(output) is a file of the input \(folder); name another file for the output")
        }
        guard let input = names[place] else { return }
        let spelling = input.absolutePath == output.absolutePath ? "" : " (\(input))"
        throw Failure("\(output) is an input\(spelling); name another file for the output")
    }
}
