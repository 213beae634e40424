import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// A picture that is laid out and not yet painted. Any thread can paint it.
struct PictureLayout: Sendable {
    /// The frames of the file: one, or those of an animation.
    var frames: [FramedPicture]

    var settings: RenderSettings

    /// The folder from which image files are named in frame trees.
    var imageFolder: String

    var summary: PictureSummary

    /// The files that the picture follows from, each once.
    var inputs: [String]

    /// What laying out has reported; the warnings have it too.
    var problems: [RenderProblem]

    /// A frame, and the color behind it.
    struct FramedPicture: Sendable {
        var frame: Frame
        var background: RGBA
    }

    /// Paints the picture in the settings that are in force, and returns the bytes of its file.
    func data(as encoding: FileEncoding) throws -> Data {
        try encoding.data(of: frames, scale: settings.scale, imageFolder: imageFolder)
    }

    /// Runs what paints the picture, in its settings.
    ///
    /// - Returns: The value, and the summary and the problems with what painting has reported.
    func painting<Value>(
        _ paint: () throws -> Value
    ) throws -> (value: Value, summary: PictureSummary, problems: [RenderProblem]) {
        let painted = try RenderSettings.withCurrent(settings) { try Rendered(paint) }
        let missing = MissingCharacters.description(frames.flatMap(\.frame.missingCharacters))
        var summary = summary
        summary.warnings =
            (summary.warnings + painted.problems.map(\.text)).unique + [missing].compactMap { $0 }
        return (painted.value, summary, problems + painted.problems.filter { !problems.contains($0) })
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in order.
    var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
