package import Frames

/// A finished tree, and how much is known of it.
package enum LintedTree {
    /// A tree whose views have said what they know of themselves, as tags.
    case noted(Frame)
    /// A tree of which nothing is known beyond its frames, such as one from a file.
    case finished(Frame)
}
