import Foundation
import Frames

extension FrameChange {
    /// The change in words that are the same on frames of other sizes: `BadgeView: 4 pt wider`.
    package var commonWords: String {
        guard case .altered(.resized, let old, let new) = event else { return "\(component): \(phrase)" }
        return "\(component): \(old.rect.size.growthWords(to: new.rect.size))"
    }

    /// The new value, whatever the old one was: `BadgeView: corner radius → 4`; `nil` for what is no exchange of values.
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
    /// `5 pt wider, 11 pt lower`
    func growthWords(to other: CGSize) -> String {
        let (width, height) = (other.width - self.width, other.height - self.height)
        let parts = [
            width == 0 ? nil : "\(abs(width).shortDescription) pt \(width > 0 ? "wider" : "narrower")",
            height == 0 ? nil : "\(abs(height).shortDescription) pt \(height > 0 ? "higher" : "lower")",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
