internal import CPango
internal import Foundation

/// Finds the places at which words are cut that are far longer than any line.
///
/// For each line of a word that has to be broken Pango shapes all that is left of its run: the time grows with the square
/// of the word's length. Runs end at the cuts, so that little is left of one.
enum LongWords {
    /// A word is long from so many characters on.
    static let length = 512

    /// The length of the pieces, in characters. A line has fewer.
    private static let pieceLength = 128

    /// The greatest length of a piece, in characters, where graphemes and joined letters have no end.
    private static let greatestLength = 256

    /// Returns the pieces behind the first one of each long word, in bytes of UTF-8. Pieces end between graphemes.
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

    /// What stands between two places at which a line may end.
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
            // Letters with a virama between them are set as one.
            joinsNext = scalar.properties.canonicalCombiningClass == .virama
            length += 1
        }

        func pieces(endingAt end: Int) -> [Range<Int>] {
            guard length >= LongWords.length else { return [] }
            return zip(cuts, cuts.dropFirst() + [end]).map { $0..<$1 }
        }
    }

    /// Whether the text may have a long word: no line ends before the last of several spaces.
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

    /// What Pango says of the place before each character, and of the end.
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
