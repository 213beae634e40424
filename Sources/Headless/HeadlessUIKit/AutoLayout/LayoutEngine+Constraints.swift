import Constraints

/// The views' constraints as linear relations.
extension LayoutEngine {
    func addConstraints(of view: UIView) {
        for constraint in view.touchingConstraints where constraint.first?.layoutView === view {
            guard let terms = linearTerms(of: constraint) else { continue }
            add(
                terms.list, terms.constant, Relation(constraint.relation), constraint.priority, source: constraint)
        }
    }

    /// `first − multiplier × second − constant`, or `nil` if an item is not below the root.
    private func linearTerms(of constraint: NSLayoutConstraint) -> (list: [Term], constant: Double)? {
        guard let first = constraint.first, let view = first.layoutView else { return nil }
        let isRightToLeft = isRightToLeft(view)
        guard let left = form(of: first, constraint.firstAttribute, isRightToLeft) else { return nil }
        var terms: [Term] = []
        terms.reserveCapacity(4)
        left.append(to: &terms, times: 1)
        // A constant shifts towards the trailing side, which is the left one in right-to-left layouts.
        let shift =
            isRightToLeft && constraint.firstAttribute.isDirectional ? -constraint.constant : constraint.constant
        var constant = left.constant - Double(shift)
        if let second = constraint.second {
            guard let right = form(of: second, constraint.secondAttribute, isRightToLeft) else { return nil }
            right.append(to: &terms, times: -Double(constraint.multiplier))
            constant -= right.constant * Double(constraint.multiplier)
        }
        if isRightToLeft, constraint.firstAttribute.isDirectional, constraint.relation != .equal {
            // Further towards the trailing side is further to the left: the inequality turns around.
            return (terms.map { Term($0.variable, coefficient: -$0.coefficient) }, -constant)
        }
        return (terms, constant)
    }

    private func isRightToLeft(_ view: UIView) -> Bool {
        switch view.semanticContentAttribute {
        case .unspecified: return view.heardTraits.layoutDirection == .rightToLeft
        default: return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }

    private func form(
        of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool
    ) -> LinearForm? {
        guard let extents = extents(of: item) else { return nil }
        let (horizontal, vertical) = extents
        switch attribute {
        case .left: return horizontal.start
        case .right: return horizontal.end
        case .leading: return isRightToLeft ? horizontal.end : horizontal.start
        case .trailing: return isRightToLeft ? horizontal.start : horizontal.end
        case .centerX: return horizontal.center
        case .width: return horizontal.length
        case .top: return vertical.start
        case .bottom: return vertical.end
        case .centerY: return vertical.center
        case .height: return vertical.length
        case .firstBaseline: return vertical.start.adding(baselineOffset(of: item, isFirst: true))
        case .lastBaseline: return vertical.end.adding(-baselineOffset(of: item, isFirst: false))
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            guard let view = item as? UIView else { return nil }
            return form(of: view.layoutMarginsGuide, attribute.withoutMargin, isRightToLeft)
        case .notAnAttribute: return LinearForm(constant: 0)
        }
    }

    private func extents(of item: LayoutItem) -> (Extent, Extent)? {
        if let view = item as? UIView {
            guard let slot = validSlot(view) else { return nil }
            return (items[slot].horizontal, items[slot].vertical)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let slot = validSlot(owner) else {
            return nil
        }
        let insets: UIEdgeInsets
        switch guide.kind {
        case .free:
            let own = items[guide.layoutSlot]
            return (own.horizontal, own.vertical)
        case .layoutMargins, .readableContent: insets = owner.effectiveLayoutMargins
        case .safeArea: insets = owner.safeAreaInsets
        case .frame, .content: insets = .zero
        }
        return (
            items[slot].horizontal.inset(insets.left, insets.right),
            items[slot].vertical.inset(insets.top, insets.bottom)
        )
    }

    /// The slot of a view, if it is one of this engine's.
    private func validSlot(_ view: UIView) -> Int? {
        let slot = view.layoutSlot
        guard slot >= 0, slot < items.count, items[slot].view === view else { return nil }
        return slot
    }

    private func baselineOffset(of item: LayoutItem, isFirst: Bool) -> Double {
        guard let view = item as? UIView else { return 0 }
        let height = max(view.intrinsicContentSize.height, 0)
        let offset = isFirst ? view.firstBaselineOffset(height: height) : view.lastBaselineOffset(height: height)
        return Double(offset ?? 0)
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
    /// Whether the attribute changes sides with the reading direction.
    fileprivate var isDirectional: Bool {
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
