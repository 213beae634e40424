import Foundation

/// Converts the samples of a PNG file to premultiplied pixels. Of 16 bits, the upper eight count.
struct PNGColors {
    private let header: PNGHeader
    /// Premultiplied palette colors.
    private var palette: [UInt32] = []
    /// The samples of the transparent color.
    private var transparent: [Int]?

    init(_ header: PNGHeader, _ chunks: [PNGChunk], name: String) throws(RasterError) {
        self.header = header
        let alphas = chunks.first { $0.type == "tRNS" }.map { [UInt8]($0.body) }
        switch header.colorType {
        case .palette:
            guard let colors = chunks.first(where: { $0.type == "PLTE" }).map({ [UInt8]($0.body) }),
                !colors.isEmpty, colors.count % 3 == 0, colors.count <= 768
            else { throw .image(path: name, reason: "the picture is damaged: its palette is missing") }
            for index in 0..<colors.count / 3 {
                let alpha = alphas.flatMap { index < $0.count ? $0[index] : nil } ?? 255
                palette.append(
                    Self.pixel(colors[3 * index], colors[3 * index + 1], colors[3 * index + 2], alpha))
            }
            // Indices beyond the palette are black, as in other decoders.
            palette += Array(repeating: 0xFF00_0000, count: 256 - palette.count)
        case .gray: transparent = alphas.flatMap { Self.samples($0, count: 1) }
        case .colors: transparent = alphas.flatMap { Self.samples($0, count: 3) }
        case .grayAndAlpha, .colorsAndAlpha: break
        }
    }

    private static func samples(_ bytes: [UInt8], count: Int) -> [Int]? {
        guard bytes.count >= 2 * count else { return nil }
        return (0..<count).map { Int(bytes[2 * $0]) << 8 | Int(bytes[2 * $0 + 1]) }
    }

    private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        Bitmap.premultiplied(UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Writes the pixels of a row.
    ///
    /// - Parameter step: The distance between two target pixels.
    func write(_ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>, step: Int) {
        switch (header.colorType, header.bitDepth) {
        case (.colorsAndAlpha, 8): writeColorsAndAlpha(row, count, target, step)
        case (.colors, 8) where transparent == nil: writeColors(row, count, target, step)
        case (.palette, _):
            for x in 0..<count { target[x &* step] = palette[sample(row, x)] }
        case (.gray, _): writeGray(row, count, target, step)
        case (.grayAndAlpha, _), (.colors, _), (.colorsAndAlpha, _): writeAny(row, count, target, step)
        }
    }

    private func writeColorsAndAlpha(
        _ row: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        var (x, source) = (0, row)
        while x < count {
            let pixel =
                UInt32(source[3]) &<< 24 | UInt32(source[0]) &<< 16 | UInt32(source[1]) &<< 8 | UInt32(source[2])
            target[x &* step] = source[3] == 255 ? pixel : Bitmap.premultiplied(pixel)
            x = x &+ 1
            source += 4
        }
    }

    private func writeColors(
        _ row: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        var (x, source) = (0, row)
        while x < count {
            target[x &* step] =
                0xFF00_0000 | UInt32(source[0]) &<< 16 | UInt32(source[1]) &<< 8 | UInt32(source[2])
            x = x &+ 1
            source += 3
        }
    }

    /// Returns a sample of at most eight bits, or all 16 bits of a larger one.
    private func sample(_ row: UnsafePointer<UInt8>, _ index: Int) -> Int {
        switch header.bitDepth {
        case 8: return Int(row[index])
        case 16: return Int(row[2 &* index]) &<< 8 | Int(row[2 &* index &+ 1])
        default:
            let bit = index &* header.bitDepth
            return Int(row[bit &>> 3]) &>> (8 &- header.bitDepth &- bit & 7) & (1 &<< header.bitDepth &- 1)
        }
    }

    private func writeGray(
        _ row: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        let maximum = 1 << header.bitDepth - 1
        for x in 0..<count {
            let sample = sample(row, x)
            let gray = UInt32(header.bitDepth == 16 ? sample >> 8 : sample * 255 / maximum)
            target[x &* step] = sample == transparent?[0] ? 0 : 0xFF00_0000 | gray * 0x01_0101
        }
    }

    private func writeAny(
        _ row: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        let hasColors = header.colorType != .grayAndAlpha
        let hasAlpha = header.colorType != .colors
        let samples = (hasColors ? 3 : 1) + (hasAlpha ? 1 : 0)
        let shift = header.bitDepth - 8
        for x in 0..<count {
            let first = x * samples
            let all = (0..<samples).map { sample(row, first + $0) }
            func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: all[index] >> shift) }
            let alpha = hasAlpha ? byte(samples - 1) : all == transparent ? 0 : 255
            target[x * step] = Self.pixel(byte(0), byte(hasColors ? 1 : 0), byte(hasColors ? 2 : 0), alpha)
        }
    }
}
