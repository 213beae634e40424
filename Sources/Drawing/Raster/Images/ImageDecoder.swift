internal import Files
import Foundation

/// Decodes picture files by what they begin with; their names make no difference.
enum ImageDecoder {
    /// A picture, turned upright as its EXIF data say.
    struct Picture {
        var bitmap: Bitmap
        /// Whether it is as large as in its file.
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

    /// Returns the picture in the bytes of a file for a use in which its longer side is so many pixels long.
    ///
    /// A photo may come back smaller than it is, but at least twice as large as it is used.
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
