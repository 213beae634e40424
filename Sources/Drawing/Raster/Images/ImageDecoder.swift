internal import Files
import Foundation

/// Decodes picture files according to their first bytes, regardless of their names.
enum ImageDecoder {
    /// A picture, rotated upright according to its Exif data.
    struct Picture {
        var bitmap: Bitmap
        /// Whether it has its full size.
        var isWhole: Bool
    }

    /// Returns the picture at a path.
    static func decode(path: String) throws(RasterError) -> Bitmap {
        try decode(ImageFile(path).bytes(), name: path)
    }

    /// Returns the picture in the bytes of a file.
    static func decode(_ data: Data, name: String) throws(RasterError) -> Bitmap {
        try decode(data, name: name, forLongerSide: nil).bitmap
    }

    /// Returns the picture for use at a size with the longer side `side` pixels long.
    ///
    /// A photo may be reduced, but to no less than twice that size.
    static func decode(_ data: Data, name: String, forLongerSide side: Int?) throws(RasterError) -> Picture {
        let header = try ImageHeader(data, name: name)
        switch header.format {
        case .png: return Picture(bitmap: try PNGDecoder(data, name: name).bitmap(), isWhole: true)
        case .webp: return Picture(bitmap: try WebPReader.bitmap(in: data, name: name), isWhole: true)
        case .gif:
            var reader = GIFReader(data, name: name)
            return Picture(bitmap: try reader.bitmap(), isWhole: true)
        case .jpeg: return try JPEGDecoder.decode(data, name: name, forLongerSide: side)
        }
    }
}
