import ArgumentParser
import DocumentationImages
import Rendering
import Typesetting

/// The folder of system fonts, for commands that draw in several settings or start other programs.
struct SystemFontsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(.systemFonts), completion: .directory, transform: DocumentationOptions.readFontFolder)
    var systemFonts: String?

    /// Makes the program, and those that it starts, draw with the fonts of the folder.
    ///
    /// - Throws: An error if the fonts can't be drawn with.
    func use() throws {
        if let systemFonts { SystemFontsFolder.setInEnvironment(systemFonts) }
        try RenderSettings().checkFonts()
    }
}
