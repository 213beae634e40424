import Foundation

/// The header chunk of a PNG file: the size and the pixel format.
struct PNGHeader {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: PNGImage.ColorType
    let isInterlaced: Bool

    /// Creates a header; `nil` for another chunk, or for an invalid format.
    init?(_ chunk: PNGChunk) {
        let body = [UInt8](chunk.body)
        guard chunk.type == "IHDR", body.count == 13, let width = chunk.body.bigEndian(at: 0),
            let height = chunk.body.bigEndian(at: 4), width > 0, height > 0,
            let type = PNGImage.ColorType(rawValue: body[9]), type.bitDepths.contains(Int(body[8])), body[10] == 0,
            body[11] == 0, body[12] <= 1
        else { return nil }
        (self.width, self.height, bitDepth) = (Int(width), Int(height), Int(body[8]))
        (colorType, isInterlaced) = (type, body[12] == 1)
    }

    private var bitsPerPixel: Int { bitDepth * colorType.samples }

    /// The distance between a byte and the one that filters compare it with.
    var bytesPerPixel: Int { max(bitsPerPixel / 8, 1) }

    /// A pass of an interlaced picture, which is stored like a separate picture.
    struct Pass {
        var x, y, xStep, yStep, width, height: Int
    }

    /// All pixels, or the nonempty ones of the seven passes of an interlaced picture (section 8.2).
    var passes: [Pass] {
        guard isInterlaced else { return [Pass(x: 0, y: 0, xStep: 1, yStep: 1, width: width, height: height)] }
        let adam7 = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return adam7.compactMap { x, y, xStep, yStep in
            guard width > x, height > y else { return nil }
            return Pass(
                x: x, y: y, xStep: xStep, yStep: yStep, width: (width - x + xStep - 1) / xStep,
                height: (height - y + yStep - 1) / yStep)
        }
    }

    /// Returns the bytes of a row without the filter byte.
    func bytesPerRow(of pass: Pass) -> Int { (pass.width * bitsPerPixel + 7) / 8 }

    /// The bytes of all rows with their filter bytes.
    var byteCount: Int { passes.reduce(0) { $0 + $1.height * (bytesPerRow(of: $1) + 1) } }
}

extension PNGImage.ColorType {
    /// The valid bit depths (table 11.1).
    fileprivate var bitDepths: [Int] {
        switch self {
        case .gray: [1, 2, 4, 8, 16]
        case .palette: [1, 2, 4, 8]
        case .colors, .grayAndAlpha, .colorsAndAlpha: [8, 16]
        }
    }

    fileprivate var samples: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAndAlpha: 2
        case .colors: 3
        case .colorsAndAlpha: 4
        }
    }
}
