import Foundation
import Frames

/// The differences between the corners of two rectangles in designers' terms.
struct CornerChanges {
    /// The changed properties with their values.
    private(set) var changes: [(property: FrameChange.Property, value: ValueChange)] = []

    init(_ old: CornerRadii, _ new: CornerRadii) {
        compareRadii(old, new)
        guard old.isSmooth != new.isSmooth, !old.round.isEmpty, !new.round.isEmpty else { return }
        func words(_ radii: CornerRadii) -> String { radii.isSmooth ? "continuous" : "circular" }
        changes.append((.cornerStyle, ValueChange(from: words(old), to: words(new))))
    }

    /// Compares the corners of two rectangles. Capsule ends look the same in both styles.
    init(of rect: CGRect, _ old: CornerRadii, to newRect: CGRect, _ new: CornerRadii) {
        func styled(_ radii: CornerRadii, _ rect: CGRect, as other: CornerRadii) -> CornerRadii {
            var copy = radii
            if OutlineShape.box(rect, radii).isCapsule { copy.isSmooth = other.isSmooth }
            return copy
        }
        self.init(styled(old, rect, as: new), styled(new, newRect, as: old))
    }

    private mutating func compareRadii(_ old: CornerRadii, _ new: CornerRadii) {
        let changed = Set(RectCorner.allCases.filter { !old[$0].isClose(to: new[$0]) })
        guard !changed.isEmpty else { return }
        if let style = Self.style(old, new) {
            changes.append((.cornerStyle, style))
        } else if let before = old.radius(of: changed), let after = new.radius(of: changed) {
            // Corners that are square before and after aren't mentioned.
            let isWhole = changed.isSuperset(of: old.round.union(new.round))
            let isAll = isWhole && (old.round == new.round || new.round.isEmpty) || changed.count == 4
            let place = isAll ? "" : " \(RectCorner.words(changed))"
            changes.append(
                (.cornerRadius, ValueChange(from: before.shortDescription, to: after.shortDescription + place)))
        } else {
            changes.append((.cornerRadius, ValueChange(from: old.words, to: new.words)))
        }
    }

    /// Returns which corners are square, if that changed and round corners kept their radius.
    private static func style(_ old: CornerRadii, _ new: CornerRadii) -> ValueChange? {
        guard let radius = old.radius(of: old.round), let other = new.radius(of: new.round), radius.isClose(to: other)
        else { return nil }
        func words(_ radii: CornerRadii) -> String {
            let square = Set(RectCorner.allCases).subtracting(radii.round)
            return square.isEmpty ? "round" : "square \(RectCorner.words(square))"
        }
        return ValueChange(from: words(old), to: words(new))
    }
}

extension CornerRadii {
    /// Returns the common radius of some corners; `nil` if they differ, or if there are none.
    fileprivate func radius(of places: Set<RectCorner>) -> CGFloat? {
        let radii = RectCorner.allCases.filter(places.contains).map { self[$0] }
        return radii.first.flatMap { first in radii.allSatisfy { $0.isClose(to: first) } ? first : nil }
    }
}
