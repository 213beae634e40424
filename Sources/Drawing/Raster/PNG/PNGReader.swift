public import Foundation
public import Frames

/// Reads PNG files: their pixels, and the frame tree that those of this program may carry.
public enum PNGReader {
    /// Returns the pixels of a PNG or another picture file.
    public static func bitmap(in data: Data) throws(RasterError) -> Bitmap {
        try ImageDecoder.decode(data, name: "the picture")
    }

    /// Returns the pixels of a picture file.
    public static func bitmap(at path: String) throws(RasterError) -> Bitmap {
        try ImageDecoder.decode(path: path)
    }

    /// Returns the frame tree that a PNG carries, or `nil` if it carries none.
    ///
    /// - Throws: ``RasterError`` if the file is no PNG, or its tree is broken or does not belong to its pixels.
    public static func frame(in data: Data) throws(RasterError) -> Frame? {
        // A picture without a tree need not be decoded.
        guard try PNGChunk.chunks(of: data).contains(where: { $0.type == FrameChunk.type }) else { return nil }
        return try frame(in: data, for: bitmap(in: data))
    }

    /// Returns the frame tree that a PNG carries, or `nil` if it carries none.
    ///
    /// - Parameter bitmap: The pixels of the same PNG, so that they are not decoded once more.
    public static func frame(in data: Data, for bitmap: Bitmap) throws(RasterError) -> Frame? {
        switch try embedded(in: data, of: bitmap) {
        case .none: return nil
        case .frame(let frame): return frame
        case .unknownVersion(let version):
            throw .embeddedFrame(reason: "it is of version \(version), not \(FrameChunk.version)")
        case .stale: throw .embeddedFrame(reason: "the picture was changed after it was drawn")
        }
    }

    /// Returns the frame tree that a PNG carries, or why there is none to use.
    ///
    /// - Parameter bitmap: The file's pixels.
    /// - Throws: ``RasterError`` if the file is no PNG, or its tree is broken or larger than the limits.
    public static func embedded(
        in data: Data, of bitmap: Bitmap, limits: EmbeddedFrame.Limits = EmbeddedFrame.Limits()
    ) throws(RasterError) -> EmbeddedFrame {
        guard let chunk = try PNGChunk.chunks(of: data).first(where: { $0.type == FrameChunk.type }) else {
            return .none
        }
        return try FrameChunk.read(chunk.body, for: bitmap, limits: limits)
    }

    /// Makes sure that a PNG has all of its pixels: decoders show what there is of broken ones.
    ///
    /// - Throws: ``RasterError/notPNG(reason:)``.
    public static func checkPixels(in data: Data) throws(RasterError) {
        try PixelStream(PNGChunk.chunks(of: data)).check()
    }

    /// Returns the notes in a PNG's text chunks.
    public static func text(in data: Data) throws(RasterError) -> [(key: String, value: String)] {
        try PNGChunk.chunks(of: data).compactMap(\.note)
    }

    /// Returns the pixels per point that a PNG says it has, to three digits behind the point; `nil` if it says nothing.
    public static func scale(in data: Data) throws(RasterError) -> Double? {
        try PNGChunk.chunks(of: data).lazy.compactMap(\.pixelsPerPoint).first
    }
}
