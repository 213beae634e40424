/// The relevant parts of a page, in page order.
struct PageFindings {
    var comments: [PageComment] = []

    /// The code blocks whose language is `messageshot` or a likely misspelling.
    var declarations: [DeclaredCode] = []
    var references: [FoundReference] = []

    /// The number of nodes and bytes visited, as a measure of the work.
    var work = 0
}

/// A reference to a picture, as written in the page.
struct FoundReference {
    enum Source: Hashable {
        /// A URL, relative to the page.
        case url(String)
        /// A path without percent encoding.
        case path(String)
        /// The name of a picture in a catalog.
        case name(String)
        /// A label that the page doesn't define.
        case label(String)
    }

    var form: PageImageReference.Form
    var source: Source

    /// The position in the page.
    var offset: Int
}
