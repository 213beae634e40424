import Foundation

/// A picture as palette indices, with at most 255 colors and one index for transparency.
struct IndexedImage {
    /// The index of transparent and unchanged pixels.
    static let transparent: UInt8 = 255

    /// The palette: 256 colors of three bytes each.
    let palette: Data
    /// The palette index of each pixel, row by row.
    let numbers: [UInt8]

    /// - Parameters:
    ///   - bitmap: Pixels that are opaque or transparent.
    ///   - before: The previous picture; unchanged pixels become transparent.
    init(_ bitmap: Bitmap, since before: Bitmap?) {
        let isPainted = (0..<bitmap.pixelCount).map { index in
            bitmap.pixels[index] >> 24 != 0 && bitmap.pixels[index] != before?.pixels[index]
        }
        var counts: [UInt32: Int] = [:]
        for index in 0..<bitmap.pixelCount where isPainted[index] { counts[bitmap.pixels[index], default: 0] += 1 }
        let colors = ColorQuantizer.colors(counts, maximum: Int(Self.transparent))
        var bytes = Data(colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
        bytes.append(Data(count: 768 - bytes.count))
        palette = bytes
        var ditherer = Ditherer(colors, width: bitmap.pixelsWide)
        numbers = (0..<bitmap.pixelCount).map { index in
            isPainted[index]
                ? ditherer.number(of: bitmap.pixels[index], x: index % bitmap.pixelsWide, y: index / bitmap.pixelsWide)
                : Self.transparent
        }
    }
}
