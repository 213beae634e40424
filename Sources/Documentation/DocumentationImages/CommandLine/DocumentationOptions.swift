import ArgumentParser
import Documents
import Rendering
import Typesetting

/// Options shared by all commands that draw or check the pictures of a documentation folder.
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

    @Option(
        help: ArgumentHelp(Help.systemFonts, valueName: "folder"), completion: .directory,
        transform: Self.readFontFolder)
    package var systemFonts: String?

    /// Runs `body`, which draws with the fonts of the folder.
    ///
    /// - Throws: An error if the fonts can't be drawn with, or that of `body`.
    package func withFonts(_ body: () throws -> Void) throws {
        try SystemFontsFolder.with(systemFonts) {
            // Measuring can't throw, so the fonts are checked first.
            try RenderSettings().checkFonts()
            try body()
        }
    }

    /// Reads the argument of `--system-fonts`. An empty path would name the current folder.
    package static func readFontFolder(_ argument: String) throws -> String {
        guard !argument.isEmpty else {
            throw ValidationError("expected a folder with Apple’s fonts, such as fonts/apple")
        }
        return argument
    }

    /// Help texts that other commands use, too.
    package enum Help {
        package static let only = "Draw or check only the picture with this name. May be repeated."
        package static let check =
            "Compare the existing pictures and pages with new ones, and write nothing."
        package static let list = "Print the names of the pictures, and draw none."
        package static let prune = "Remove pictures that no entry produces anymore."
        package static let systemFonts =
            "A folder with Apple's SF Pro, SF Mono, New York, SF Pro Rounded or Apple Color Emoji, to draw with instead of "
            + "the bundled fonts (default: MESSAGESHOT_SYSTEM_FONTS)."
    }

    package init() {}

    package func validate() throws {
        let modes = modes
        guard modes.count < 2 else {
            throw PictureFailure("\(modes[0]) and \(modes[1]) can't be combined; remove one")
        }
        if prune, !only.isEmpty { throw PictureFailure("--prune checks all pictures; remove --only") }
    }

    /// The options that replace or extend drawing.
    package var modes: [String] {
        [("--check", check), ("--list", list), ("--watch", watch), ("--prune", prune)].filter(\.1).map(\.0)
    }

    /// Returns the requested names; `nil` for all.
    ///
    /// - Parameters:
    ///   - known: The names of all pictures.
    ///   - owner: Where the pictures are declared, such as ` of pictures.yaml`; may be empty.
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
