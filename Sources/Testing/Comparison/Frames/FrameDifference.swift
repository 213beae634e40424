public import Frames

/// What is different between two frame trees, and why.
///
/// Frames are matched by what they are: by name, content and place, so that a frame that moved, or got another parent,
/// is the same frame. Changes that follow from others are told apart from those: a bubble that grew is a cause; that
/// all below it moved is its consequence.
///
///     let difference = FrameDifference(from: before, to: after)
///     print(difference.summary())
///     // 12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0
///     // in consequence, 37 frames only moved
///
/// Lengths count as different from a hundredth of a point on, colours from one step of 255 on. The place of the two
/// roots is left out of account, as it is when they are drawn.
public struct FrameDifference: Sendable, Equatable {
    /// Every change, in the order of the new tree; what was removed stands behind its parent, margins behind all.
    public let changes: [FrameChange]

    /// Compares two trees in time that grows with their size.
    ///
    /// - Parameters:
    ///   - tokens: Names of colours and fonts, for ``FrameChange/fromToken`` and ``FrameChange/toToken``.
    ///   - newTokens: The names that hold for the new tree, if they are others.
    public init(from old: Frame, to new: Frame, tokens: DesignTokens = DesignTokens(), newTokens: DesignTokens? = nil) {
        guard old != new else {
            changes = []
            return
        }
        let (oldTree, newTree) = (FrameTree(old), FrameTree(new))
        let matching = FrameMatching(oldTree, newTree)
        var collector = ChangeCollector(
            old: oldTree, new: newTree, matching: matching,
            values: ValueDescriber(old: tokens, new: newTokens ?? tokens))
        changes = collector.changes()
    }

    init(changes: [FrameChange]) {
        self.changes = changes
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// The changes that do not follow from others.
    public var causes: [FrameChange] { changes.filter(\.isCause) }

    /// What follows from the changes in ``causes``.
    public var consequences: [FrameChange] { changes.filter { !$0.isCause } }
}
