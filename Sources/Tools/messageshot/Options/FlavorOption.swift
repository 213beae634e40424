import ArgumentParser
import Pictures
import Styles

/// The argument for the SDK's flavor.
struct FlavorOption: ParsableArguments {
    @Option(help: ArgumentHelp(.flavor))
    var flavor: Flavor = .uikit

    /// Reads a style file.
    ///
    /// - Parameter warnings: Receives a line for each value that the flavor doesn't support.
    func style(contentsOf path: String, _ session: CommandSession, warnings: inout Warnings) throws -> Style {
        session.reads(path)
        let (style, unsupported) = try session.documents.style(path, in: flavor)
        warnings.add(unsupported)
        return style
    }
}

extension Flavor: ExpressibleByArgument {}
