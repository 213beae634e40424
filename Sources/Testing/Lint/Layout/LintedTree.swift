package import Frames

/// A finished tree, with or without its views' own knowledge.
package enum LintedTree {
    /// A tree with tags from its views.
    case noted(Frame)
    /// A tree with frames only, such as one from a file.
    case finished(Frame)
}
