import ArgumentParser
import Pictures
import Styles

/// The argument that says which kit's views are drawn.
struct FlavourOption: ParsableArguments {
    @Option(help: ArgumentHelp(.flavour))
    var flavour: Flavour = .uikit

    /// Reads a style file.
    ///
    /// - Parameter warnings: Gets a line for each value that the flavour has nothing for.
    func style(contentsOf path: String, _ session: CommandSession, warnings: inout Warnings) throws -> Style {
        session.reads(path)
        let (style, unsupported) = try session.documents.style(path, in: flavour)
        warnings.add(unsupported)
        return style
    }
}

extension Flavour: ExpressibleByArgument {}
