import Foundation

/// The accessibility properties in a tree of frames, with their positions.
package struct AccessibilityTree {
    /// The properties of a view, and those of the views inside it.
    struct Branch {
        var mark: AccessibilityProperties
        /// The visible rectangle of the view, in the coordinates of the picture; empty if none of it is visible.
        var rect: CGRect
        /// The transform from the view's coordinates to those of the picture.
        var transform: Transform
        /// The area of the picture that isn't clipped here.
        var clip: CGRect
        var branches: [Branch]
    }

    private var branches: [Branch] = []

    package init(_ frame: Frame) {
        var root = frame
        root.rect.origin = .zero
        branches = Self.branches(of: root, in: .identity, clip: CGRect(origin: .zero, size: root.rect.size))
    }

    /// The elements in reading order.
    package func elements(isRightToLeft: Bool) -> [AccessibilityNode] {
        let order = ReadingOrder(isRightToLeft: isRightToLeft)
        return order.elements(order.entries(of: branches))
    }

    /// Returns the branches of a frame: its own around those inside it, or only these.
    private static func branches(
        of frame: Frame, in outer: Transform, clip outerClip: CGRect
    ) -> [Branch] {
        guard frame.opacity > 0 else { return [] }
        let transform = frame.placing.followed(by: outer)
        let shown = transform.rect(CGRect(origin: .zero, size: frame.rect.size))
        let clip = frame.clipsToBounds ? outerClip.intersection(shown) : outerClip
        let inner = frame.children.flatMap { branches(of: $0, in: transform, clip: clip) }
        return frame.tags.elements.reduce(inner) { inner, mark in
            var (mark, inner) = (mark, inner)
            if let frames = mark.representation {
                inner = frames.flatMap { branches(of: $0, in: transform, clip: clip) }
                inner.spread(over: shown.intersection(clip))
            }
            if let fraction = mark.activation {
                let size = frame.rect.size
                mark.node.activationPoint = transform.point(
                    CGPoint(x: fraction.x * size.width, y: fraction.y * size.height))
            }
            let rect = mark.rect.map(transform.rect) ?? shown
            return [Branch(mark: mark, rect: rect.seen(in: clip), transform: transform, clip: clip, branches: inner)]
        }
    }
}

extension [AccessibilityTree.Branch] {
    /// Sets the rectangle of the branch and all inside it.
    fileprivate mutating func spread(over rect: CGRect) {
        for index in indices {
            self[index].rect = rect
            self[index].branches.spread(over: rect)
        }
    }
}

extension CGRect {
    /// Returns the visible part of the rectangle; an empty one if nothing is visible.
    func seen(in clip: CGRect) -> CGRect {
        let part = intersection(clip)
        return part.isNull || part.width <= 0 || part.height <= 0 ? .zero : part
    }
}
