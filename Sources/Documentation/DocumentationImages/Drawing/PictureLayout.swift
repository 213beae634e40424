import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// A picture that is laid out but not yet painted. It can be painted on any thread.
struct PictureLayout: Sendable {
    /// The frames of the file: one, or those of an animation.
    var frames: [FramedPicture]

    var settings: RenderSettings

    /// The folder that image file names in frame trees are relative to.
    var imageFolder: String

    var summary: PictureSummary

    /// The files that the picture depends on, without duplicates.
    var inputs: [String]

    /// Problems reported during layout. The warnings include them.
    var problems: [RenderProblem]

    /// A frame and the color behind it.
    struct FramedPicture: Sendable {
        var frame: Frame
        var background: RGBA
    }

    /// Paints the picture with the current settings and returns the bytes of its file.
    func data(as encoding: FileEncoding) throws -> Data {
        try encoding.data(of: frames, scale: settings.scale, imageFolder: imageFolder)
    }

    /// Runs a closure that paints the picture, with the picture's settings.
    ///
    /// - Returns: The closure's result, and the summary and problems including those reported by painting.
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
    /// The elements in order, without duplicates.
    var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
