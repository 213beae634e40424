/// The distance between two anchors, which constraints treat as a length.
@MainActor
final class AnchorOffset: LayoutItem {
    private weak var start: LayoutItem?
    private weak var end: LayoutItem?
    let startAttribute: NSLayoutConstraint.Attribute
    let endAttribute: NSLayoutConstraint.Attribute

    init(
        from start: LayoutItem, _ startAttribute: NSLayoutConstraint.Attribute,
        to end: LayoutItem, _ endAttribute: NSLayoutConstraint.Attribute
    ) {
        self.start = start
        self.end = end
        self.startAttribute = startAttribute
        self.endAttribute = endAttribute
    }

    /// The two items, as long as both exist.
    var ends: (start: LayoutItem, end: LayoutItem)? {
        guard let start, let end else { return nil }
        return (start, end)
    }

    /// The nearest view that contains both ends.
    var layoutView: UIView? {
        guard let view = start?.layoutView else { return end?.layoutView }
        guard let other = end?.layoutView else { return view }
        return view.nearestCommonAncestor(with: other)
    }

    var layoutDescription: String {
        func name(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(item?.layoutDescription ?? "(gone)").\(attribute)"
        }
        return "(\(name(end, endAttribute)) - \(name(start, startAttribute)))"
    }
}

/// A length that is the distance between two anchors: positive if the second is after the first.
final class OffsetDimension: NSLayoutDimension {
    init(
        from start: LayoutItem, _ startAttribute: NSLayoutConstraint.Attribute, to end: LayoutItem,
        _ endAttribute: NSLayoutConstraint.Attribute, isHorizontal: Bool
    ) {
        super.init(
            AnchorOffset(from: start, startAttribute, to: end, endAttribute), isHorizontal ? .width : .height)
    }
}

extension NSLayoutXAxisAnchor {
    /// Returns the distance from this anchor to another one, which can be constrained like a width.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        OffsetDimension(
            from: owner, attribute, to: otherAnchor.owner, otherAnchor.attribute, isHorizontal: true)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns the distance from this anchor to another one, which can be constrained like a height.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        OffsetDimension(
            from: owner, attribute, to: otherAnchor.owner, otherAnchor.attribute, isHorizontal: false)
    }
}
