/// The distance between two anchors, which constraints see as a length.
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

    /// The two items, as long as both are there.
    var ends: (start: LayoutItem, end: LayoutItem)? {
        guard let start, let end else { return nil }
        return (start, end)
    }

    /// The view that both ends are in.
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

/// A length that is the distance between two anchors: positive where the second lies after the first.
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
    /// The distance from this anchor to another one, which can be constrained like a width.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        OffsetDimension(
            from: owner, attribute, to: otherAnchor.owner, otherAnchor.attribute, isHorizontal: true)
    }
}

extension NSLayoutYAxisAnchor {
    /// The distance from this anchor to another one, which can be constrained like a height.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        OffsetDimension(
            from: owner, attribute, to: otherAnchor.owner, otherAnchor.attribute, isHorizontal: false)
    }
}
