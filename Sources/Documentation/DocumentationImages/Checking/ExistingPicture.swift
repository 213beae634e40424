import Comparison
import Foundation
import Raster

/// The file of a picture as it is there.
struct ExistingPicture: Sendable {
    private let format: FileFormat

    /// The bytes; `nil` if there are none to read.
    let data: Data?

    /// Whether something is at the path.
    let isThere: Bool

    private var decoded: ComparedPicture?

    init(at path: String, as format: FileFormat) {
        self.format = format
        data = FileManager.default.contents(atPath: path)
        isThere = data != nil || FileManager.default.fileExists(atPath: path)
    }

    /// The pixels, which are decoded once, and the frames that come with them.
    mutating func decode() throws -> ComparedPicture {
        if let decoded { return decoded }
        let data = data ?? Data()
        var picture = format == .png ? try ComparedPicture(png: data) : ComparedPicture(try PNGReader.bitmap(in: data))
        // Most pictures carry no frames, and nobody asked for any: that is no news.
        picture.note = nil
        decoded = picture
        return picture
    }

    // MARK: Scale

    /// The pixels per point that the file notes, or that follow from its frames; `nil` if it has neither.
    mutating func likelyScale() -> CGFloat? {
        guard let data, let pixels = PictureFile.pixelSize(of: data) else { return nil }
        let noted = ((try? PNGReader.scale(in: data)) ?? nil).map { CGFloat($0) }
        if let noted, PictureScale.range.contains(noted) { return noted }
        return scaleOfFrames(pixels)
    }

    /// The pixels per point of the file if its picture is so large, in points; `nil` if no scale fits.
    ///
    /// - Parameter likely: The scale that counts unless the size tells otherwise.
    mutating func scale(ofSize size: CGSize, likely: CGFloat) -> CGFloat? {
        guard let data, let pixels = PictureFile.pixelSize(of: data) else { return nil }
        if PictureScale.of(pixels: pixels, size: size, likely: likely) == likely { return likely }
        // A layout that changed says nothing of the scale; the frames in the file do.
        return scaleOfFrames(pixels) ?? PictureScale.of(pixels: pixels, size: size)
    }

    private mutating func scaleOfFrames(_ pixels: CGSize) -> CGFloat? {
        guard format == .png, let frame = try? decode().frame else { return nil }
        return PictureScale.of(pixels: pixels, size: frame.rect.size)
    }
}

extension PictureDeclaration {
    /// Lays the picture out at the scale of the file that is there, if the declaration leaves it open.
    func layOut(atScaleOf there: inout ExistingPicture) throws -> PictureLayout {
        guard let layOutAtScale else { return try layOut() }
        let layout = try there.likelyScale().map(layOutAtScale) ?? layOut()
        let scale = layout.settings.scale
        // Optimizers leave the note out, and editors write another one.
        guard let found = there.scale(ofSize: layout.summary.size, likely: scale), found != scale else { return layout }
        return try layOutAtScale(found)
    }
}
