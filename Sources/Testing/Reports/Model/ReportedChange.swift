import Comparison
import Foundation

/// A change of frames in words, and where it is seen.
public struct ReportedChange: Sendable, Equatable, Encodable {
    /// What changed: `3 × ChatMessageBubbleView#bubbleView`
    public let subject: String

    /// What happened to it: `corner radius 18 → 0`
    public let text: String

    public let component: String
    public let kind: FrameChange.Kind
    public let property: FrameChange.Property?

    /// Whether it does not follow from other changes.
    public let isCause: Bool

    /// The frames that changed in this way.
    public let frames: [Place]

    /// Where a frame is, in points from the picture's corner: x, y, width and height; `nil` where it is not.
    public struct Place: Sendable, Equatable, Encodable {
        public let expected: [Double]?
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
