import HeadlessUIKit

/// All that the layout of a message has: messages with equal options have equal view trees.
public typealias ChatMessageLayoutOptions = Set<ChatMessageLayoutOption>

extension ChatMessageLayoutOptions {
    /// A text that is the same for equal options, such as `"bubble-flipped-text"`.
    public var id: String {
        map(\.rawValue).sorted().joined(separator: "-")
    }

    /// Takes all of `options` out of the set.
    public mutating func remove(_ options: ChatMessageLayoutOptions) {
        subtract(options)
    }

    /// Puts all of `options` into the set.
    public mutating func insert(_ options: ChatMessageLayoutOptions) {
        formUnion(options)
    }

    /// The corners of a bubble that are round in text from left to right: all but the one at the author's side of a
    /// group's last bubble.
    var roundedCorners: CACornerMask {
        if contains(.continuousBubble) {
            return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
        if contains(.flipped) {
            return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
        }
        return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
}
