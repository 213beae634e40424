import ArgumentParser
import ChatUI
import Comparison
import Files
import Foundation
import Frames
import Raster

/// Compares two pictures.
struct Diff: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two PNG pictures: their pixels, and their frames if both have them.",
        discussion: """
            Exit codes: 0 the same or within the tolerance, 1 different, 2 a picture can't be compared. Pictures with \
            equal pixels and different frames are different. Without options a pixel may differ by one level in each \
            channel, and none by more.
            """)

    @Argument(
        help: ArgumentHelp("The old picture, or - for standard input.", valueName: "a.png"), completion: .file())
    var expected: String

    @Argument(
        help: ArgumentHelp("The new picture, or - for standard input.", valueName: "b.png"), completion: .file())
    var actual: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A PNG of the differences: red pixels differ, yellow ones are tolerated.", valueName: "diff.png"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A PNG of the smallest parts that still differ, and a text file with their frames.",
            valueName: "min.png"), completion: .file())
    var minimal: String?

    @Option(
        help: ArgumentHelp("A PNG of both pictures, side by side.", valueName: "both.png"), completion: .file())
    var sideBySide: String?

    @Flag(help: "Print the comparison as JSON.")
    var json = false

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    func run(in session: CommandSession) throws {
        let tolerance = try tolerance.makeTolerance()
        for picture in [expected, actual] { session.reads(picture) }
        let destination = try output.map {
            try makeDestination($0, "-o", for: "the picture of the differences", session)
        }
        let smallest = try minimal.map {
            try makeDestination($0, "--minimal", for: "the picture of the smallest parts", session)
        }
        if let smallest {
            let text = Self.textPath(of: smallest)
            guard smallest.resolvedPath != text.resolvedPath,
                ![smallest, text].contains(where: { $0.resolvedPath == destination?.resolvedPath })
            else {
                throw Failure(
                    "--minimal \(smallest): it or its text file overwrites another output; name another file")
            }
        }
        let both = try sideBySide.map {
            try makeDestination($0, "--side-by-side", for: "the picture of both", session)
        }
        if let both, [destination, smallest].contains(where: { $0?.resolvedPath == both.resolvedPath }) {
            throw Failure("--side-by-side \(both) overwrites another output; name another file")
        }
        guard expected != InputFile.standardStream || actual != InputFile.standardStream else {
            throw Failure("- is standard input, which can only be one of the two pictures")
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
        if let both {
            let picture = try SideBySide.picture(before: (expected, pictures.0), after: (actual, pictures.1))
            try AtomicFile.write(PNGWriter.data(picture), to: both)
        }
        if let smallest { try writeMinimal(pictures, comparison, tolerance.color, to: smallest, session) }
        if json {
            try StandardOutput.write(json: comparison.json())
        } else {
            try StandardOutput.write(line: comparison.description)
        }
        if let difference = try differenceOfFonts() { session.output.warn("\(expected) \(difference)") }
        guard comparison.isMatch, comparison.verdict != .framesOnly else { throw ExitCode(1) }
    }

    /// Returns which fonts drew the two files; `nil` if they are the same, or if a picture came from standard input.
    private func differenceOfFonts() throws -> String? {
        guard ![expected, actual].contains(InputFile.standardStream) else { return nil }
        let notes = try [expected, actual].map { try PNGReader.text(in: InputFile.read($0)) }
        return SystemFontsNote.difference(SystemFontsNote(notes[0]), SystemFontsNote(notes[1]), of: actual)
    }

    private func picture(_ path: String) throws -> ComparedPicture {
        do {
            if path == InputFile.standardStream { return try ComparedPicture(png: InputFile.readStandardInput()) }
            return try ComparedPicture(path: path)
        } catch let error as UnreadablePicture {
            throw Failure("\(path == InputFile.standardStream ? "standard input" : path): \(error)")
        }
    }

    /// The text file next to a picture of the smallest parts.
    private static func textPath(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("txt").path
    }

    private func writeMinimal(
        _ pictures: (ComparedPicture, ComparedPicture), _ comparison: PictureComparison, _ color: ColorDifference,
        to path: String, _ session: CommandSession
    ) throws {
        let text = Self.textPath(of: path)
        guard
            let minimal = MinimalPicture(
                expected: pictures.0, actual: pictures.1, comparison: comparison, tolerance: color)
        else {
            guard !comparison.isMatch else { return }
            var warnings = Warnings()
            warnings.add(
                "\(path) was not written: finding the smallest parts needs two pictures with frames at the "
                    + "same scale")
            return warnings.report(to: session.output, everything: true)
        }
        try session.inputs.check(text)
        let folder = path.folderOfPath
        try StagedFiles.write(
            [
                (name: path.nameInPath, data: PNGWriter.data(minimal.picture())),
                (name: text.nameInPath, data: Data(minimal.text.utf8)),
            ], to: folder.isEmpty ? "." : folder)
    }

    private func makeDestination(
        _ path: String, _ option: String, for what: String, _ session: CommandSession
    ) throws -> String {
        let destination = try Destination(output: path, name: "diff.png")
        guard case .file(let path) = destination else {
            throw Failure("\(option) \(path): name a file for \(what), such as diff.png")
        }
        try session.inputs.check(path)
        try destination.check(endings: ["png"], of: what)
        return path
    }
}

