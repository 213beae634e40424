import Foundation

/// Compresses bytes with GIF's LZW variant (Welch 1984), with codes of 9 to 12 bits for earlier sequences.
enum LZWEncoder {
    private static let clear = 256
    private static let end = 257
    private static let maximumCodes = 4096

    /// Returns the compressed bytes in blocks of at most 255 bytes, followed by an empty block.
    static func blocks(_ bytes: [UInt8]) -> Data {
        let codes = compressed(bytes)
        var blocks = Data(capacity: codes.count + codes.count / 255 + 2)
        var start = 0
        while start < codes.count {
            let count = min(codes.count - start, 255)
            blocks.append(UInt8(count))
            blocks.append(contentsOf: codes[start..<start + count])
            start += count
        }
        return blocks + [0]
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var output = CodeWriter()
        // The codes of sequences, by the code of the prefix and the last byte.
        var codes: [UInt32: Int] = [:]
        var next = end + 1
        output.write(clear)
        var text: Int?
        for byte in bytes {
            guard let known = text else {
                text = Int(byte)
                continue
            }
            let longer = UInt32(known) << 8 | UInt32(byte)
            if let code = codes[longer] {
                text = code
                continue
            }
            output.write(known)
            if next < maximumCodes {
                codes[longer] = next
                // The decoder is one code behind.
                if next == 1 << output.bits, output.bits < 12 { output.bits += 1 }
                next += 1
            } else {
                output.write(clear)
                codes.removeAll(keepingCapacity: true)
                next = end + 1
                output.bits = 9
            }
            text = Int(byte)
        }
        if let text {
            output.write(text)
            if next == 1 << output.bits, output.bits < 12 { output.bits += 1 }
        }
        output.write(end)
        return output.finished()
    }
}

/// Writes codes, least significant bit first.
private struct CodeWriter {
    var bits = 9
    private var bytes: [UInt8] = []
    private var pending = 0
    private var pendingBits = 0

    mutating func write(_ code: Int) {
        pending |= code << pendingBits
        pendingBits += bits
        while pendingBits >= 8 {
            bytes.append(UInt8(pending & 0xFF))
            pending >>= 8
            pendingBits -= 8
        }
    }

    func finished() -> [UInt8] { pendingBits > 0 ? bytes + [UInt8(pending & 0xFF)] : bytes }
}
