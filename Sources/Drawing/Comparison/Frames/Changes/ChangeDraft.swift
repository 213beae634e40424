/// A change with a link for finding its cause when everything is collected.
struct ChangeDraft {
    var change: FrameChange
    var link: Link

    /// The numbers are those of frames in the new tree, except in `seed`.
    enum Link {
        case none
        /// A known cause, by its number in ``LayoutFacts``.
        case seed(Int)
        /// The cause of the frame's move.
        case move(Int)
        /// The cause of the frame's new size.
        case growth(Int)
        /// The cause of the text's new line breaks.
        case reflow(Int)
        /// The cause of the container's new margins.
        case margin(Int)
        /// The cause of the frame's new size, otherwise of its move, otherwise of its parent's new size.
        case layout(Int)
        /// The change of layout direction, which is the first change.
        case mirroring
    }
}
