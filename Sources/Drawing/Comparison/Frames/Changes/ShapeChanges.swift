import Foundation
import Frames

/// The differences between two outlines in designers' terms.
struct ShapeChanges {
    /// The changes, whose properties are ``FrameChange/Property/cornerRadius``, ``FrameChange/Property/cornerStyle``
    /// and ``shape``.
    private(set) var changes: [OwnChange] = []

    /// The property for everything else, such as the size of the shape.
    private let shape: FrameChange.Property

    /// - Parameters:
    ///   - isLined: Whether a stroke makes the starting point and the direction visible.
    init(_ old: Outline, _ new: Outline, _ shape: FrameChange.Property, isLined: Bool = false) {
        self.shape = shape
        guard !old.isClose(to: new) else { return }
        let (before, after) = (OutlineShape(old), OutlineShape(new))
        switch (before, after) {
        case (.box(let rect, let radii), .box(let newRect, let newRadii)):
            compareBoxes(
                .box(rect, before.radii(likelyAs: newRadii) ?? radii),
                .box(newRect, after.radii(likelyAs: radii) ?? newRadii))
            compareBounds(before, after)
        case (.ellipse, .ellipse), (.nothing, .nothing): compareBounds(before, after)
        case (.line, .line), (.polygon, .polygon), (.free, .free): compareFree(before, after, old, new)
        case (.box, .ellipse), (.ellipse, .box):
            // A circle with unequal sides becomes an ellipse. If the change follows from the size, it has no other
            // cause.
            add(ValueChange(from: before.words, to: after.words), followsSize: before.isCapsule || after.isCapsule)
        case (.nothing, _), (.line, _), (.polygon, _), (.box, _), (.ellipse, _), (.free, _):
            add(ValueChange(from: before.words, to: after.words))
        }
        guard changes.isEmpty else { return }
        let distance = OutlineDistance(old, new)
        if distance.largest >= CGFloat.visibleTolerance {
            let place = OutlineRegion.words(of: distance.apart(), in: after.bounds)
            add(.remark("differs by \(distance.largest.shortDescription) pt \(place)"))
        } else if isLined {
            add(.remark("is drawn from another point, or the other way round"))
        }
    }

    private mutating func add(_ value: ValueChange, followsSize: Bool = false) {
        changes.add(shape, value, followsSize: followsSize)
    }

    // MARK: Rectangles

    private typealias Box = (radii: CornerRadii, rect: CGRect)

    private mutating func compareBoxes(_ old: OutlineShape, _ new: OutlineShape) {
        guard case .box(let rect, let radii) = old, case .box(let newRect, let newRadii) = new,
            !(old.isCapsule && new.isCapsule), !Self.isLimited((radii, rect), (newRadii, newRect))
        else { return }
        let isProportional = radii.share(of: rect).isClose(to: newRadii.share(of: newRect)) && rect.size != newRect.size
        for change in CornerChanges(of: rect, radii, to: newRect, newRadii).changes {
            changes.add(
                change.property, change.value, followsSize: change.property == .cornerRadius && isProportional)
        }
    }

    /// Whether corners are unchanged, as far as they fit the sides.
    private static func isLimited(_ old: Box, _ new: Box) -> Bool {
        func limited(_ box: Box, to other: Box) -> CornerRadii {
            box.radii.limited(to: min(other.rect.width, other.rect.height) / 2)
        }
        return limited(old, to: new).isClose(to: new.radii) || limited(new, to: old).isClose(to: old.radii)
    }

    private mutating func compareBounds(_ old: OutlineShape, _ new: OutlineShape) {
        let (before, after) = (old.bounds, new.bounds)
        if !before.size.isClose(to: after.size) {
            add(ValueChange(from: before.size.words, to: after.size.words), followsSize: true)
        } else if !before.origin.isClose(to: after.origin) {
            add(ValueChange(from: "at \(before.origin.words)", to: "at \(after.origin.words)"), followsSize: true)
        }
    }

    // MARK: Other shapes

    private mutating func compareFree(_ old: OutlineShape, _ new: OutlineShape, _ before: Outline, _ after: Outline) {
        compareBounds(old, new)
        let bounds = (old.bounds, new.bounds)
        let versions = [before.grown(from: bounds.0, to: bounds.1), before.stretched(from: bounds.0, to: bounds.1)]
        let distances = versions.map { OutlineDistance($0, after) }
        guard let distance = distances.min(by: { $0.largest < $1.largest }),
            distance.largest >= CGFloat.visibleTolerance
        else { return }
        var isCorner: (CGPoint, CGFloat) -> Bool = { _, _ in false }
        if case .free(let one) = old, case .free(let other) = new, !one.corners.isClose(to: other.corners) {
            for change in CornerChanges(one.corners, other.corners).changes {
                changes.add(change.property, change.value)
            }
            // A corner of radius 1 is 0.41 away from a square one.
            isCorner = { point, distance in
                let place = RectCorner(nearestTo: point, in: other.bounds)
                return distance < 0.42 * abs(one.corners[place] - other.corners[place]) + CGFloat.visibleTolerance
            }
        }
        let rest = distance.apart(except: isCorner)
        guard !rest.isEmpty else { return }
        add(.remark("differs \(OutlineRegion.words(of: rest, in: bounds.1))\(Self.points(old, new))"))
    }

    private static func points(_ old: OutlineShape, _ new: OutlineShape) -> String {
        guard let before = old.points, let after = new.points, before != after else { return "" }
        return ", \(after) points instead of \(before)"
    }
}

extension OutlineShape {
    /// The number of points of a shape whose name doesn't imply it.
    fileprivate var points: Int? {
        switch self {
        case .polygon(let points): points.count
        case .free(let outline): outline.points
        case .nothing, .line, .box, .ellipse: nil
        }
    }
}

extension CornerRadii {
    /// Returns the largest radius relative to the shorter side.
    fileprivate func share(of rect: CGRect) -> CGFloat {
        let side = min(rect.width, rect.height)
        return side > 0 ? (all.max() ?? 0) / side : 0
    }
}

extension Outline {
    /// Returns the outline around content of another size: each point keeps its distance from the nearer sides.
    fileprivate func grown(from old: CGRect, to new: CGRect) -> Outline {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x < old.midX ? point.x - old.minX + new.minX : point.x - old.maxX + new.maxX,
                y: point.y < old.midY ? point.y - old.minY + new.minY : point.y - old.maxY + new.maxY)
        }
        return Outline(
            elements.map { element in
                switch element {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .curve(let point, let one, let two):
                    .curve(moved(point), control1: moved(one), control2: moved(two))
                case .close: .close
                }
            })
    }

    /// Returns the outline stretched to another rectangle.
    fileprivate func stretched(from old: CGRect, to new: CGRect) -> Outline {
        let (x, y) = (old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1)
        return applying(Transform(a: x, b: 0, c: 0, d: y, tx: new.minX - old.minX * x, ty: new.minY - old.minY * y))
    }
}
