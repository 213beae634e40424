/// A comment of a page.
struct PageComment {
    /// The signs that a comment is written with.
    enum Kind: Hashable, Sendable {
        /// `<!-- … -->`
        case html
        /// `{/* … */}`
        case expression
    }

    /// What a comment stands in, as far as it says how a picture can be put behind it.
    enum Surroundings: Hashable {
        case text, html, cell
    }

    var kind: Kind

    /// What stands between the signs, without the signs of quotes around the comment.
    var text: String

    /// The place in the page, with the signs; up to the end of the block if the comment isn't closed.
    var range: Range<Int>

    /// The number of the line, counted from 1.
    var line: Int
    var isClosed: Bool
    var surroundings: Surroundings

    /// How many blanks of the text stand before it.
    var indent: Int

    /// Whether nothing but blanks stands before it in its line, and behind it.
    var isFirst: Bool
    var isLast: Bool

    /// Whether a picture may be indented as far as the comment.
    var isIndentedFreely: Bool
}
