import ArgumentParser
import Pictures
import Styles

/// The argument that says which kit's views are drawn.
struct FlavorOption: ParsableArguments {
    @Option(help: ArgumentHelp(.flavor))
    var flavor: Flavor = .uikit

    /// Reads a style file.
    ///
    /// - Parameter warnings: Gets a line for each value that the flavor has nothing for.
    func style(contentsOf path: String, _ session: CommandSession, warnings: inout Warnings) throws -> Style {
        session.reads(path)
        let (style, unsupported) = try session.documents.style(path, in: flavor)
        warnings.add(unsupported)
        return style
    }
}

extension Flavor: ExpressibleByArgument {}
