import Constraints

/// The engine's additional state of a view that scrolls or has alignment insets.
@MainActor
final class AutoLayoutOverrides {
    /// The insets of the alignment rectangle, which constraints refer to, from the frame.
    let alignment: UIEdgeInsets

    /// Whether constraints that a scroll view holds refer to its content.
    let isScrolling: Bool

    /// The content offset.
    let scrolled: CGPoint

    /// The width and the height of the content, created when a constraint refers to them.
    var contentWidth: LinearForm?
    var contentHeight: LinearForm?

    /// Returns `nil` for a view without either.
    init?(_ view: UIView) {
        alignment = view.alignmentRectInsets
        isScrolling = view.contentFollowsConstraints
        scrolled = isScrolling ? view.bounds.origin : .zero
        guard isScrolling || alignment != .zero else { return nil }
    }
}

// MARK: - Scrolling content

extension LayoutEngine {
    /// The horizontal extent of a scroll view's content. Its length is that of `contentSize`.
    func contentExtentX(_ slot: Int, _ special: AutoLayoutOverrides) -> Extent {
        let length = special.contentWidth ?? LinearForm(solver.makeLength())
        special.contentWidth = length
        return Extent(start: items[slot].horizontal.start.adding(-Double(special.scrolled.x)), length: length)
    }

    /// The vertical extent of a scroll view's content.
    func contentExtentY(_ slot: Int, _ special: AutoLayoutOverrides) -> Extent {
        let length = special.contentHeight ?? LinearForm(solver.makeLength())
        special.contentHeight = length
        return Extent(start: items[slot].vertical.start.adding(-Double(special.scrolled.y)), length: length)
    }

    /// The extents that an attribute of a scroll view refers to in a constraint that the view holds: edges are those of
    /// the content, lengths and centers those of the frame, as UIKit documents.
    func insideExtents(
        _ slot: Int, _ special: AutoLayoutOverrides, _ attribute: NSLayoutConstraint.Attribute
    ) -> (Extent, Extent) {
        let (horizontal, vertical) = (items[slot].horizontal, items[slot].vertical)
        switch attribute {
        case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin:
            return (contentExtentX(slot, special), vertical)
        case .top, .bottom, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline:
            return (horizontal, contentExtentY(slot, special))
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
            return (
                Extent(start: horizontal.start.adding(-Double(special.scrolled.x)), length: horizontal.length),
                Extent(start: vertical.start.adding(-Double(special.scrolled.y)), length: vertical.length)
            )
        }
    }

    /// Sets the content size of scroll views from the solution.
    func assignContentSizes() {
        for item in items {
            guard let special = item.special, let view = item.view as? UIScrollView else { continue }
            var size = view.contentSize
            if let width = special.contentWidth { size.width = RenderScale.round(CGFloat(value(width))) }
            if let height = special.contentHeight { size.height = RenderScale.round(CGFloat(value(height))) }
            if size != view.contentSize { view.contentSize = size }
        }
    }
}

extension UIEdgeInsets {
    /// The insets outward instead of inward.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
