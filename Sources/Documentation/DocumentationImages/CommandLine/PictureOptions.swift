import ArgumentParser

/// The arguments of the command line that draws or checks pictures.
public struct PictureOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder of the pictures, which is made if it is not there.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("A picture by its name, and not the page; may be repeated.", valueName: "name"))
    var only: [String] = []

    @Flag(help: "Print the names of the pictures, and draw none.")
    var list = false

    /// Compare the pictures that are there with new ones.
    @Flag(help: "Compare the pictures in the folder with new ones at their own scale, and write nothing.")
    public var check = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point, from 0.25 to 10; 2 unless given.", valueName: "n"))
    var scale: Double?

    @Flag(help: "Put the frame trees into the pictures, so that --check can say what changed.")
    var embedFrames = false

    @Flag(help: "Make the files as small as can be, which takes a second or two for a phone.")
    var optimize = false

    @Flag(help: "Remove pictures that this program drew and that no entry makes any more.")
    var prune = false

    @Flag(inversion: .prefixedNo, help: "Write index.html, which shows all pictures with their code.")
    var index = true

    /// Creates the arguments of a command line without any.
    public init() {}

    public func validate() throws {
        if let scale, !scale.isFinite || !(0.25...10).contains(scale) {
            throw PictureFailure("--scale \(scale.plain) is not between 0.25 and 10; the default is 2")
        }
        if prune, check {
            throw PictureFailure("--prune removes pictures and --check writes nothing; give one of them")
        }
        if prune, !only.isEmpty {
            throw PictureFailure("--prune looks at all pictures and --only at some; give one of them")
        }
        if list, check || prune { throw PictureFailure("--list draws nothing; give it without --check and --prune") }
    }
}

extension Double {
    /// The number without a fraction of zero.
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
