/// The constraints that a view holds.
extension UIView {
    /// The active constraints that the view holds, in the order of activation: those added to it, those between it and
    /// its descendants, and those between two views whose nearest common ancestor it is.
    public final var constraints: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        collectConstraints(heldBy: self, into: &found)
        return found.sorted { $0.activation < $1.activation }
    }

    private func collectConstraints(heldBy holder: UIView, into found: inout [NSLayoutConstraint]) {
        for constraint in touchingConstraints
        where constraint.first?.layoutView === self && constraint.holder === holder { found.append(constraint) }
        for subview in subviews { subview.collectConstraints(heldBy: holder, into: &found) }
    }

    /// Activates a constraint, held by this view: its leading and trailing sides are the view's.
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(heldBy: self) }

    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate(heldBy: self) }
    }

    public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// Returns the nearest view that contains both views or is one of them; `nil` if there is none.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superview === self { return self }
        guard let parent = superview else { return other.isDescendant(of: self) ? self : nil }
        if parent === other || other.superview === parent { return parent }
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}

// MARK: - Diagnosing layout

extension UIView {
    /// Whether the constraints leave the view's position or size ambiguous.
    public final var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints || !touchingConstraints.isEmpty else { return false }
        return LayoutEngine(root: engineRoot).isAmbiguous(.view(self))
    }

    /// Does nothing: the layout is always the same.
    public final func exerciseAmbiguityInLayout() {}

    /// Returns the constraints on an axis that determine the view's position: its own, and those of the views that they
    /// relate it to.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var search = AffectingConstraints(axis: axis)
        return search.affecting(self)
    }

    /// The view whose constraints are solved together with this one's.
    final var engineRoot: UIView {
        var root = self
        while let parent = root.superview, !(root !== self && root.isLayoutBoundary) { root = parent }
        return root
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's position or size ambiguous.
    public final var hasAmbiguousLayout: Bool {
        guard kind == .free, let owningView else { return false }
        return LayoutEngine(root: owningView.engineRoot).isAmbiguous(.guide(self))
    }

    /// Returns the constraints on an axis that determine the guide's position.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var search = AffectingConstraints(axis: axis)
        return search.affecting(self)
    }
}

/// Follows constraints from item to item.
@MainActor
private struct AffectingConstraints {
    let axis: NSLayoutConstraint.Axis
    private var seen: Set<ObjectIdentifier> = []
    private var found: [NSLayoutConstraint] = []

    init(axis: NSLayoutConstraint.Axis) { self.axis = axis }

    /// Returns the item's constraints, those of the related items, and so on, up to a view that contains an item, whose
    /// position is fixed.
    mutating func affecting(_ item: LayoutItem) -> [NSLayoutConstraint] {
        visit(item)
        return found.sorted { $0.activation < $1.activation }
    }

    private mutating func visit(_ item: LayoutItem) {
        guard seen.insert(ObjectIdentifier(item)).inserted, let view = item.layoutView else { return }
        for constraint in view.touchingConstraints
        where constraint.first === item || constraint.second === item {
            guard constraint.firstAttribute.axis == axis, seen.insert(ObjectIdentifier(constraint)).inserted else {
                continue
            }
            found.append(constraint)
            for other in [constraint.first, constraint.second] {
                guard let other, let otherView = other.layoutView, !view.isDescendant(of: otherView) else { continue }
                visit(other)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute; `nil` if there is none.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }
}
