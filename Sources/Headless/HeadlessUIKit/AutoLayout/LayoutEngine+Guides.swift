import Constraints

/// The extents of the guides that views have by default.
extension LayoutEngine {
    func guideExtents(
        _ kind: UILayoutGuide.Kind, of owner: UIView, _ index: Int, _ attribute: NSLayoutConstraint.Attribute,
        in constraint: NSLayoutConstraint
    ) -> (Extent, Extent) {
        let frame = (items[index].horizontal, items[index].vertical)
        switch kind {
        case .layoutMargins:
            let outer = outerExtents(index, attribute, in: constraint)
            return marginExtents(of: owner, outer)
        case .readableContent:
            let margins = marginExtents(of: owner, outerExtents(index, attribute, in: constraint))
            return (readableExtent(of: owner, index, margins.0), margins.1)
        case .safeArea:
            let insets = owner.safeAreaInsets
            return (frame.0.inset(insets.left, insets.right), frame.1.inset(insets.top, insets.bottom))
        case .content:
            guard let overrides = items[index].overrides else { return frame }
            return (contentExtentX(index, overrides), contentExtentY(index, overrides))
        case .topBars:
            let length = LinearForm(constant: Double(owner.safeAreaInsets.top))
            return (frame.0, Extent(start: frame.1.start, length: length))
        case .bottomBars, .keyboard:
            let length = kind == .bottomBars ? owner.safeAreaInsets.bottom : owner.heightOfKeyboardGuide
            return (
                frame.0,
                Extent(start: frame.1.end.adding(-Double(length)), length: LinearForm(constant: Double(length)))
            )
        case .frame, .free: return frame
        }
    }

    private func marginExtents(of owner: UIView, _ outer: (Extent, Extent)) -> (Extent, Extent) {
        let insets = owner.effectiveLayoutMargins
        if owner.preservesSuperviewLayoutMargins { assumedMargins.append((owner, insets)) }
        return (outer.0.inset(insets.left, insets.right), outer.1.inset(insets.top, insets.bottom))
    }

    /// The center of the margins' extent, with the maximum width of a line of text.
    private func readableExtent(of owner: UIView, _ index: Int, _ margins: Extent) -> Extent {
        let limit = Double(owner.readableWidth)
        if margins.length.terms.first == nil, margins.length.terms.second == nil {
            let excess = max(margins.length.constant - limit, 0) / 2
            return margins.inset(excess, excess)
        }
        if let known = readableExtents[index] { return known }
        let extent = makeExtent()
        readableExtents[index] = extent
        func relate(_ form: LinearForm, _ other: LinearForm, _ relation: Relation, _ priority: UILayoutPriority) {
            var terms: [Term] = []
            form.append(to: &terms, times: 1)
            other.append(to: &terms, times: -1)
            add(terms, form.constant - other.constant, relation, priority)
        }
        relate(extent.center, margins.center, .equal, .required)
        relate(extent.length, margins.length, .lessThanOrEqual, .required)
        relate(extent.length, LinearForm(constant: limit), .lessThanOrEqual, .required)
        relate(extent.length, margins.length, .equal, UILayoutPriority(999))
        return extent
    }
}
