public import Foundation
public import Frames

/// Reads PNG files: their pixels, and the frame tree that those of this program may carry.
public enum PNGReader {
    /// Returns the pixels of a PNG or another picture file.
    public static func bitmap(in data: Data) throws(RasterError) -> Bitmap {
        try PixbufDecoder.decode(data, name: "the picture")
    }

    /// Returns the pixels of a picture file.
    public static func bitmap(at path: String) throws(RasterError) -> Bitmap {
        try PixbufDecoder.decode(path: path)
    }

    /// Returns the frame tree that a PNG carries, or `nil` if it carries none.
    ///
    /// - Throws: ``RasterError`` if the file is no PNG, or its tree is broken or does not belong to its pixels.
    public static func frame(in data: Data) throws(RasterError) -> Frame? {
        guard let chunk = try PNGChunk.chunks(of: data).first(where: { $0.type == FrameChunk.type }) else { return nil }
        return try FrameChunk.read(chunk.body, for: bitmap(in: data))
    }

    /// Returns the frame tree that a PNG carries, or `nil` if it carries none.
    ///
    /// - Parameter bitmap: The pixels of the same PNG, so that they are not decoded once more.
    public static func frame(in data: Data, for bitmap: Bitmap) throws(RasterError) -> Frame? {
        guard let chunk = try PNGChunk.chunks(of: data).first(where: { $0.type == FrameChunk.type }) else { return nil }
        return try FrameChunk.read(chunk.body, for: bitmap)
    }

    /// Returns the notes in a PNG's text chunks.
    public static func text(in data: Data) throws(RasterError) -> [(key: String, value: String)] {
        try PNGChunk.chunks(of: data).compactMap(\.note)
    }
}
