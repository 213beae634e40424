import ArgumentParser
import Foundation

/// The arguments of the command line that draws or checks pictures.
public struct PictureOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder of the pictures, which is made if it is not there.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @OptionGroup var shared: DocumentationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point, from 0.25 to 10; 2 unless given, and with --check those of the pictures in the folder.",
            valueName: "n"))
    var scale: Double?

    @Flag(help: "Put the frame trees into the pictures, so that --check can say what changed.")
    var embedFrames = false

    @Flag(help: "Make the files as small as can be, which takes a second or two for a phone.")
    var optimize = false

    @Flag(inversion: .prefixedNo, help: "Write index.html, which shows all pictures with their code.")
    var index = true

    /// Creates the arguments of a command line without any.
    public init() {}

    /// Compare the pictures that are there with new ones.
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
    /// The number without a fraction of zero.
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
