public import Foundation
public import Frames

/// Writes bitmaps as PNG files (W3C, *Portable Network Graphics*, third edition).
public enum PNGWriter {
    /// The compression that takes a tenth of the time of Cairo's writer and gives smaller files.
    public static let defaultCompression = 2

    /// Returns a PNG file.
    ///
    /// Rows are not filtered, which suits flat pictures with text best in time and nearly so in size.
    ///
    /// - Parameters:
    ///   - compression: From 1, quick, to 12, small. Above 6 it takes several times as long.
    ///   - scale: Pixels per point, which say how large the picture is meant to be shown; `nil` to say nothing.
    ///   - text: Notes that viewers show, such as `("Software", "…")`.
    ///   - frame: The tree that the picture was drawn from, to be carried along; see ``PNGReader``.
    public static func data(
        _ bitmap: Bitmap, compression: Int = defaultCompression, scale: CGFloat? = nil,
        text: [(key: String, value: String)] = [], embedding frame: Frame? = nil
    ) throws -> Data {
        try file(bitmap, PNGImage.quick(bitmap, compression: compression), scale, text, frame)
    }

    /// Returns a PNG file that is as small as can be in a second or two for a phone's screen. The pixels are the same.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, which say how large the picture is meant to be shown; `nil` to say nothing.
    ///   - text: Notes that viewers show, such as `("Software", "…")`.
    ///   - frame: The tree that the picture was drawn from, to be carried along; see ``PNGReader``.
    public static func smallestData(
        _ bitmap: Bitmap, scale: CGFloat? = nil, text: [(key: String, value: String)] = [],
        embedding frame: Frame? = nil
    ) throws -> Data {
        try file(bitmap, SmallestImage.make(bitmap), scale, text, frame)
    }

    /// Returns the file of an image that was made of the bitmap.
    static func file(
        _ bitmap: Bitmap, _ image: PNGImage, _ scale: CGFloat? = nil, _ text: [(key: String, value: String)] = [],
        _ frame: Frame? = nil
    ) throws -> Data {
        file(
            image, pixelsWide: bitmap.pixelsWide, pixelsHigh: bitmap.pixelsHigh, scale: scale, text: text,
            tree: try frame.map { try FrameChunk.make($0, for: bitmap) })
    }

    /// Returns the file of an image, with the chunk of its frame tree if there is one.
    static func file(
        _ image: PNGImage, pixelsWide: Int, pixelsHigh: Int, scale: CGFloat?, text: [(key: String, value: String)],
        tree: PNGChunk? = nil
    ) -> Data {
        // 1: colors are sRGB, for their perceptual rendering 0.
        var chunks = [
            image.header(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh), PNGChunk(type: "sRGB", body: Data([0])),
        ]
        if let scale { chunks.append(PNGChunk(pixelsPerPoint: scale)) }
        chunks += text.map { PNGChunk(note: $0.key, $0.value) }
        if let tree { chunks.append(tree) }
        chunks += image.palette
        chunks += image.parts.map { PNGChunk(type: "IDAT", body: $0) }
        chunks.append(PNGChunk(type: "IEND", body: Data()))
        return PNGChunk.file(of: chunks)
    }
}
