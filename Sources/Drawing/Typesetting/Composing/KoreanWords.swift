internal import Foundation

/// The words of a text with Hangul, which iOS keeps whole where a line ends. Without it, a line may end after any syllable.
enum KoreanWords {
    /// Returns the words, in bytes of UTF-8.
    static func ranges(in string: String) -> [Range<Int>] {
        guard string.unicodeScalars.contains(where: isHangul) else { return [] }
        var ranges: [Range<Int>] = []
        var (start, byte, hasHangul) = (0, 0, false)
        func end() {
            if hasHangul { ranges.append(start..<byte) }
            hasHangul = false
        }
        for scalar in string.unicodeScalars {
            let length = UTF8.width(scalar)
            if scalar.properties.isWhitespace {
                end()
                start = byte + length
            } else if isHangul(scalar) {
                hasHangul = true
            }
            byte += length
        }
        end()
        return ranges
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
