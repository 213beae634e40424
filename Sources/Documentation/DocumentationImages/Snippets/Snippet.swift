/// Code of a page, as written in the source file of its section.
///
/// In the source file, a snippet is between `// Snippet` with a name and `// End of snippet`. A number as the name is
/// the snippet's position among all Swift code blocks of the page. Any other name is free.
///
/// A snippet on the page may combine declarations and statements that can't be in the same place in a source file:
/// `// Snippet 14, continued` appends to an earlier snippet. Code that can't be compiled anywhere is adapted, and the
/// reason follows the name: `// Snippet 9, adapted: only one of these can be used`. In an adapted snippet,
/// `// On the page:` before a changed line quotes the page's version, and `// Not on the page:` precedes a line that the
/// page doesn't contain.
public struct Snippet: Sendable, Equatable {
    /// The name: a number or any other text.
    public let name: String

    /// The number of its first line in the source file, counted from 1.
    public let line: Int

    /// The code as it is compiled.
    public let code: String

    /// The code on the page. It differs from `code` only in an adapted snippet.
    public let codeOfPage: String

    /// The reason why `code` differs from the page; `nil` if it doesn't.
    public let reasonForAdapting: String?

    /// The position among all Swift code blocks of the page, counted from 1; `nil` for a snippet with a free name.
    public var number: Int? { Int(name) }
}
