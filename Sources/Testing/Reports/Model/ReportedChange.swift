public import Comparison
import Foundation

/// A change of frames in words, with its positions.
public struct ReportedChange: Sendable, Equatable, Encodable {
    /// The frames that changed: `3 × ChatMessageBubbleView#bubbleView`.
    public let subject: String

    /// The change: `corner radius 18 → 0`.
    public let text: String

    /// The name of the frames, see ``FrameChange/component``.
    public let component: String

    /// The kind of change.
    public let kind: FrameChange.Kind

    /// The name of the restyled property; `nil` for the other kinds.
    public let property: String?

    /// Whether the change is a cause rather than a consequence.
    public let isCause: Bool

    /// The positions of the frames with this change.
    public let frames: [Place]

    /// The position of a frame in each picture: x, y, width and height, in points from the picture's top-left corner.
    public struct Place: Sendable, Equatable, Encodable {
        /// The position in the expected picture; `nil` for an added frame.
        public let expected: [Double]?

        /// The position in the actual picture; `nil` for a removed frame.
        public let actual: [Double]?

        init(_ change: FrameChange) {
            expected = (change.oldPlace?.rect).map(Self.numbers)
            actual = (change.newPlace?.rect).map(Self.numbers)
        }

        private static func numbers(_ rect: CGRect) -> [Double] {
            [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        }
    }

    private init(_ subject: String, _ text: String, _ change: FrameChange, _ all: [FrameChange]) {
        (self.subject, self.text) = (subject, text)
        component = change.component
        kind = change.kind
        property = change.propertyName
        isCause = change.isCause
        frames = all.map(Place.init)
    }

    /// The causes with equal ones grouped, the most significant first, followed by their consequences.
    package static func list(_ difference: FrameDifference) -> [ReportedChange] {
        let causes = difference.groups.map { group in
            ReportedChange(group.subject, group.predicate, group.change, group.places.map { difference.changes[$0] })
        }
        return causes + difference.consequences.map { ReportedChange($0.subject, $0.predicate, $0, [$0]) }
    }
}
