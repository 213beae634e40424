public import Foundation
public import Frames

/// Writes bitmaps as PNG files (W3C, *Portable Network Graphics*, third edition).
public enum PNGWriter {
    /// The default compression, which takes a tenth of the time of Cairo's writer for smaller files.
    public static let defaultCompression = 2

    /// Returns a PNG file.
    ///
    /// Rows aren't filtered, which is fastest for flat pictures with text and nearly the smallest.
    ///
    /// - Parameters:
    ///   - compression: From 1 (fast) to 12 (small). Above 6, it takes several times as long.
    ///   - scale: The pixels per point, which determine the displayed size; `nil` to omit them.
    ///   - text: Text chunks for viewers, such as `("Software", "…")`.
    ///   - frame: A frame tree to embed; see ``PNGReader``.
    ///   - details: What is known of the views behind the frames, to embed as well.
    public static func data(
        _ bitmap: Bitmap, compression: Int = defaultCompression, scale: CGFloat? = nil,
        text: [(key: String, value: String)] = [], embedding frame: Frame? = nil, details: FrameDetails? = nil
    ) throws -> Data {
        try file(bitmap, PNGImage.quick(bitmap, compression: compression), scale, text, frame, details)
    }

    /// Returns the smallest PNG file that can be found within a second or two for a phone's screen. It is lossless.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point, which determine the displayed size; `nil` to omit them.
    ///   - text: Text chunks for viewers, such as `("Software", "…")`.
    ///   - frame: A frame tree to embed; see ``PNGReader``.
    ///   - details: What is known of the views behind the frames, to embed as well.
    public static func smallestData(
        _ bitmap: Bitmap, scale: CGFloat? = nil, text: [(key: String, value: String)] = [],
        embedding frame: Frame? = nil, details: FrameDetails? = nil
    ) throws -> Data {
        try file(bitmap, SmallestImage.make(bitmap), scale, text, frame, details)
    }

    /// Returns the file for an image made from the bitmap.
    static func file(
        _ bitmap: Bitmap, _ image: PNGImage, _ scale: CGFloat? = nil, _ text: [(key: String, value: String)] = [],
        _ frame: Frame? = nil, _ details: FrameDetails? = nil
    ) throws -> Data {
        let trees = [
            try frame.map { try FrameChunk.make($0, for: bitmap) },
            try details.map { try DetailsChunk.make($0, for: bitmap) },
        ]
        return file(
            image, pixelsWide: bitmap.pixelsWide, pixelsHigh: bitmap.pixelsHigh, scale: scale, text: text,
            trees: trees.compactMap(\.self))
    }

    /// Returns the file for an image, with chunks about its frames if there are any.
    static func file(
        _ image: PNGImage, pixelsWide: Int, pixelsHigh: Int, scale: CGFloat?, text: [(key: String, value: String)],
        trees: [PNGChunk] = []
    ) -> Data {
        // 1 byte: sRGB with the perceptual rendering intent (0).
        var chunks = [
            image.header(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh), PNGChunk(type: "sRGB", body: Data([0])),
        ]
        if let scale { chunks.append(PNGChunk(pixelsPerPoint: scale)) }
        chunks += text.map { PNGChunk(note: $0.key, $0.value) }
        chunks += trees
        chunks += image.palette
        chunks += image.parts.map { PNGChunk(type: "IDAT", body: $0) }
        chunks.append(PNGChunk(type: "IEND", body: Data()))
        return PNGChunk.file(of: chunks)
    }
}
