internal import Foundation
internal import _FoundationICU

/// Finds the words of Thai, Lao, Burmese and Khmer, which are written without spaces between them.
///
/// iOS breaks lines there, and so does this: by the dictionaries of the ICU that Foundation brings, which are the same on
/// every machine.
final class DictionaryWords {
    /// The length from which a paragraph has no words, in bytes: Pango takes quadratic time for them.
    static let longestParagraph = 8192

    /// `nil` without ICU's data.
    private let iterator: OpaquePointer?

    init() {
        var status = U_ZERO_ERROR
        iterator = swift_ubrk_open(UBRK_LINE, "en_US", nil, 0, &status)
    }

    deinit { swift_ubrk_close(iterator) }

    /// Returns the words in bytes of UTF-8, with the punctuation that belongs to them, and without spaces.
    func ranges(in string: String) -> [Range<Int>] {
        guard iterator != nil, string.unicodeScalars.contains(where: \.isInDictionary) else { return [] }
        var (words, start) = ([Range<Int>](), 0)
        for paragraph in string.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if paragraph.count <= Self.longestParagraph {
                words += ranges(inParagraph: Substring(paragraph)).map { $0.lowerBound + start..<$0.upperBound + start }
            }
            start += paragraph.count + 1
        }
        return words
    }

    private func ranges(inParagraph paragraph: Substring) -> [Range<Int>] {
        guard paragraph.unicodeScalars.contains(where: \.isInDictionary) else { return [] }
        let units = Array(paragraph.utf16)
        return units.withUnsafeBufferPointer { buffer in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
            var (words, word) = ([Range<Int>](), Word())
            var (unit, byte, next) = (0, 0, Int(swift_ubrk_next(iterator)))
            for scalar in paragraph.unicodeScalars {
                word.add(scalar, at: byte)
                unit += UTF16.width(scalar)
                byte += UTF8.width(scalar)
                if unit == next {
                    if let range = word.range { words.append(range) }
                    word = Word()
                    next = Int(swift_ubrk_next(iterator))
                }
            }
            return words
        }
    }

    /// The text between two places at which a line may end.
    private struct Word {
        private var bytes: Range<Int>?
        private var isInDictionary = false

        /// The range without spaces at the end; `nil` for words of other scripts.
        var range: Range<Int>? { isInDictionary ? bytes : nil }

        mutating func add(_ scalar: Unicode.Scalar, at byte: Int) {
            // A zero-width space ends a word too.
            guard !scalar.properties.isWhitespace, scalar != "\u{200B}" else { return }
            isInDictionary = isInDictionary || scalar.isInDictionary
            bytes = (bytes?.lowerBound ?? byte)..<byte + UTF8.width(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is Thai, Lao, Burmese or Khmer.
    fileprivate var isInDictionary: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
        default: false
        }
    }
}
