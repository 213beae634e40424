import Foundation

/// The number of scans in a JPEG file, and whether it is complete, from one pass over its markers (ITU-T T.81, annex
/// B). Nothing is decoded.
struct JPEGScans {
    /// The maximum number of pixels of all scans together. A photo of 100 million pixels has at most a dozen scans;
    /// without a limit, a hundred bytes could add another pass over all of them.
    static let maximumPixels = 2_000_000_000

    private(set) var count = 0
    private(set) var isEnded = false
    private var entropyBytes = 0
    private var minimumBits = 0

    /// Whether the file has an end, and at least the minimum bytes of pixel data for its size.
    var isWhole: Bool { isEnded && entropyBytes * 8 >= minimumBits }

    init(_ file: Data) {
        file.withUnsafeBytes { read($0) }
    }

    /// Throws for a file that is incomplete, or takes too long for its size.
    static func check(_ file: Data, name: String) throws(RasterError) {
        let scans = JPEGScans(file)
        guard scans.isWhole else {
            throw .image(path: name, reason: "the picture is damaged: the JPEG file is incomplete")
        }
        let header = try ImageHeader(file, name: name)
        guard scans.count <= maximumPixels / (header.width * header.height) else {
            throw .image(
                path: name,
                reason:
                    "the picture has \(scans.count) scans of \(header.width) × \(header.height) pixels; the limit is "
                    + "\(maximumPixels / 1_000_000) million in total: save it as a baseline JPEG")
        }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var offset = 2
        while let marker = Self.marker(in: bytes, from: offset) {
            offset = marker + 2
            switch bytes[marker + 1] {
            case 0xD9:
                isEnded = true
                return
            case 0x01, 0xD0...0xD8: continue
            case let kind:
                guard offset + 2 <= bytes.count else { return }
                let end = offset + (Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
                if Self.isFrame(kind), end <= bytes.count { readFrame(kind, bytes[offset..<end]) }
                offset = end
                guard kind == 0xDA else { continue }
                count += 1
                let start = offset
                repeat {
                    offset = Self.marker(in: bytes, from: offset) ?? bytes.count
                } while skipRestart(bytes, &offset)
                entropyBytes += max(offset - start, 0)
            }
        }
    }

    /// Returns the position of the next 0xFF that begins a marker.
    private static func marker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + offset, 0xFF, bytes.count - offset)
        {
            offset = UnsafeRawPointer(found) - base
            guard offset + 1 < bytes.count else { return nil }
            if bytes[offset + 1] != 0, bytes[offset + 1] != 0xFF { return offset }
            offset += 1
        }
        return nil
    }

    /// Skips a restart marker, which occurs within a scan.
    private func skipRestart(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> Bool {
        guard offset + 1 < bytes.count, (0xD0...0xD7).contains(bytes[offset + 1]) else { return false }
        offset += 2
        return true
    }

    /// Frame headers are C0 to CF except the tables C4, C8 and CC.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private mutating func readFrame(_ marker: UInt8, _ segment: Slice<UnsafeRawBufferPointer>) {
        let bytes = segment.map(Int.init)
        guard bytes.count >= 8, bytes.count >= 8 + 3 * bytes[7] else { return }
        let (height, width) = (bytes[3] << 8 | bytes[4], bytes[5] << 8 | bytes[6])
        let sampling = (0..<bytes[7]).map { bytes[9 + 3 * $0] }
        let across = sampling.map { $0 >> 4 }.max() ?? 1
        let down = sampling.map { $0 & 15 }.max() ?? 1
        func blocks(_ side: Int, _ own: Int, _ most: Int) -> Int { (side * own + 8 * most - 1) / max(8 * most, 1) }
        let counts = sampling.map { blocks(width, $0 >> 4, across) * blocks(height, $0 & 15, down) }
        let count = counts.reduce(0, +)
        switch marker {
        // A code for the mean of each block, and one for the end of the block.
        case 0xC0, 0xC1: minimumBits = 2 * count
        // Only the means: one code may end many blocks.
        case 0xC2: minimumBits = count
        default: minimumBits = 0
        }
    }
}
