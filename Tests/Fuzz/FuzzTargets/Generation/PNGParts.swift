internal import Foundation

/// Mutations of PNGs that keep to the format: the lengths and checksums of all chunks are right.
enum PNGParts {
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    private struct Part {
        var type: Data
        var body: Data
    }

    /// Mutates the chunks of a seed.
    static let maker: FuzzTarget.Maker = { seeds, random in
        let pictures = seeds.filter { $0.starts(with: signature) }
        guard !pictures.isEmpty else { return Data() }
        var parts = parts(of: random.pick(pictures))
        let others = Self.parts(of: random.pick(pictures))
        for _ in 0...random.below(2) { change(&parts, others, &random) }
        return signature + parts.reduce(Data()) { $0 + file(of: $1) }
    }

    private static func change(_ parts: inout [Part], _ others: [Part], _ random: inout Randomness) {
        guard !parts.isEmpty, !others.isEmpty else { return }
        let index = random.below(parts.count)
        switch random.below(8) {
        case 0: parts.remove(at: index)
        case 1: parts.insert(random.pick(others), at: index)
        case 2: parts.swapAt(index, random.below(parts.count))
        case 3: parts[index].type = Data(random.pick(types).utf8.prefix(4))
        case 4...6:
            let frames = parts.firstIndex { $0.type == Data("msFT".utf8) }
            if let frames, random.oneIn(2) {
                changeFrames(&parts[frames], &random)
            } else {
                parts[index].body = ByteMutation.mutate(parts[index].body, seeds: [], words: types, &random)
            }
        default: parts[index].body = parts[index].body.prefix(random.below(parts[index].body.count + 1))
        }
    }

    private static let types = [
        "IHDR", "IDAT", "IEND", "PLTE", "tRNS", "pHYs", "tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "gAMA", "acTL", "fdAT",
        "msFT",
        "\u{1B}[3m", "\u{202E}a", "ab\nc", "\0\0\0\0",
    ]

    /// Inserts a mutated tree after the version and the digest of the pixels, in a stored zlib block.
    private static func changeFrames(_ part: inout Part, _ random: inout Randomness) {
        guard var tree = framesTree else { return }
        tree.mutate(&random)
        let json = tree.json
        guard json.count < 65_536 else { return }
        var body = part.body.prefix(12) + [0x78, 0x01, 0x01]
        for number in [UInt16(json.count), ~UInt16(json.count)] { body += [UInt8(number & 255), UInt8(number >> 8)] }
        part.body = body + json + bigEndian(adler32(json))
    }

    /// The tree in the seeds, which contain it compressed.
    private static let framesTree = Tree(
        Data(
            ##"{"name":"A#b","rect":[[0,0],[8,8]],"fill":{"color":{"_0":"#FF0000"}},"children":[{"rect":[[1,1],[4,4]]}]}"##
                .utf8), name: "frames.json")

    // MARK: The format

    private static func parts(of file: Data) -> [Part] {
        let bytes = [UInt8](file)
        var (parts, offset) = ([Part](), 8)
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= bytes.count else { break }
            parts.append(
                Part(type: Data(bytes[offset + 4..<offset + 8]), body: Data(bytes[offset + 8..<offset + 8 + length])))
            offset += 12 + length
        }
        return parts
    }

    private static func file(of part: Part) -> Data {
        let content = part.type + part.body
        return bigEndian(UInt32(part.body.count)) + content + bigEndian(crc32(content))
    }

    private static func bigEndian(_ number: UInt32) -> Data {
        Data([UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)])
    }

    private static let crcTable: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }

    private static func crc32(_ data: Data) -> UInt32 {
        ~data.reduce(0xFFFF_FFFF as UInt32) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }

    private static func adler32(_ data: Data) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in data { (a, b) = ((a + UInt32(byte)) % 65_521, (b + (a + UInt32(byte)) % 65_521) % 65_521) }
        return b << 16 | a
    }
}
