/// The constraints that a view holds.
extension UIView {
    /// The active constraints that the view holds, in the order in which they were activated: those that were added to it,
    /// and those between itself and what is in it, or between two that have no nearer view in common.
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

    /// Activates a constraint, which the view holds from now on: its leading and trailing side are the view's.
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(heldBy: self) }

    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate(heldBy: self) }
    }

    public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// The nearest view that both views are in, or are; `nil` if there is none.
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

// MARK: - Questions about layout

extension UIView {
    /// Whether the constraints leave the view's place or its size open on any side.
    public final var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints || !touchingConstraints.isEmpty else { return false }
        return LayoutEngine(root: engineRoot).isAmbiguous(.view(self))
    }

    /// Does nothing: one layout is drawn, and the same one each time.
    public final func exerciseAmbiguityInLayout() {}

    /// The constraints on an axis that the view's place follows from: those of the view, and of what they tie it to.
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
    /// Whether the constraints leave the guide's place or its size open on any side.
    public final var hasAmbiguousLayout: Bool {
        guard kind == .free, let owningView else { return false }
        return LayoutEngine(root: owningView.engineRoot).isAmbiguous(.guide(self))
    }

    /// The constraints on an axis that the guide's place follows from.
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

    /// The constraints that tie the item to others, those in turn to others, and so on; not beyond a view that an item is
    /// in, whose place is taken as it is.
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
    /// The axis that the attribute is on; `nil` for none.
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
