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
    /// - Returns: The value, and the summary with what painting has reported.
    func painting<Value>(_ paint: () throws -> Value) throws -> (value: Value, summary: PictureSummary) {
        let painted = try RenderSettings.withCurrent(settings) { try Rendered(paint) }
        var summary = summary
        summary.problems += painted.problems.filter { !summary.problems.contains($0) }
        summary.warnings = (summary.warnings + painted.problems.map(\.text)).unique
        if let line = MissingCharacters.description(frames.flatMap(\.frame.missingCharacters)) {
            summary.warnings.append(line)
        }
        return (painted.value, summary)
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in order.
    var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
