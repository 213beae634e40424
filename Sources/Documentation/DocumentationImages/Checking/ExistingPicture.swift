import Comparison
import Foundation
import Raster

/// The existing file of a picture.
struct ExistingPicture: Sendable {
    private let format: FileFormat

    /// The bytes; `nil` if the file is missing or can't be read.
    let data: Data?

    /// Whether anything exists at the path.
    let isThere: Bool

    private var decoded: ComparedPicture?

    init(at path: String, as format: FileFormat) {
        self.format = format
        data = FileManager.default.contents(atPath: path)
        isThere = data != nil || FileManager.default.fileExists(atPath: path)
    }

    /// The pixels, decoded once, and the frames stored with them.
    mutating func decode() throws -> ComparedPicture {
        if let decoded { return decoded }
        let data = data ?? Data()
        var picture = format == .png ? try ComparedPicture(png: data) : ComparedPicture(try PNGReader.bitmap(in: data))
        // Most pictures have no frames, which isn't worth a warning.
        picture.note = nil
        decoded = picture
        return picture
    }

    // MARK: Scale

    /// The pixels per point, as stored in the file or computed from its frames; `nil` if it has neither.
    mutating func likelyScale() -> CGFloat? {
        guard let data, let pixels = PictureFile.pixelSize(of: data) else { return nil }
        let noted = ((try? PNGReader.scale(in: data)) ?? nil).map { CGFloat($0) }
        if let noted, PictureScale.range.contains(noted) { return noted }
        return scaleOfFrames(pixels)
    }

    /// The scale in pixels per point at which the file has the given size in points; `nil` if no scale fits.
    ///
    /// - Parameter likely: The scale to use unless the size indicates another one.
    mutating func scale(ofSize size: CGSize, likely: CGFloat) -> CGFloat? {
        guard let data, let pixels = PictureFile.pixelSize(of: data) else { return nil }
        if PictureScale.of(pixels: pixels, size: size, likely: likely) == likely { return likely }
        // If the layout changed, its size says nothing about the scale. The frames in the file still do.
        return scaleOfFrames(pixels) ?? PictureScale.of(pixels: pixels, size: size)
    }

    private mutating func scaleOfFrames(_ pixels: CGSize) -> CGFloat? {
        guard format == .png, let frame = try? decode().frame else { return nil }
        return PictureScale.of(pixels: pixels, size: frame.rect.size)
    }
}

extension PictureDeclaration {
    /// Lays the picture out at the scale of the existing file, unless the declaration sets a scale.
    func layOut(atScaleOf there: inout ExistingPicture) throws -> PictureLayout {
        guard let layOutAtScale else { return try layOut() }
        let layout = try there.likelyScale().map(layOutAtScale) ?? layOut()
        let scale = layout.settings.scale
        // Optimizers remove the stored scale, and editors write a different one.
        guard let found = there.scale(ofSize: layout.summary.size, likely: scale), found != scale else { return layout }
        return try layOutAtScale(found)
    }
}
