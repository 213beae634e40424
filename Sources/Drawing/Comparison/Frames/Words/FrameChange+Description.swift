import Frames

extension FrameChange: CustomStringConvertible {
    /// `ChatMessageBubbleView#bubbleView: corner radius 18 → 0`
    public var description: String { "\(subject): \(predicate)" }

    /// The component, with a text that distinguishes it from others of its name.
    package var subject: String { "\(component)\(hint.map { " (\($0.shortened(to: 24).quoted))" } ?? "")" }

    /// The change, and whether it counts.
    package var predicate: String { "\(phrase)\(isIgnored ? " (ignored)" : "")" }

    /// The change in words, which follow the frame's name: `corner radius 18 → 0`.
    public var phrase: String {
        switch event {
        case .added(let place, let count): "added at \(place.rect.shortDescription)\(Self.inside(count))"
        case .removed(let place, let count): "removed at \(place.rect.shortDescription)\(Self.inside(count))"
        case .altered(let alteration, _, _): alteration.phrase
        }
    }

    private static func inside(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: ", with 1 frame inside"
        default: ", with \(count) frames inside"
        }
    }
}
