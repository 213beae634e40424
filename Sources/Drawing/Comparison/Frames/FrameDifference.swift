public import Frames

/// The changes between two frame trees, each with its cause.
///
/// Frames are matched by name, content and place, so that a frame that moved, or got another parent, is still the same
/// frame. Causes and their consequences are kept apart: when a bubble grew and everything below it moved, the growth is
/// the cause and each move a consequence.
///
///     let difference = FrameDifference(from: before, to: after)
///     print(difference.summary())
///     // 12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0
///     // in consequence, 37 frames only moved
///
/// Lengths count as different from a hundredth of a point on, colors from one step of 255 on. The place of the two
/// roots is left out of account, as it is when they are drawn.
public struct FrameDifference: Sendable, Equatable {
    /// Every change, in the order of the new tree. A removed frame stands behind its parent; margins stand at the end.
    public let changes: [FrameChange]

    /// Compares two trees in time that grows with their size.
    ///
    /// - Parameters:
    ///   - old: The tree as it was.
    ///   - new: The tree as it is.
    ///   - tokens: Names of colors and fonts, for ``ValueChange/Value/token``.
    ///   - newTokens: The names for the new tree; `nil` if they are the same.
    ///   - rules: Rules for components and properties. What is ignored doesn't count, with everything inside of it; what follows from
    ///     it elsewhere does.
    public init(
        from old: Frame, to new: Frame, tokens: DesignTokens = DesignTokens(), newTokens: DesignTokens? = nil,
        rules: [PictureTolerance.Rule] = []
    ) {
        guard old != new else {
            changes = []
            return
        }
        let (oldTree, newTree) = (FrameTree(old), FrameTree(new))
        let matching = FrameMatching(oldTree, newTree)
        var collector = ChangeCollector(
            old: oldTree, new: newTree, matching: matching,
            values: ValueDescriber(old: tokens, new: newTokens ?? tokens))
        let all = collector.changes()
        changes = rules.isEmpty ? all : IgnoredChanges(oldTree, newTree, rules).without(all)
    }

    init(changes: [FrameChange]) {
        self.changes = changes
    }

    /// Whether the trees are equal, as far as it can be seen.
    public var isEmpty: Bool { changes.isEmpty }

    /// Whether something changed that is not ignored, and that doesn't follow from what is.
    public var countsByItself: Bool { causes.contains { !$0.isIgnored } }

    /// The changes that do not follow from others.
    public var causes: [FrameChange] { changes.filter(\.isCause) }

    /// The changes that follow from those in ``causes``.
    public var consequences: [FrameChange] { changes.filter { !$0.isCause } }
}
