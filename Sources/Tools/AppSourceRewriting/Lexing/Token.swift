/// A piece of Swift code between spaces and comments.
package struct Token: Sendable {
    package enum Kind: Sendable {
        /// A name or a keyword; also one in backticks, and an editor's placeholder.
        case identifier
        case number
        /// One of `( ) { } [ ] , ; : . @ \`.
        case punctuation
        /// An operator; a postfix `?` or `!` is one by itself.
        case `operator`
        /// A word that begins with `#`, such as `#selector`.
        case pound
        /// The quotes around a string, with their number signs.
        case stringDelimiter
        /// A part of a string between its quotes and interpolations.
        case stringText
        /// The `\(` before an interpolated expression, with its number signs, and the `)` after it.
        case interpolation
        /// A regular expression with its delimiters.
        case regex
        /// A byte that begins no token.
        case unknown
    }

    package var kind: Kind

    /// The bytes of the token in its file.
    package var range: Range<Int>

    /// Whether a new line begins between the token and the one before.
    package var startsLine: Bool
}
