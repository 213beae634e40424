/// A mark, and where it stands in the page.
struct MarkPlace: Sendable {
    var mark: PageMark

    /// The comment that is the mark.
    var opening: Range<Int>

    /// The comment that is its end; `nil` before pictures are put there first.
    var closing: Range<Int>?

    /// Where the mark, its pictures and its end are over.
    var end: Int { (closing ?? opening).upperBound }

    var kind: PageComment.Kind
    var surroundings: PageComment.Surroundings

    /// What stands before the pictures' lines, if they have lines of their own: the signs of quotes, and blanks.
    var prefix: [UInt8]?

    init(_ mark: PageMark, _ comment: PageComment, in bytes: [UInt8]) {
        self.mark = mark
        opening = comment.range
        kind = comment.kind
        surroundings = comment.surroundings
        guard comment.isFirst, comment.isLast else { return }
        // Four blanks make code of a line that follows an empty one.
        let blanks = comment.indent >= 4 && !comment.isIndentedFreely ? comment.indent : 0
        prefix = Self.prefix(before: comment.range.lowerBound, in: bytes, without: blanks)
    }

    /// What a line has to begin with to stand in the same quotes and items as what begins at `start`.
    static func prefix(before start: Int, in bytes: [UInt8], without blanks: Int = 0) -> [UInt8] {
        var begin = start
        while begin > 0, !bytes[begin - 1].isLineEnd { begin -= 1 }
        if begin == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { begin = 3 }
        return bytes[begin..<(start - blanks)].map { $0.isBlank || $0 == Byte.greater ? $0 : Byte.space }
    }
}
