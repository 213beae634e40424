import Foundation

/// The encoded pixels of a PNG file: their format, and the compressed rows.
struct PNGImage {
    /// The color type in the header (section 6.1 of the standard).
    enum ColorType: UInt8 {
        case gray = 0
        case colors = 2
        case palette = 3
        case grayAndAlpha = 4
        case colorsAndAlpha = 6
    }

    var colorType: ColorType
    /// The bits per sample.
    var bitDepth: UInt8 = 8
    /// The palette and transparency chunks, for indexed pixels.
    var palette: [PNGChunk] = []
    /// The compressed rows, one part per data chunk.
    var parts: [Data]

    /// The bytes in a file, without what every file has.
    var byteCount: Int { (palette.map(\.body) + parts).reduce(0) { $0 + 12 + $1.count } }

    func header(pixelsWide: Int, pixelsHigh: Int) -> PNGChunk {
        var body = Data()
        body.append(bigEndian: UInt32(pixelsWide))
        body.append(bigEndian: UInt32(pixelsHigh))
        body.append(contentsOf: [bitDepth, colorType.rawValue, 0, 0, 0])
        return PNGChunk(type: "IHDR", body: body)
    }

    /// Returns the image compressed by ``PixelDeflate``.
    static func quick(_ bitmap: Bitmap, compression: Int) throws(RasterError) -> PNGImage {
        let isOpaque = bitmap.isOpaque
        return PNGImage(
            colorType: isOpaque ? .colors : .colorsAndAlpha,
            parts: try PixelData.parts(of: bitmap, PixelFormat(isOpaque: isOpaque), compression))
    }
}
