public import Foundation
public import Frames

/// Reads PNG files: their pixels, and the frame trees that this program embeds.
public enum PNGReader {
    /// Returns the pixels of a PNG or another picture file.
    public static func bitmap(in data: Data) throws(RasterError) -> Bitmap {
        try ImageDecoder.decode(data, name: "the picture")
    }

    /// Returns the pixels of a picture file.
    public static func bitmap(at path: String) throws(RasterError) -> Bitmap {
        try ImageDecoder.decode(path: path)
    }

    /// Returns the frame tree in a PNG, or `nil` if there is none.
    ///
    /// - Throws: ``RasterError`` if the file is not a PNG, or its tree is damaged or doesn't match its pixels.
    public static func frame(in data: Data) throws(RasterError) -> Frame? {
        // Without a tree, the picture need not be decoded.
        guard try PNGChunk.chunks(of: data).contains(where: { $0.type == FrameChunk.type }) else { return nil }
        return try frame(in: data, for: bitmap(in: data))
    }

    /// Returns the frame tree in a PNG, or `nil` if there is none.
    ///
    /// - Parameter bitmap: The decoded pixels of the PNG.
    public static func frame(in data: Data, for bitmap: Bitmap) throws(RasterError) -> Frame? {
        switch try embedded(in: data, of: bitmap) {
        case .none: return nil
        case .frame(let frame): return frame
        case .unknownVersion(let version):
            throw .embeddedFrame(reason: "it is of version \(version), not \(FrameChunk.version)")
        case .stale: throw .embeddedFrame(reason: "the picture was changed after it was drawn")
        }
    }

    /// Returns the tree in a PNG for programs, with what the file knows of its views; `nil` if there is none.
    ///
    /// - Throws: ``RasterError``, as ``frame(in:)`` does.
    public static func tree(in data: Data) throws(RasterError) -> FrameTree? {
        let chunks = try PNGChunk.chunks(of: data)
        guard chunks.contains(where: { $0.type == FrameChunk.type }) else { return nil }
        let bitmap = try bitmap(in: data)
        guard let frame = try frame(in: data, for: bitmap) else { return nil }
        guard let chunk = chunks.first(where: { $0.type == DetailsChunk.type }),
            let details = try DetailsChunk.read(chunk.body, for: bitmap)
        else { return FrameTree(frame) }
        return FrameTree(frame, details: details)
    }

    /// Returns the frame tree in a PNG, or the reason why it can't be used.
    ///
    /// - Parameter bitmap: The decoded pixels of the PNG.
    /// - Throws: ``RasterError`` if the file is not a PNG, or its tree is damaged or exceeds the limits.
    public static func embedded(
        in data: Data, of bitmap: Bitmap, limits: EmbeddedFrame.Limits = EmbeddedFrame.Limits()
    ) throws(RasterError) -> EmbeddedFrame {
        guard let chunk = try PNGChunk.chunks(of: data).first(where: { $0.type == FrameChunk.type }) else {
            return .none
        }
        return try FrameChunk.read(chunk.body, for: bitmap, limits: limits)
    }

    /// Checks that a PNG is complete; decoders accept partial pixels.
    ///
    /// - Throws: ``RasterError/notPNG(reason:)``.
    public static func checkPixels(in data: Data) throws(RasterError) {
        try PixelStream(PNGChunk.chunks(of: data)).check()
    }

    /// Returns the texts in a PNG's text chunks.
    public static func text(in data: Data) throws(RasterError) -> [(key: String, value: String)] {
        try PNGChunk.chunks(of: data).compactMap(\.note)
    }

    /// Returns the pixels per point of a PNG, rounded to three decimals; `nil` if it doesn't specify them.
    public static func scale(in data: Data) throws(RasterError) -> Double? {
        try PNGChunk.chunks(of: data).lazy.compactMap(\.pixelsPerPoint).first
    }
}
