public import Foundation
public import Frames

/// Writes bitmaps as PNG files (W3C, *Portable Network Graphics*, third edition).
///
/// Rows are not filtered, which suits flat pictures with text best in time and in size.
public enum PNGWriter {
    /// The compression that takes a tenth of the time of Cairo's writer and gives smaller files.
    public static let defaultCompression = 4

    /// Returns a PNG file.
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
        let isOpaque = bitmap.isOpaque
        var file = PNGChunk.signature
        var header = Data()
        header.append(bigEndian: UInt32(bitmap.pixelsWide))
        header.append(bigEndian: UInt32(bitmap.pixelsHigh))
        header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
        PNGChunk(type: "IHDR", body: header).append(to: &file)
        // 1: colours are sRGB, for their perceptual rendering 0.
        PNGChunk(type: "sRGB", body: Data([0])).append(to: &file)
        if let scale { PNGChunk(pixelsPerPoint: scale).append(to: &file) }
        for note in text {
            PNGChunk(note: note.key, note.value).append(to: &file)
        }
        if let frame { try FrameChunk.make(frame, for: bitmap).append(to: &file) }
        for part in try PixelData.parts(of: bitmap, PixelFormat(isOpaque: isOpaque), compression) {
            PNGChunk(type: "IDAT", body: part).append(to: &file)
        }
        PNGChunk(type: "IEND", body: Data()).append(to: &file)
        return file
    }
}
