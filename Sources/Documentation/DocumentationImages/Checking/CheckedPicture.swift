import Comparison
import Foundation
import Frames
import Pictures
import Raster

/// A picture that is there, held against a new one.
struct CheckedPicture: Sendable {
    enum State: Sendable {
        case upToDate, missing
        /// The first line of the reason is a sentence.
        case outdated(reason: String)
    }

    let state: State
    let summary: PictureSummary

    /// Paints a picture and compares it with the file at a path.
    init(_ layout: PictureLayout, as encoding: FileEncoding, at path: String) throws {
        // The smallest file has the same pixels, and takes a second more.
        var encoding = encoding
        encoding.isOptimized = false
        let (state, summary) = try layout.painting { [encoding] in
            guard let there = FileManager.default.contents(atPath: path) else {
                _ = try layout.data(as: encoding)
                return FileManager.default.fileExists(atPath: path) ? State.outdated(reason: "it can't be read") : .missing
            }
            let reason = try Self.reason(there, layout, encoding)
            return reason.map { .outdated(reason: $0) } ?? .upToDate
        }
        self.state = state
        self.summary = summary
    }

    /// Why the bytes are not those of the picture; `nil` if they are.
    private static func reason(_ there: Data, _ layout: PictureLayout, _ encoding: FileEncoding) throws -> String? {
        let isPNG = encoding.format == .png && layout.frames.count == 1
        let new = isPNG ? nil : try layout.data(as: encoding)
        if there == new { return nil }
        let different = "it would be drawn otherwise now"
        guard encoding.format.isBitmap, encoding.format.still != nil else { return different }
        let expected: ComparedPicture
        do {
            expected = try ComparedPicture.reading(there, as: encoding.format)
        } catch {
            return "\(error)"
        }
        let comparison = PictureComparison(expected: expected, actual: try layout.picture(new, like: expected))
        // The same pixels may be written in another way, such as smaller. Those of an animation that follow are not compared.
        guard comparison.isMatch, comparison.frames?.isEmpty != false else { return comparison.summary(lines: 8) }
        return layout.frames.count == 1 ? nil : different
    }
}

extension PictureLayout {
    /// The new picture, with frames if the one that is there has some.
    ///
    /// - Parameter data: The bytes of its file; `nil` if they say no more than its pixels.
    fileprivate func picture(_ data: Data?, like expected: ComparedPicture) throws -> ComparedPicture {
        guard data == nil, let only = frames.first else { return ComparedPicture(try PNGReader.bitmap(in: data ?? Data())) }
        let bitmap = try Renderer().render(only.frame, scale: settings.scale, background: only.background)
        return ComparedPicture(
            bitmap, frame: expected.frame == nil ? nil : only.frame.namingImages(relativeTo: imageFolder))
    }
}

extension ComparedPicture {
    /// Reads the bytes of a file with pixels.
    static func reading(_ data: Data, as format: FileFormat) throws -> ComparedPicture {
        guard format == .png else { return ComparedPicture(try PNGReader.bitmap(in: data)) }
        var picture = try ComparedPicture(png: data)
        // Most pictures carry no frames, and nobody asked for any: that is no news.
        picture.note = nil
        return picture
    }
}
