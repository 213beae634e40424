import Comparison
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// A picture that is there, held against a new one.
struct CheckedPicture: Sendable {
    enum State: Sendable {
        case upToDate, missing
        /// The first line of the reason is a sentence.
        case outdated(reason: String)
    }

    let state: State
    let summary: PictureSummary
    let problems: [RenderProblem]

    /// Paints a picture and compares it with the file that is there.
    init(_ layout: PictureLayout, as encoding: FileEncoding, comparedWith there: ExistingPicture) throws {
        // The smallest file has the same pixels, and takes a second more.
        var encoding = encoding
        encoding.isOptimized = false
        (state, summary, problems) = try layout.painting { [encoding] in
            try Self.state(of: there, layout, encoding)
        }
    }

    private static func state(
        of there: ExistingPicture, _ layout: PictureLayout, _ encoding: FileEncoding
    ) throws -> State {
        guard let data = there.data else {
            // What painting reports is news of a missing picture, too.
            _ = try layout.data(as: encoding)
            return there.isThere ? .outdated(reason: "it can't be read") : .missing
        }
        let isStill = layout.frames.count == 1
        let new = isStill && encoding.format == .png ? nil : try layout.data(as: encoding)
        if data == new { return .upToDate }
        let different = State.outdated(reason: "it would be drawn otherwise now")
        guard encoding.format.isBitmap, encoding.format.still != nil else { return different }
        var there = there
        let expected: ComparedPicture
        do {
            expected = try there.decode()
        } catch {
            return .outdated(reason: "\(error)")
        }
        let comparison = PictureComparison(expected: expected, actual: try layout.picture(new, like: expected))
        guard comparison.isMatch, comparison.frames?.isEmpty != false else {
            return .outdated(reason: comparison.summary(lines: 8))
        }
        // The same pixels may be written in another way, such as smaller. Of an animation, only the first are compared.
        return isStill ? .upToDate : different
    }
}

extension PictureLayout {
    /// The new picture, with frames if the one that is there has some.
    ///
    /// - Parameter data: The bytes of its file; `nil` if they say no more than its pixels.
    fileprivate func picture(_ data: Data?, like expected: ComparedPicture) throws -> ComparedPicture {
        guard data == nil, let only = frames.first else {
            return ComparedPicture(try PNGReader.bitmap(in: data ?? Data()))
        }
        let bitmap = try Renderer().render(only.frame, scale: settings.scale, background: only.background)
        return ComparedPicture(
            bitmap, frame: expected.frame == nil ? nil : only.frame.namingImages(relativeTo: imageFolder))
    }
}
