public import Foundation

/// A single difference between two frame trees, on one frame.
public struct FrameChange: Sendable, Equatable {
    /// The name of the frame, such as `ChatMessageBubbleView#bubbleView`; for a frame without a name, that of the
    /// nearest frame around it and `▸ frame`.
    public var component: String

    /// A text that the frame shows, which tells it from other frames of its name; `nil` if there are none.
    public var hint: String?

    /// What happened to the frame.
    public var event: Event

    /// The index in ``FrameDifference/changes`` of the change that this one follows from; `nil` for a cause.
    public var cause: Int?

    /// Whether the frame belongs to an ignored component: the change is reported only because others follow from it.
    public var isIgnored = false

    /// Whether the change follows from no other one.
    public var isCause: Bool { cause == nil }

    /// What happens to a frame from one tree to the other.
    public enum Event: Sendable, Equatable {
        /// The frame is new, with so many others inside of it.
        case added(Place, framesInside: Int)
        /// The frame is gone, with so many others inside of it.
        case removed(Place, framesInside: Int)
        /// The frame is in both trees, and something of it is different.
        case altered(Alteration, from: Place, to: Place)
    }

    /// The place of a frame in its tree.
    public struct Place: Sendable, Hashable {
        /// The way to the frame: the child to take at each step from the root.
        public var path: [Int]

        /// The frame's rectangle, in points from the root's top-left corner, without transforms.
        public var rect: CGRect
    }
}

extension FrameChange {
    /// The place of the frame in the old tree; `nil` for an added frame.
    public var oldPlace: Place? {
        switch event {
        case .added: nil
        case .removed(let place, _), .altered(_, let place, _): place
        }
    }

    /// The place of the frame in the new tree; `nil` for a removed frame.
    public var newPlace: Place? {
        switch event {
        case .removed: nil
        case .added(let place, _), .altered(_, _, let place): place
        }
    }

    /// The place of the frame in the new tree; in the old one for a removed frame.
    public var place: Place {
        switch event {
        case .added(let place, _), .removed(let place, _), .altered(_, _, let place): place
        }
    }

    /// What is different about a frame that is in both trees; `nil` for an added or a removed one.
    public var alteration: Alteration? {
        switch event {
        case .added, .removed: nil
        case .altered(let alteration, _, _): alteration
        }
    }

    /// The distance by which the frame moved inside its parent, in points; `nil` for another kind of change.
    public var shift: CGSize? {
        if case .moved(let shift, _, _) = alteration { shift } else { nil }
    }
}
