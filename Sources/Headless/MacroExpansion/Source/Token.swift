/// A piece of Swift code: a word, a literal, a bracket, an operator.
struct Token {
    enum Kind {
        /// A name, a keyword, or a number.
        case word
        /// A string or a regular expression, with everything inside.
        case literal
        /// An opening bracket of any kind.
        case open
        /// A closing bracket of any kind.
        case close
        /// Characters of operators, or a separator.
        case symbol
    }

    let kind: Kind
    let text: Substring

    /// The number of brackets around it. An opening bracket and its closing one have the same.
    let depth: Int

    /// Whether nothing but white space and comments is before it in its line.
    let startsLine: Bool

    var start: String.Index { text.startIndex }
    var end: String.Index { text.endIndex }
}
