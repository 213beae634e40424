import Comparison
import Foundation

/// A change of frames in words, with the places where it is seen.
public struct ReportedChange: Sendable, Equatable, Encodable {
    /// The frames that changed: `3 × ChatMessageBubbleView#bubbleView`.
    public let subject: String

    /// The change: `corner radius 18 → 0`.
    public let text: String

    /// The name of the frames, see ``FrameChange/component``.
    public let component: String

    /// The sort of change.
    public let kind: FrameChange.Kind

    /// The property that was restyled; `nil` for the other kinds.
    public let property: FrameChange.Property?

    /// Whether the change follows from no other one.
    public let isCause: Bool

    /// The places of the frames that changed in this way.
    public let frames: [Place]

    /// The place of a frame in each picture: x, y, width and height, in points from the picture's top-left corner.
    public struct Place: Sendable, Equatable, Encodable {
        /// The place in the expected picture; `nil` for an added frame.
        public let expected: [Double]?

        /// The place in the actual picture; `nil` for a removed frame.
        public let actual: [Double]?

        init(_ change: FrameChange) {
            expected = change.oldRect.map(Self.numbers)
            actual = change.newRect.map(Self.numbers)
        }

        private static func numbers(_ rect: CGRect) -> [Double] {
            [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        }
    }

    /// - Parameter line: The subject, a colon, and what happened to it.
    private init(_ line: String, _ change: FrameChange, _ all: [FrameChange]) {
        // A subject may have colons of its own.
        let end =
            all.count > 1 ? "\(all.count) × \(change.component)".count : line.count - change.phrase.count - 2
        subject = String(line.prefix(end))
        text = String(line.dropFirst(end + 2))
        component = change.component
        kind = change.kind
        property = change.property
        isCause = change.isCause
        frames = all.map(Place.init)
    }

    /// The causes, equal ones together, the most telling first; then what follows from them.
    static func list(_ difference: FrameDifference) -> [ReportedChange] {
        let causes = difference.groups.map { group in
            ReportedChange(group.line, group.change, group.places.map { difference.changes[$0] })
        }
        return causes + difference.consequences.map { ReportedChange("\($0)", $0, [$0]) }
    }
}
