import Foundation

/// A picture as numbers of at most 255 colors, and one number for what isn't painted.
struct IndexedImage {
    /// The number of what is transparent, or as it was before.
    static let transparent: UInt8 = 255

    /// 256 colors, three bytes each.
    let palette: Data
    /// The number of each pixel's color, row by row.
    let numbers: [UInt8]

    /// - Parameters:
    ///   - bitmap: Pixels that are opaque or transparent.
    ///   - before: What is seen already: pixels that are alike aren't painted.
    init(_ bitmap: Bitmap, since before: Bitmap?) {
        let isPainted = (0..<bitmap.pixelCount).map { index in
            bitmap.pixels[index] >> 24 != 0 && bitmap.pixels[index] != before?.pixels[index]
        }
        var counts: [UInt32: Int] = [:]
        for index in 0..<bitmap.pixelCount where isPainted[index] { counts[bitmap.pixels[index], default: 0] += 1 }
        let colors = ColorQuantizer.colors(counts, most: Int(Self.transparent))
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
