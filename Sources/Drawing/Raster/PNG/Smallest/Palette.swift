import Foundation

/// The colors of a picture that has few of them.
struct Palette: Sendable {
    /// Colors that are not multiplied by their alpha, those that aren't opaque first, then from dark to light.
    let colors: [UInt32]

    /// 1, 2, 4 or 8 bits for a number of a color.
    let bitDepth: UInt8

    private static let mostColors = 256

    /// Creates the palette of a picture; `nil` if it has more than 256 colors.
    init?(of bitmap: Bitmap) {
        var found: Set<UInt32> = []
        var last: UInt32?
        for index in 0..<bitmap.pixelCount where bitmap.pixels[index] != last {
            last = bitmap.pixels[index]
            found.insert(Bitmap.straight(bitmap.pixels[index]))
            guard found.count <= Self.mostColors else { return nil }
        }
        // The alphas behind the last one that isn't 255 are left out of a file.
        colors = found.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
        let count = found.count
        bitDepth = [1, 2, 4].first { count <= 1 << $0 } ?? 8
    }

    private static func order(_ color: UInt32) -> [UInt32] {
        let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
        return [color >> 24, red * 299 + green * 587 + blue * 114, color]
    }

    /// The numbers of the colors.
    var numbers: [UInt32: UInt8] {
        Dictionary(uniqueKeysWithValues: zip(colors, (0...).lazy.map { UInt8($0) }))
    }

    /// The colors and, unless all are opaque, their alphas.
    var chunks: [PNGChunk] {
        let bytes = colors.flatMap {
            [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
        }
        let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        return [PNGChunk(type: "PLTE", body: Data(bytes))]
            + (alphas.isEmpty ? [] : [PNGChunk(type: "tRNS", body: Data(alphas))])
    }
}
