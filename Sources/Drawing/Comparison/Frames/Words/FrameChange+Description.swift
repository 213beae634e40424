import Foundation
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

extension FrameChange {
    /// The change in words that apply to frames of other sizes too: `BadgeView: 4 pt wider`.
    package var commonWords: String {
        guard case .altered(.resized, let old, let new) = event else { return "\(component): \(phrase)" }
        return "\(component): \(old.rect.size.growthWords(to: new.rect.size))"
    }

    /// The new value regardless of the old one: `BadgeView: corner radius → 4`; `nil` if the change isn't a replaced
    /// value.
    package var newValueWords: String? {
        switch alteration {
        case .restyled(let property, .exchange(_, let to)): "\(component): \(property.words) → \(to.token ?? to.words)"
        case .font(.exchange(_, let to)): "\(component): font → \(to.token ?? to.words)"
        case .image(.exchange(_, let to)): "\(component): image → \(to.token ?? to.words)"
        case .restyled, .font, .image, .renamed, .retexted, .reflowed, .moved, .resized, .restacked, .clipped,
            .mirrored, nil:
            nil
        }
    }
}

extension CGSize {
    /// Returns the growth in words: `5 pt wider, 11 pt shorter`.
    func growthWords(to other: CGSize) -> String {
        let (width, height) = (other.width - self.width, other.height - self.height)
        let parts = [
            width == 0 ? nil : "\(abs(width).shortDescription) pt \(width > 0 ? "wider" : "narrower")",
            height == 0 ? nil : "\(abs(height).shortDescription) pt \(height > 0 ? "taller" : "shorter")",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
