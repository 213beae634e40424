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
    func contentExtentX(_ index: Int, _ overrides: AutoLayoutOverrides) -> Extent {
        let length = overrides.contentWidth ?? LinearForm(solver.makeLength())
        overrides.contentWidth = length
        return Extent(start: items[index].horizontal.start.adding(-Double(overrides.scrolled.x)), length: length)
    }

    /// The vertical extent of a scroll view's content.
    func contentExtentY(_ index: Int, _ overrides: AutoLayoutOverrides) -> Extent {
        let length = overrides.contentHeight ?? LinearForm(solver.makeLength())
        overrides.contentHeight = length
        return Extent(start: items[index].vertical.start.adding(-Double(overrides.scrolled.y)), length: length)
    }

    /// The extents that an attribute of a scroll view refers to in a constraint that the view holds: edges are those of
    /// the content, lengths and centers those of the frame, as UIKit documents.
    func scrollExtents(
        _ index: Int, _ overrides: AutoLayoutOverrides, _ attribute: NSLayoutConstraint.Attribute
    ) -> (Extent, Extent) {
        let (horizontal, vertical) = (items[index].horizontal, items[index].vertical)
        switch attribute {
        case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin:
            return (contentExtentX(index, overrides), vertical)
        case .top, .bottom, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline:
            return (horizontal, contentExtentY(index, overrides))
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
            return (
                Extent(start: horizontal.start.adding(-Double(overrides.scrolled.x)), length: horizontal.length),
                Extent(start: vertical.start.adding(-Double(overrides.scrolled.y)), length: vertical.length)
            )
        }
    }

    /// Sets the content size of scroll views from the solution.
    func assignContentSizes() {
        for item in items {
            guard let overrides = item.overrides, let view = item.view as? UIScrollView else { continue }
            var size = view.contentSize
            if let width = overrides.contentWidth { size.width = RenderScale.round(CGFloat(value(width))) }
            if let height = overrides.contentHeight { size.height = RenderScale.round(CGFloat(value(height))) }
            if size != view.contentSize { view.contentSize = size }
        }
    }
}

extension UIEdgeInsets {
    /// The insets outward instead of inward.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
