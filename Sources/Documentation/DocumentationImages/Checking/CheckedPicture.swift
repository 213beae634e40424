import Comparison
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// An existing picture compared with a new one.
struct CheckedPicture: Sendable {
    enum State: Sendable {
        case upToDate, missing
        /// The first line of the reason is a sentence.
        case outdated(reason: String)
    }

    let state: State
    let summary: PictureSummary
    let problems: [RenderProblem]

    /// Paints a picture and compares it with the existing file.
    init(_ layout: PictureLayout, as encoding: FileEncoding, comparedWith there: ExistingPicture) throws {
        // The smallest file has the same pixels, and takes a second longer.
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
            // Problems in painting also explain why a picture is missing.
            _ = try layout.data(as: encoding)
            return there.isThere ? .outdated(reason: "it can't be read") : .missing
        }
        if let difference = difference(ofFontsIn: data, layout) { return .outdated(reason: "it \(difference)") }
        let isStill = layout.frames.count == 1
        let new = isStill && encoding.format == .png ? nil : try layout.data(as: encoding)
        if data == new { return .upToDate }
        let different = State.outdated(reason: "it would be drawn differently now")
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
        // A file with the same pixels may be encoded differently. For animations, only the first pixels are compared.
        return isStill ? .upToDate : different
    }

    /// Returns which fonts drew an existing PNG of ours and draw the new one; `nil` if they are the same.
    private static func difference(ofFontsIn data: Data, _ layout: PictureLayout) -> String? {
        guard let notes = try? PNGReader.text(in: data), notes.contains(where: { $0.key == "Software" }) else {
            return nil
        }
        return SystemFontsNote.difference(SystemFontsNote(notes), SystemFontsNote(layout.frames.first?.frame))
    }
}

extension PictureLayout {
    /// The new picture, with its frames if the existing one has frames.
    ///
    /// - Parameter data: The bytes of its file; `nil` if they contain only its pixels.
    fileprivate func picture(_ data: Data?, like expected: ComparedPicture) throws -> ComparedPicture {
        guard data == nil, let only = frames.first else {
            return ComparedPicture(try PNGReader.bitmap(in: data ?? Data()))
        }
        let bitmap = try Renderer().render(only.frame, scale: settings.scale, background: only.background)
        return ComparedPicture(
            bitmap, frame: expected.frame == nil ? nil : only.frame.namingImages(relativeTo: imageFolder))
    }
}
