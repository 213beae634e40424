import Foundation
import Frames

/// What differs between the corners of two rectangles, in a designer's words.
struct CornerChanges {
    /// The properties that differ, with their values.
    private(set) var changes: [(property: FrameChange.Property, value: ValueChange)] = []

    init(_ old: CornerRadii, _ new: CornerRadii) {
        compareRadii(old, new)
        guard old.isSmooth != new.isSmooth, !old.round.isEmpty, !new.round.isEmpty else { return }
        func words(_ radii: CornerRadii) -> String { radii.isSmooth ? "continuous" : "circular" }
        changes.append((.cornerStyle, ValueChange(from: words(old), to: words(new))))
    }

    /// The changes of the corners of two rectangles. Round ends are the same in both styles.
    init(of rect: CGRect, _ old: CornerRadii, to newRect: CGRect, _ new: CornerRadii) {
        func styled(_ radii: CornerRadii, _ rect: CGRect, as other: CornerRadii) -> CornerRadii {
            var copy = radii
            if OutlineShape.box(rect, radii).isCapsule { copy.isSmooth = other.isSmooth }
            return copy
        }
        self.init(styled(old, rect, as: new), styled(new, newRect, as: old))
    }

    private mutating func compareRadii(_ old: CornerRadii, _ new: CornerRadii) {
        let changed = Set(CornerPlace.allCases.filter { !old[$0].isClose(to: new[$0]) })
        guard !changed.isEmpty else { return }
        if let style = Self.style(old, new) {
            changes.append((.cornerStyle, style))
        } else if let before = old.radius(of: changed), let after = new.radius(of: changed) {
            // Corners that are square before and after need no mention.
            let isWhole = changed.isSuperset(of: old.round.union(new.round))
            let isAll = isWhole && (old.round == new.round || new.round.isEmpty) || changed.count == 4
            let place = isAll ? "" : " \(CornerPlace.words(changed))"
            changes.append(
                (.cornerRadius, ValueChange(from: before.shortDescription, to: after.shortDescription + place)))
        } else {
            changes.append((.cornerRadius, ValueChange(from: old.words, to: new.words)))
        }
    }

    /// Which corners are square, if that differs and round corners have the same radius before and after.
    private static func style(_ old: CornerRadii, _ new: CornerRadii) -> ValueChange? {
        guard let radius = old.radius(of: old.round), let other = new.radius(of: new.round), radius.isClose(to: other)
        else { return nil }
        func words(_ radii: CornerRadii) -> String {
            let square = Set(CornerPlace.allCases).subtracting(radii.round)
            return square.isEmpty ? "round" : "square \(CornerPlace.words(square))"
        }
        return ValueChange(from: words(old), to: words(new))
    }
}

extension CornerRadii {
    /// The radius of the corners at some places; `nil` if they differ, or for no place.
    fileprivate func radius(of places: Set<CornerPlace>) -> CGFloat? {
        let radii = CornerPlace.allCases.filter(places.contains).map { self[$0] }
        return radii.first.flatMap { first in radii.allSatisfy { $0.isClose(to: first) } ? first : nil }
    }
}
