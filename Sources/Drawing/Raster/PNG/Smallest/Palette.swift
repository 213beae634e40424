import Foundation

/// The colors of a picture that has at most 256.
struct Palette: Sendable {
    /// The colors with straight alpha: those that aren't opaque first, then sorted from dark to light.
    let colors: [UInt32]

    /// The bits per palette index: 1, 2, 4 or 8.
    let bitDepth: UInt8

    private static let maximumColors = 256

    /// Creates the palette of a picture; `nil` if it has more than 256 colors.
    init?(of bitmap: Bitmap) {
        var found: Set<UInt32> = []
        var last: UInt32?
        for index in 0..<bitmap.pixelCount where bitmap.pixels[index] != last {
            last = bitmap.pixels[index]
            found.insert(Bitmap.straight(bitmap.pixels[index]))
            guard found.count <= Self.maximumColors else { return nil }
        }
        // A file omits the alphas after the last one below 255.
        colors = found.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
        let count = found.count
        bitDepth = [1, 2, 4].first { count <= 1 << $0 } ?? 8
    }

    private static func order(_ color: UInt32) -> [UInt32] {
        let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
        return [color >> 24, red * 299 + green * 587 + blue * 114, color]
    }

    /// The palette index of each color.
    var numbers: [UInt32: UInt8] {
        Dictionary(uniqueKeysWithValues: zip(colors, (0...).lazy.map { UInt8($0) }))
    }

    /// The palette chunk and, unless all colors are opaque, the transparency chunk.
    var chunks: [PNGChunk] {
        let bytes = colors.flatMap {
            [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
        }
        let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        return [PNGChunk(type: "PLTE", body: Data(bytes))]
            + (alphas.isEmpty ? [] : [PNGChunk(type: "tRNS", body: Data(alphas))])
    }
}
