internal import CPango
internal import Foundation

/// Splits words that are far longer than any line.
///
/// For each line of a word that has to be broken, Pango shapes the rest of its run, which takes quadratic time. Runs
/// end at the splits, which keeps the rest short.
enum LongWords {
    /// The length from which a word counts as long, in characters.
    static let length = 512

    /// The length of the pieces, in characters. A line has fewer.
    private static let pieceLength = 128

    /// The maximum length of a piece, in characters, if graphemes and joined letters don't end.
    private static let greatestLength = 256

    /// Returns the pieces of each long word except the first, in bytes of UTF-8. Pieces end between graphemes.
    static func pieces(of string: String) -> [Range<Int>] {
        guard mayHaveLongWords(string) else { return [] }
        var (pieces, word) = ([Range<Int>](), Word())
        var byte = 0
        for (scalar, place) in zip(string.unicodeScalars, places(in: string)) {
            if place.is_line_break != 0 || place.is_mandatory_break != 0 {
                pieces += word.pieces(endingAt: byte)
                word = Word()
            }
            word.add(scalar, at: byte, startsGrapheme: place.is_cursor_position != 0)
            byte += UTF8.width(scalar)
        }
        return pieces + word.pieces(endingAt: byte)
    }

    /// The text between two places at which a line may end.
    private struct Word {
        private var length = 0
        private var cuts: [Int] = []
        private var lengthAtCut = 0

        private var joinsNext = false

        mutating func add(_ scalar: Unicode.Scalar, at byte: Int, startsGrapheme: Bool) {
            let piece = length - lengthAtCut
            if piece >= greatestLength || piece >= pieceLength && startsGrapheme && !joinsNext {
                cuts.append(byte)
                lengthAtCut = length
            }
            // Letters with a virama between them are shaped as one.
            joinsNext = scalar.properties.canonicalCombiningClass == .virama
            length += 1
        }

        func pieces(endingAt end: Int) -> [Range<Int>] {
            guard length >= LongWords.length else { return [] }
            return zip(cuts, cuts.dropFirst() + [end]).map { $0..<$1 }
        }
    }

    /// Whether the text may have a long word. Consecutive spaces count as part of a word, because a line ends only
    /// after the last.
    private static func mayHaveLongWords(_ string: String) -> Bool {
        guard string.utf8.count >= length else { return false }
        var (run, isBehindSpace) = (0, false)
        for byte in string.utf8 {
            let isSpace = byte == UInt8(ascii: " ")
            run = byte == UInt8(ascii: "\n") || isBehindSpace && !isSpace ? 0 : run + 1
            if run >= length { return true }
            isBehindSpace = isSpace
        }
        return false
    }

    /// Returns Pango's attributes of the position before each character, and of the end.
    private static func places(in string: String) -> [PangoLogAttr] {
        var string = string
        var places = [PangoLogAttr](repeating: PangoLogAttr(), count: string.unicodeScalars.count + 1)
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_get_log_attrs(
                    characters.baseAddress, Int32(clamping: characters.count), -1, pango_language_from_string("en"),
                    &places, Int32(clamping: places.count))
            }
        }
        return places
    }
}