/// The tolerance within which two pictures count as equal.
struct ToleranceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The tolerance per color channel, in levels of 255.", valueName: "0…255"))
    var channels = 1

    @Option(
        help: ArgumentHelp(
            "The perceptual tolerance: 1 is the distance of black and white, 0.02 just visible.", valueName: "0…1"))
    var perceptual: Double?

    @Flag(help: "Ignore anti-aliased pixels.")
    var antialiasing = false

    @Option(help: ArgumentHelp("The number of pixels that may exceed the tolerance.", valueName: "n"))
    var maximumPixels = 0

    @Option(
        help: ArgumentHelp(
            "Ignore a component with everything inside, or one kind of paint: timestampLabel, "
                + "timestampLabel.text, shadow. "
                + "May be repeated.", valueName: "name"))
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp(
            "The tolerance of a component in levels of 255, or of its position in points: "
                + "shadow=2, avatarView.border=8, avatarView=1pt. May be repeated.", valueName: "name=n"))
    var allow: [String] = []

    @Option(help: ArgumentHelp("Compare a component exactly. May be repeated.", valueName: "name"))
    var exact: [String] = []

    func makeTolerance() throws -> PictureTolerance {
        guard (0...255).contains(channels) else { throw Failure("--channels \(channels): a level is 0 to 255") }
        guard maximumPixels >= 0 else { throw Failure("--maximum-pixels \(maximumPixels): 0 or more is needed") }
        if let perceptual, !(0...1).contains(perceptual) {
            throw Failure("--perceptual \(perceptual): a distance is 0 to 1; 0.02 is just visible")
        }
        return PictureTolerance(
            color: perceptual.map { .perceptual(threshold: $0) } ?? .channels(channels),
            forgivesAntialiasing: antialiasing, maximumPixels: maximumPixels,
            rules: try rules())
    }

    private func rules() throws -> [PictureTolerance.Rule] {
        typealias Rule = PictureTolerance.Rule
        func rule(_ name: String, _ one: (PictureTolerance.Property) -> Rule, _ other: (String) -> Rule) -> Rule {
            PictureTolerance.Property(rawValue: name).map(one) ?? other(name)
        }
        let allowed = try allow.map { text -> Rule in
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw Failure("--allow \(text): a name and a number are needed, such as shadow=2 or avatarView=1pt")
            }
            if parts[1].hasSuffix("pt"), let distance = Double(parts[1].dropLast(2)), distance >= 0 {
                guard PictureTolerance.Property(rawValue: parts[0]) == nil else {
                    throw Failure("--allow \(text): only a component can have a tolerance in points; name one")
                }
                return .allow(parts[0], moved: distance)
            }
            guard let levels = Int(parts[1]), (0...255).contains(levels) else {
                throw Failure("--allow \(text): a level is 0 to 255; a distance ends with pt, such as 1pt")
            }
            return rule(parts[0], { .allow($0, .channels(levels)) }, { .allow($0, .channels(levels)) })
        }
        return ignore.map { rule($0, { .ignore($0) }, { .ignore($0) }) } + allowed
            + exact.map { rule($0, { .exact($0) }, { .exact($0) }) }
    }
}
