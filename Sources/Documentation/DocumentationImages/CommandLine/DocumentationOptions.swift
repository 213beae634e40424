import ArgumentParser
import Documents
import Rendering

/// The options of all commands that draw or check the pictures of a documentation.
package struct DocumentationOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Help.only, valueName: "name"))
    package var only: [String] = []

    @Flag(help: ArgumentHelp(Help.check))
    package var check = false

    @Flag(help: ArgumentHelp(Help.list))
    package var list = false

    @Flag(help: "Keep running, and redraw pictures on changes; a preview page reloads itself.")
    package var watch = false

    @Flag(help: ArgumentHelp(Help.prune))
    package var prune = false

    /// What the help says of the options that jobs have, too.
    package enum Help {
        package static let only = "Only this picture, by name. May be repeated."
        package static let check =
            "Compare the existing pictures and pages with new ones, and write nothing."
        package static let list = "Print the names of the pictures, and draw none."
        package static let prune = "Remove pictures that no entry produces anymore."
    }

    package init() {}

    package func validate() throws {
        let modes = modes
        guard modes.count < 2 else {
            throw PictureFailure("\(modes[0]) and \(modes[1]) can't be combined; remove one")
        }
        if prune, !only.isEmpty { throw PictureFailure("--prune checks all pictures; remove --only") }
    }

    /// The options that ask for something else than drawing.
    package var modes: [String] {
        [("--check", check), ("--list", list), ("--watch", watch), ("--prune", prune)].filter(\.1).map(\.0)
    }

    /// The names that are asked for; `nil` for all.
    ///
    /// - Parameters:
    ///   - known: The names that there are.
    ///   - owner: What has them, such as ` of pictures.yaml`; may be empty.
    package func names(among known: [String], of owner: String = "") throws(PictureFailure) -> Set<String>? {
        let names = only.map { known.contains($0) ? $0 : FileFormat.nameWithoutEnding($0) }
        for name in names where !known.contains(name) {
            let nearest = Nearest.ranked(known, by: name).prefix(3).joined(separator: ", ")
            throw PictureFailure(
                "--only “\(name)” is not a picture\(owner); "
                    + (nearest.isEmpty ? "there are none" : "did you mean \(nearest)?"))
        }
        return names.isEmpty ? nil : Set(names)
    }
}
