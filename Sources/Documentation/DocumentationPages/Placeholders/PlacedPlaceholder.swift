/// A placeholder with its position in the page.
struct PlacedPlaceholder: Sendable {
    var placeholder: PicturePlaceholder

    /// The placeholder comment.
    var opening: Range<Int>

    /// The end comment; `nil` before the first update.
    var closing: Range<Int>?

    /// The offset after the placeholder, its pictures and its end.
    var end: Int { (closing ?? opening).upperBound }

    var kind: PageComment.Kind
    var surroundings: PageComment.Surroundings

    /// The prefix of the pictures' lines, if they are on separate lines: markers of block quotes, and spaces.
    var prefix: [UInt8]?

    init(_ placeholder: PicturePlaceholder, _ comment: PageComment, in source: PageSource) {
        self.placeholder = placeholder
        opening = comment.range
        kind = comment.kind
        surroundings = comment.surroundings
        guard comment.isFirst, comment.isLast else { return }
        prefix = source.linePrefix(before: comment.range.lowerBound, without: comment.excessIndent)
    }
}

extension PageSource {
    /// Returns the prefix that keeps a line in the same block quotes and list items as the content at `start`.
    ///
    /// - Parameter columns: The number of trailing columns of whitespace to leave out.
    func linePrefix(before start: Int, without columns: Int = 0) -> [UInt8] {
        let begin = line(line(at: start)).lowerBound
        var prefix = bytes[begin..<start].map { $0.isBlank || $0 == ASCII.greater ? $0 : ASCII.space }
        let wanted = prefix[...].columns - columns
        while prefix[...].columns > wanted { prefix.removeLast() }
        // Part of a tab may remain, as spaces.
        return prefix + Array(repeating: ASCII.space, count: wanted - prefix[...].columns)
    }
}
