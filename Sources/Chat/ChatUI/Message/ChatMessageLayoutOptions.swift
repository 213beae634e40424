import HeadlessUIKit

/// The parts of a message's layout: messages with equal options have equal view hierarchies.
public typealias ChatMessageLayoutOptions = Set<ChatMessageLayoutOption>

extension ChatMessageLayoutOptions {
    /// A text that identifies the options, such as `"bubble-flipped-text"`.
    public var id: String {
        map(\.rawValue).sorted().joined(separator: "-")
    }

    /// Removes all of `options`.
    public mutating func remove(_ options: ChatMessageLayoutOptions) {
        subtract(options)
    }

    /// Inserts all of `options`.
    public mutating func insert(_ options: ChatMessageLayoutOptions) {
        formUnion(options)
    }

    /// The rounded corners of a bubble in a left-to-right layout: all but the one at the author's side of a group's
    /// last bubble.
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
