/// A placeholder, and where it stands in the page.
struct PlacedPlaceholder: Sendable {
    var placeholder: PicturePlaceholder

    /// The comment that is the placeholder.
    var opening: Range<Int>

    /// The comment that ends it; `nil` before pictures are put there first.
    var closing: Range<Int>?

    /// Where the placeholder, its pictures and its end are over.
    var end: Int { (closing ?? opening).upperBound }

    var kind: PageComment.Kind
    var surroundings: PageComment.Surroundings

    /// What stands before the pictures' lines, if they have lines to themselves: the markers of quotes, and blanks.
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
    /// What a line has to begin with to stand in the same quotes and items as what begins at `start`.
    ///
    /// - Parameter columns: The columns of blanks at the end that are left out.
    func linePrefix(before start: Int, without columns: Int = 0) -> [UInt8] {
        let begin = line(line(at: start)).lowerBound
        var prefix = bytes[begin..<start].map { $0.isBlank || $0 == ASCII.greater ? $0 : ASCII.space }
        let wanted = prefix[...].columns - columns
        while prefix[...].columns > wanted { prefix.removeLast() }
        // Of a tab, a part may stay.
        return prefix + Array(repeating: ASCII.space, count: wanted - prefix[...].columns)
    }
}
