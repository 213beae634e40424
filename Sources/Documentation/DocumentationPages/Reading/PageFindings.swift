/// What a page has of use, in its order.
struct PageFindings {
    var comments: [PageComment] = []

    /// The blocks of code whose language is ours, or nearly so.
    var declarations: [DeclaredCode] = []
    var references: [FoundReference] = []

    /// How many nodes and bytes were looked at: the measure of the work.
    var work = 0
}

/// A picture that a page refers to, as it is written.
struct FoundReference {
    enum Source: Hashable {
        /// A URL, from here to the file.
        case url(String)
        /// A path that is no URL, so that nothing in it is encoded.
        case path(String)
        /// The name of a picture in a catalog.
        case name(String)
        /// A label that the page doesn't define.
        case label(String)
    }

    var form: PageImageReference.Form
    var source: Source

    /// Where it stands in the page.
    var offset: Int
}
