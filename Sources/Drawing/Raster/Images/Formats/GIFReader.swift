import Foundation

/// Reads the first picture of a GIF file (CompuServe, *Graphics Interchange Format 89a*, 1990).
struct GIFReader {
    private let bytes: [UInt8]
    private let name: String
    private var offset = 6

    init(_ file: Data, name: String) {
        bytes = [UInt8](file)
        self.name = name
    }

    private var broken: RasterError {
        .image(path: name, reason: "the picture is damaged: the GIF file is incomplete")
    }

    private mutating func byte() throws(RasterError) -> Int {
        guard offset < bytes.count else { throw broken }
        offset += 1
        return Int(bytes[offset - 1])
    }

    private mutating func number() throws(RasterError) -> Int { try byte() + (try byte()) << 8 }

    /// Reads a palette with the number of colors in the flags; `nil` if there is none.
    private mutating func palette(_ flags: Int) throws(RasterError) -> [UInt32]? {
        guard flags & 0x80 != 0 else { return nil }
        var colors: [UInt32] = []
        for _ in 0..<2 << (flags & 7) {
            colors.append(0xFF00_0000 | UInt32(try byte()) << 16 | UInt32(try byte()) << 8 | UInt32(try byte()))
        }
        return colors
    }

    /// Reads blocks up to the empty one.
    private mutating func blocks() throws(RasterError) -> [UInt8] {
        var all: [UInt8] = []
        while case let count = try byte(), count > 0 {
            guard offset + count <= bytes.count else { throw broken }
            all += bytes[offset..<offset + count]
            offset += count
        }
        return all
    }

    mutating func bitmap() throws(RasterError) -> Bitmap {
        let (width, height) = (try number(), try number())
        let flags = try byte()
        // The background is treated as transparent, as in browsers, and pixels as square.
        offset += 2
        let common = try palette(flags)
        var transparent: Int?
        while true {
            switch try byte() {
            case 0x21:
                let isControl = try byte() == 0xF9
                let control = try blocks()
                if isControl, control.count >= 4 { transparent = control[0] & 1 == 1 ? Int(control[3]) : nil }
            case 0x2C:
                let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: height)
                try readImage(into: bitmap, common, transparent)
                return bitmap
            default: throw broken
            }
        }
    }

    private mutating func readImage(
        into bitmap: Bitmap, _ common: [UInt32]?, _ transparent: Int?
    ) throws(RasterError) {
        let (x, y, width, height) = (try number(), try number(), try number(), try number())
        let flags = try byte()
        guard width > 0, height > 0, x + width <= bitmap.pixelsWide, y + height <= bitmap.pixelsHigh,
            var colors = try palette(flags) ?? common
        else { throw broken }
        if let transparent, transparent < colors.count { colors[transparent] = 0 }
        let size = try byte()
        guard (2...8).contains(size) else { throw broken }
        let numbers = LZWDecoder.bytes(of: try blocks(), bits: size, count: width * height)
        guard numbers.count == width * height else { throw broken }
        for (index, row) in Self.rows(height, isInterlaced: flags & 0x40 != 0).enumerated() {
            let target = bitmap.pixels + (y + row) * bitmap.pixelsWide + x
            for column in 0..<width {
                let number = Int(numbers[index * width + column])
                target[column] = number < colors.count ? colors[number] : 0xFF00_0000
            }
        }
    }

    /// Returns the rows in storage order.
    private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
    }
}

/// Decompresses GIF's LZW variant (Welch 1984), with codes for earlier sequences.
enum LZWDecoder {
    private static let maximumCodes = 4096

    /// Returns at most `count` bytes; fewer if the codes end early or are invalid.
    static func bytes(of packed: [UInt8], bits size: Int, count: Int) -> [UInt8] {
        let (clear, end) = (1 << size, 1 << size + 1)
        var output: [UInt8] = []
        output.reserveCapacity(count)
        // Each code beyond the single bytes is an earlier sequence plus one byte.
        var starts = [Int](repeating: 0, count: maximumCodes)
        var lengths = [Int](repeating: 1, count: maximumCodes)
        var (next, bits) = (end + 1, size + 1)
        var last: Int?
        var (pending, pendingBits) = (0, 0)
        for byte in packed {
            pending |= Int(byte) << pendingBits
            pendingBits += 8
            while pendingBits >= bits {
                let code = pending & (1 << bits - 1)
                pending >>= bits
                pendingBits -= bits
                if code == end { return output }
                if code == clear {
                    (next, bits, last) = (end + 1, size + 1, nil)
                    continue
                }
                let position = output.count
                if code < clear {
                    output.append(UInt8(code))
                } else if code < next {
                    for index in 0..<lengths[code] { output.append(output[starts[code] + index]) }
                } else if code == next, let last, next < maximumCodes {
                    // The sequence of the previous code, and its own first byte.
                    for index in 0..<last { output.append(output[position - last + index]) }
                    output.append(output[position])
                } else {
                    return output
                }
                if let last, next < maximumCodes {
                    (starts[next], lengths[next]) = (position - last, last + 1)
                    next += 1
                    if next == 1 << bits, bits < 12 { bits += 1 }
                }
                last = output.count - position
                if output.count >= count { return Array(output.prefix(count)) }
            }
        }
        return output
    }
}
