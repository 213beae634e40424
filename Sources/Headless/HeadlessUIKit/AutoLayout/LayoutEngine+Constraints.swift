import Constraints
import Frames
import Rendering

/// The views' constraints as linear relations.
extension LayoutEngine {
    /// Adds the constraints whose first item is the view, and returns their number.
    func addConstraints(of view: UIView) -> Int {
        var count = 0
        for constraint in view.touchingConstraints where constraint.first?.layoutView === view {
            guard let terms = linearTerms(of: constraint) else {
                reportOutside(constraint)
                continue
            }
            add(
                terms.list, terms.constant, Relation(constraint.relation), constraint.priority, source: constraint)
            count += 1
        }
        return count
    }

    /// Returns `first − multiplier × second − constant`, or `nil` if an item isn't below the root.
    private func linearTerms(of constraint: NSLayoutConstraint) -> (list: [Term], constant: Double)? {
        guard let first = constraint.first else { return nil }
        let isRightToLeft = isRightToLeft(constraint)
        var terms: [Term] = []
        terms.reserveCapacity(4)
        guard
            let left = append(first, constraint.firstAttribute, of: constraint, isRightToLeft, to: &terms, times: 1)
        else { return nil }
        // A constant moves toward the trailing side, which is left in right-to-left layouts.
        let isMirrored = isRightToLeft && constraint.firstAttribute.isDirectional
        var constant = left - Double(isMirrored ? -constraint.constant : constraint.constant)
        if let second = constraint.second {
            guard
                let right = append(
                    second, constraint.secondAttribute, of: constraint, isRightToLeft, to: &terms,
                    times: -Double(constraint.multiplier))
            else { return nil }
            constant += right
        }
        if isMirrored, constraint.relation != .equal {
            // Further toward the trailing side is further left, so the inequality is reversed.
            return (terms.map { Term($0.variable, coefficient: -$0.coefficient) }, -constant)
        }
        return (terms, constant)
    }

    /// Appends the terms of an attribute, multiplied by `factor`. Returns the amount to add to the constant.
    private func append(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint,
        _ isRightToLeft: Bool, to terms: inout [Term], times factor: Double
    ) -> Double? {
        guard constraint.measuresOffsets, let offset = item as? AnchorOffset else {
            guard let form = form(of: item, attribute, in: constraint, isRightToLeft) else { return nil }
            form.append(to: &terms, times: factor)
            return form.constant * factor
        }
        guard let (start, end) = offset.ends,
            let left = form(of: start, offset.startAttribute, in: constraint, isRightToLeft),
            let right = form(of: end, offset.endAttribute, in: constraint, isRightToLeft)
        else { return nil }
        let sign = isRightToLeft && offset.startAttribute.isDirectional ? -factor : factor
        right.append(to: &terms, times: sign)
        left.append(to: &terms, times: -sign)
        return (right.constant - left.constant) * sign
    }

    /// A constraint has the direction of the view that holds it.
    private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
        guard hasCustomDirections, let holder = constraint.holder else { return rootIsRightToLeft }
        return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func form(
        of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint,
        _ isRightToLeft: Bool
    ) -> LinearForm? {
        // Fast path: most items are views without overrides, and a single length is needed.
        if let view = item as? UIView, let index = validIndex(view), items[index].overrides == nil,
            let form = attribute.axis == .horizontal
                ? items[index].horizontal.form(attribute, isRightToLeft)
                : items[index].vertical.form(attribute, isRightToLeft)
        {
            return form
        }
        guard let (horizontal, vertical) = extents(of: item, attribute, in: constraint) else { return nil }
        let extent = attribute.axis == .horizontal ? horizontal : vertical
        if let form = extent.form(attribute, isRightToLeft) { return form }
        switch attribute {
        case .firstBaseline: return firstBaseline(of: item, vertical)
        case .lastBaseline: return lastBaseline(of: item, vertical)
        case .notAnAttribute: return LinearForm(constant: 0)
        default:
            guard let view = item as? UIView else { return nil }
            return form(of: view.layoutMarginsGuide, attribute.withoutMargin, in: constraint, isRightToLeft)
        }
    }

    private func extents(
        of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint
    ) -> (Extent, Extent)? {
        if let view = item as? UIView {
            guard let index = validIndex(view) else { return nil }
            return outerExtents(index, attribute, in: constraint)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let index = validIndex(owner) else {
            return nil
        }
        if guide.kind == .free {
            let own = items[guide.layoutIndex]
            return (own.horizontal, own.vertical)
        }
        return guideExtents(guide.kind, of: owner, index, attribute, in: constraint)
    }

    /// The extents of a view, or of its content if the constraint refers to it.
    func outerExtents(
        _ index: Int, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint
    ) -> (Extent, Extent) {
        if let overrides = items[index].overrides, overrides.isScrolling, constraint.second != nil,
            constraint.holder === items[index].view
        {
            return scrollExtents(index, overrides, attribute)
        }
        return (items[index].horizontal, items[index].vertical)
    }

    /// The index of a view, if it belongs to this engine.
    func validIndex(_ view: UIView) -> Int? {
        let index = view.layoutIndex
        guard index >= 0, index < items.count, items[index].view === view else { return nil }
        return index
    }

    /// Reports that a constraint was ignored because its items aren't both below the root. UIKit traps.
    private func reportOutside(_ constraint: NSLayoutConstraint) {
        guard let view = constraint.first?.layoutView, let other = constraint.second?.layoutView else { return }
        // Constraints that place the root itself belong to the layout around it.
        if root.superview != nil, view === root || other === root { return }
        // Those inside another boundary belong to its own layout.
        if view !== root, view.isLayoutBoundary, other.isDescendant(of: view) { return }
        let reason =
            constraint.holder == nil
            ? "its items have no common ancestor"
            : "it refers to a view outside \(root.layoutDescription), which is laid out separately; use its contentView"
        RenderProblems.report(
            .oncePerRender, "Left out a constraint of \(view.layoutDescription), because \(reason): \(constraint)",
            .droppedConstraint)
    }
}

extension Relation {
    fileprivate init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute changes sides with the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    fileprivate var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
