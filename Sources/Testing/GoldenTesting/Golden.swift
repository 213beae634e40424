import Comparison
import Foundation
import Frames
import Raster

/// A recorded picture, and the rules by which another one is held against it.
struct Golden {
    let place: GoldenPlace
    let recording: GoldenRecording
    let settings: RenderSettings
    let tolerance: ColorDifference

    /// Draws the frame, compares or records it, and says what is wrong; `nil` if nothing is.
    func verify(_ frame: Frame) throws -> String? {
        for kind in FailureKind.allCases { try? FileManager.default.removeItem(atPath: path(kind)) }
        // A tree that names files from the package's folder on is the same on every machine.
        let tree = frame.namingImages(relativeTo: place.package)
        let bitmap = try Renderer().render(frame, scale: settings.scale, background: background)
        guard let recorded = FileManager.default.contents(atPath: place.golden) else {
            return try missing(bitmap, tree)
        }
        return try compare(bitmap, tree, with: recorded)
    }

    private var background: RGBA { settings.appearance == .dark ? .black : .white }

    // MARK: Recording

    private func missing(_ bitmap: Bitmap, _ tree: Frame) throws -> String {
        guard recording == .never else {
            try record(bitmap, tree)
            return Self.recorded(shortened(place.golden))
        }
        try write(bitmap, .actual, tree)
        return """
            There is no golden \(shortened(place.golden)). To record it, run the test with \
            \(GoldenRecording.variable)=\(GoldenRecording.missing) in the environment.
            actual: \(path(.actual))
            """
    }

    /// A picture that nobody has looked at proves nothing: a test that records fails.
    private static func recorded(_ what: String) -> String { "Recorded \(what): look at it, then run the test again" }

    private func record(_ bitmap: Bitmap, _ tree: Frame) throws {
        try Self.makeFolder(for: place.golden)
        try AtomicFile.write(
            PNGWriter.data(bitmap, compression: Self.smallest, embedding: tree), to: place.golden)
    }

    /// Goldens are written once and kept for long.
    private static let smallest = 12

    // MARK: Comparing

    private func compare(_ bitmap: Bitmap, _ tree: Frame, with recorded: Data) throws -> String? {
        let expected: Bitmap
        do {
            expected = try PNGReader.bitmap(in: recorded)
        } catch {
            guard recording != .all else {
                try record(bitmap, tree)
                return Self.recorded("\(shortened(place.golden)) in place of a broken file")
            }
            return "\(shortened(place.golden)) is broken: \(error)"
        }
        let comparison = BitmapComparison(expected: expected, actual: bitmap, tolerance: tolerance)
        guard !comparison.isMatch else { return nil }
        guard recording != .all else {
            try record(bitmap, tree)
            return Self.recorded("\(shortened(place.golden)) anew (\(comparison))")
        }
        let frames = try? PNGReader.frame(in: recorded)
        try write(bitmap, .actual, tree)
        try write(expected, .expected, frames)
        try write(
            DifferencePicture.make(expected: expected, actual: bitmap, tolerance: tolerance), .difference, nil)
        return report(comparison, frames.map { FrameTextDifference(expected: $0, actual: tree) })
    }

    private func report(_ comparison: BitmapComparison, _ frames: FrameTextDifference?) -> String {
        var lines = ["\(shortened(place.golden)): \(comparison)"]
        if let frames, !frames.lines.isEmpty { lines.append(frames.text()) }
        for kind in [FailureKind.expected, .actual, .difference] { lines.append("\(kind): \(path(kind))") }
        lines.append(
            "If the new picture is right, run the test with \(GoldenRecording.variable)=\(GoldenRecording.all) "
                + "in the environment.")
        return lines.joined(separator: "\n")
    }

    // MARK: Files

    private enum FailureKind: String, CaseIterable {
        case actual, expected, difference
    }

    private func path(_ kind: FailureKind) -> String { place.failure(kind.rawValue) }

    private func shortened(_ path: String) -> String { place.shortened(path) }

    private func write(_ bitmap: Bitmap, _ kind: FailureKind, _ tree: Frame?) throws {
        try Self.makeFolder(for: path(kind))
        try AtomicFile.write(PNGWriter.data(bitmap, embedding: tree), to: path(kind))
    }

    private static func makeFolder(for path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
