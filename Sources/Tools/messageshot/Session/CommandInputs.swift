import Files
import GoldenCommands

/// The input files of a command, which it must not overwrite, whatever spelling or link leads to them.
final class CommandInputs {
    /// The names of the inputs as given, by their places.
    private var names: [String: String] = [:]

    /// The places of folders whose files are all inputs.
    private var folders: [String] = []

    func add(_ path: String) { names[path.resolvedPath] = path }

    /// Adds pictures, whose paths have no links.
    func add(pictures: [String]) {
        for path in pictures { names[path] = path }
    }

    /// Adds the current files of a folder.
    func add(folder: String) { folders.append(folder.resolvedPath) }

    /// Checks that an output isn't an input.
    func check(_ output: String) throws(Failure) {
        let place = output.resolvedPath
        if FileStamp(ofFile: place) != nil, let folder = folders.first(where: { place.hasPrefix($0 + "/") }) {
            throw Failure("\(output) is in the input folder \(folder); name another file for the output")
        }
        guard let input = names[place] else { return }
        let spelling = input.absolutePath == output.absolutePath ? "" : " (\(input))"
        throw Failure("\(output) is an input\(spelling); name another file for the output")
    }
}
