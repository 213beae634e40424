import ArgumentParser
import Foundation

/// Arguments of the command that draws or checks pictures.
public struct PictureOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the pictures, created if it doesn't exist.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @OptionGroup var shared: DocumentationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point, from 0.25 to 10 (default: 2, or with --check the scale of each existing picture).",
            valueName: "n"))
    var scale: Double?

    @Flag(help: "Embed the frame trees in the pictures, so that --check can report what changed.")
    var embedFrames = false

    @Flag(help: "Make the files as small as possible, which takes a second or two for a phone screen.")
    var optimize = false

    @Flag(inversion: .prefixedNo, help: "Write index.html, which shows all pictures with their code.")
    var index = true

    /// Creates the default options.
    public init() {}

    /// Whether to compare the existing pictures with new ones.
    public var check: Bool {
        get { shared.check }
        set { shared.check = newValue }
    }

    public func validate() throws {
        if let scale, !PictureScale.range.contains(scale) {
            throw PictureFailure("--scale \(scale.plain) is not between 0.25 and 10; the default is 2")
        }
    }
}

extension Double {
    /// The number, without “.0” for an integer.
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
