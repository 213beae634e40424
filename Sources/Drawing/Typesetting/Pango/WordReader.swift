internal import Foundation
internal import Frames

/// Collects the words of a line, which are the characters between its spaces, from left to right.
struct WordReader {
    private var pieces: [Piece] = []

    /// Adjacent glyphs that aren't spaces.
    fileprivate struct Piece {
        /// The byte offsets of the first and the last character.
        var first, last: Int
        /// The ends, in Pango units.
        var left, right: Int
        /// The byte offset from which an ellipsis replaces the text.
        var cut: Int?
    }

    /// Adds a glyph.
    ///
    /// - Parameters:
    ///   - place: The byte offset of its character.
    ///   - x: Its left edge, in Pango units.
    mutating func add(_ place: Int, _ x: Int, width: Int, _ isEllipsis: Bool, in text: SourceText) {
        guard isEllipsis || !text.isSpace(at: place), place < text.length || isEllipsis else { return }
        if var piece = pieces.last, piece.right == x {
            if isEllipsis {
                piece.cut = place
            } else {
                (piece.first, piece.last) = (min(piece.first, place), max(piece.last, place))
            }
            piece.right = x + width
            pieces[pieces.count - 1] = piece
        } else {
            pieces.append(Piece(first: place, last: place, left: x, right: x + width, cut: isEllipsis ? place : nil))
        }
    }

    func words(of text: SourceText) -> [WrittenWord] {
        pieces.compactMap { piece in
            let word = piece.word(of: text)
            guard piece.right > piece.left, !word.allSatisfy(\.isWhitespace) else { return nil }
            return WrittenWord(
                text: word, x: PangoUnits.points(piece.left), width: PangoUnits.points(piece.right - piece.left))
        }
    }
}

extension WordReader.Piece {
    fileprivate func word(of text: SourceText) -> String {
        let start = text.index(at: first)
        if let cut { return String(text.string[start..<max(text.index(at: cut), start)]) + "…" }
        let rest = text.string[text.index(at: last)...]
        let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
        return String(text.string[start..<end])
    }
}
