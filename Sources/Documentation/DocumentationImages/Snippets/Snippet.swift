/// Code of a page, as it stands in the file of its section.
///
/// In the file, `// Snippet` with a name stands before it and `// End of snippet` behind it. A number is the snippet's
/// place among all Swift code of the page; any other name is free.
///
/// Declarations and statements that the page has in one snippet can't stand in one place: `// Snippet 14, continued` adds
/// to what stands before. What can't be compiled anywhere is adapted, for a reason that stands behind the name
/// (`// Snippet 9, adapted: either may stand there`): a line in another form follows a comment that says what it is
/// `// On the page:`, and a line that the page leaves out `// Not on the page:`.
public struct Snippet: Sendable, Equatable {
    /// The name, which is a number or free.
    public let name: String

    /// The line of the file on which it begins, counted from 1.
    public let line: Int

    /// The code as it is compiled.
    public let code: String

    /// The code of the page. It differs from `code` in what can't be compiled anywhere.
    public let codeOfPage: String

    /// Why `code` is not that of the page; `nil` where it is.
    public let reasonForAdapting: String?

    /// The place among all Swift code of the page, counted from 1; `nil` for a snippet with a free name.
    public var number: Int? { Int(name) }
}
