import ArgumentParser
import ChatUI
import Comparison
import Files
import Foundation
import Frames
import Raster

/// Holds two pictures against each other.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two PNG pictures: their pixels, and their frames if they carry them.",
        discussion: """
            Exit codes: 0 the same or within the tolerance, 1 different, 2 a picture can't be compared. Pictures with \
            equal pixels and different frames are different. Without options a pixel may differ by one level in each \
            channel, and none by more.
            """)

    @Argument(help: ArgumentHelp("The picture as it was, or - for standard input.", valueName: "a.png"))
    var expected: String

    @Argument(help: ArgumentHelp("The picture as it is, or - for standard input.", valueName: "b.png"))
    var actual: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A PNG in which red pixels differ and yellow ones are tolerated.", valueName: "diff.png"))
    var output: String?

    @Flag(help: "Print the comparison as JSON.")
    var json = false

    @OptionGroup(title: "What may differ") var tolerance: ToleranceOptions

    func run() throws {
        let tolerance = try tolerance.makeTolerance()
        let destination = try output.map(makeDestination)
        guard expected != InputFile.standardStream || actual != InputFile.standardStream else {
            throw Failure("- stands for standard input, which can be only one of the two pictures")
        }
        let pictures = (try picture(expected), try picture(actual))
        Appearance.registerDesignTokens()
        let names = KnownTokens()
        let comparison = PictureComparison(
            expected: pictures.0, actual: pictures.1, tolerance: tolerance,
            tokens: pictures.0.frame.map(names.tokens) ?? DesignTokens(), newTokens: pictures.1.frame.map(names.tokens))
        if let destination {
            let picture = try DifferencePicture.make(
                expected: pictures.0.bitmap, actual: pictures.1.bitmap, tolerance: tolerance.color)
            try AtomicFile.write(PNGWriter.data(picture), to: destination)
        }
        if json {
            try StandardOutput.write(comparison.json() + Data("\n".utf8))
        } else {
            try StandardOutput.write(line: comparison.description)
        }
        guard comparison.isMatch, comparison.verdict != .framesOnly else { throw ExitCode(1) }
    }

    private func picture(_ path: String) throws -> ComparedPicture {
        do {
            if path == InputFile.standardStream { return try ComparedPicture(png: InputFile.readStandardInput()) }
            return try ComparedPicture(path: path)
        } catch let error as UnreadablePicture {
            throw Failure("\(path == InputFile.standardStream ? "standard input" : path): \(error)")
        }
    }

    private func makeDestination(_ path: String) throws -> String {
        guard case .file(let path) = try Destination(output: path, name: "diff.png") else {
            throw Failure("-o \(path): name a file for the picture of the differences, such as diff.png")
        }
        let output = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        for input in [expected, actual]
        where input != InputFile.standardStream && URL(fileURLWithPath: input).resolvingSymlinksInPath() == output {
            throw Failure("\(path) is one of the two pictures; name another file for their difference")
        }
        return path
    }
}

/// The differences that two pictures may have and still pass as equal.
struct ToleranceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Levels, of 255, by which each channel may differ.", valueName: "0…255"))
    var channels = 1

    @Option(
        help: ArgumentHelp(
            "Compare as eyes do: the distance, of 1 for black and white, that counts as none.", valueName: "0…1"))
    var perceptual: Double?

    @Flag(help: "Forgive pixels that smooth an edge.")
    var antialiasing = false

    @Option(help: ArgumentHelp("How many pixels may differ by more.", valueName: "n"))
    var maximumPixels = 0

    @Option(help: ArgumentHelp(
            "Ignore a component and what is in it, pixels and frames, by its name; may be repeated.", valueName: "name"))
    var ignore: [String] = []

    func makeTolerance() throws -> PictureTolerance {
        guard (0...255).contains(channels) else { throw Failure("--channels \(channels): a level is 0 to 255") }
        guard maximumPixels >= 0 else { throw Failure("--maximum-pixels \(maximumPixels): 0 or more is needed") }
        if let perceptual, !(0...1).contains(perceptual) {
            throw Failure("--perceptual \(perceptual): a distance is 0 to 1; 0.02 is just visible")
        }
        return PictureTolerance(
            color: perceptual.map { .perceptual(threshold: $0) } ?? .channels(channels),
            forgivesAntialiasing: antialiasing, maximumPixels: maximumPixels,
            components: ignore.map { .ignore($0) })
    }
}
