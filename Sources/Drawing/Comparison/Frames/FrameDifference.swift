public import Frames

/// The changes between two frame trees, each with its cause.
///
/// Frames are matched by name, content and position, so that a frame that moved or has a new parent counts as the same
/// frame. Causes are separated from their effects: if a bubble grew and everything below it moved, the growth is the
/// cause and each move an effect.
///
///     let difference = FrameDifference(from: before, to: after)
///     print(difference.summary())
///     // 12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0
///     // as a result, 37 frames moved
///
/// Lengths differ from a hundredth of a point, colors from one level of 255. The position of the two roots is ignored,
/// as in drawing.
public struct FrameDifference: Sendable, Equatable {
    /// Every change, in the order of the new tree. A removed frame comes after its parent; margins come last.
    public let changes: [FrameChange]

    /// Compares two trees in linear time.
    ///
    /// - Parameters:
    ///   - old: The old tree.
    ///   - new: The new tree.
    ///   - tokens: The names of colors and fonts, for ``ValueChange/Value/token``.
    ///   - newTokens: The names for the new tree; `nil` if they are the same.
    ///   - rules: Rules for components and properties. An ignored component doesn't count, including everything inside
    ///     it; its effects elsewhere do.
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

    /// Whether there are no visible changes.
    public var isEmpty: Bool { changes.isEmpty }

    /// Whether there is a change that is neither ignored nor an effect of an ignored one.
    public var countsByItself: Bool { causes.contains { !$0.isIgnored } }

    /// The changes that aren't effects of others.
    public var causes: [FrameChange] { changes.filter(\.isCause) }

    /// The changes that are effects of ``causes``.
    public var consequences: [FrameChange] { changes.filter { !$0.isCause } }
}
