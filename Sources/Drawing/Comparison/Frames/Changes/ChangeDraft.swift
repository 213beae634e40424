/// A change, and the link by which its cause is looked up when all is collected.
struct ChangeDraft {
    var change: FrameChange
    var link: Link

    /// Numbers are those of frames in the new tree, but for `seed`.
    enum Link {
        case none
        /// A fact that needs no explanation, by its number in ``LayoutFacts``.
        case seed(Int)
        /// Whatever the frame's move follows from.
        case move(Int)
        /// Whatever the frame's new size follows from.
        case growth(Int)
        /// Whatever the text's new line breaks follow from.
        case reflow(Int)
        /// Whatever the container's new margins follow from.
        case margin(Int)
        /// Whatever the frame's new size follows from, or else its move, or else its parent's new size.
        case layout(Int)
        /// The other direction of the whole layout, which is the first change of all.
        case mirroring
    }
}
