import HeadlessUIKit

extension ContainerStackView {
    /// Replaces the constraints of the children.
    ///
    /// A hidden child is ignored, including its spacing.
    func arrange() {
        NSLayoutConstraint.deactivate(arrangementConstraints)
        arrangementConstraints.removeAll(keepingCapacity: true)

        let children = subviews.filter { !$0.isHidden }
        for (index, child) in children.enumerated() {
            follow(index == 0 ? nil : children[index - 1], with: child)
            alignAcross(child)
        }
        if let last = children.last {
            add(last, line.end, .equal, guide(of: last), line.end)
            if distribution == .equal { equalizeLengths(of: children) }
        } else {
            collapse()
        }
        if alignment != .fill { shrinkToFit() }

        NSLayoutConstraint.activate(arrangementConstraints)
    }

    /// Places `child` after its predecessor, or at the start.
    private func follow(_ predecessor: UIView?, with child: UIView) {
        if let predecessor {
            let gap = settings[ObjectIdentifier(predecessor)]?.spacingAfter ?? spacing.points
            add(child, line.start, .equal, predecessor, line.end, constant: gap)
        } else {
            add(child, line.start, .equal, guide(of: child), line.start)
        }
    }

    private func alignAcross(_ child: UIView) {
        let guide = guide(of: child)
        let cross = crossLine
        switch alignment {
        case .fill:
            add(child, cross.start, .equal, guide, cross.start)
            add(child, cross.end, .equal, guide, cross.end)
        case .leading:
            add(child, cross.start, .equal, guide, cross.start)
            add(child, cross.end, .lessThanOrEqual, guide, cross.end)
        case .trailing:
            add(child, cross.start, .greaterThanOrEqual, guide, cross.start)
            add(child, cross.end, .equal, guide, cross.end)
        case .center:
            add(child, cross.center, .equal, guide, cross.center)
            add(child, cross.start, .greaterThanOrEqual, guide, cross.start)
            add(child, cross.end, .lessThanOrEqual, guide, cross.end)
        }
    }

    private func equalizeLengths(of children: [UIView]) {
        for child in children.dropFirst() {
            add(child, line.length, .equal, children[0], line.length)
        }
    }

    /// Sets the length of a stack without visible children to zero.
    private func collapse() {
        let constraint = NSLayoutConstraint(
            item: self, attribute: line.length, relatedBy: .equal,
            toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
        arrangementConstraints.append(constraint.with(priority: .streamRequire))
    }

    /// Minimizes the stack, since children that don't fill it only constrain it by inequalities.
    private func shrinkToFit() {
        let weakest = UILayoutPriority(rawValue: 1)
        arrangementConstraints.append(widthAnchor.constraint(equalToConstant: 0).with(priority: weakest))
        arrangementConstraints.append(heightAnchor.constraint(equalToConstant: 0).with(priority: weakest))
    }

    private func add(
        _ child: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: AnyObject, _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) {
        arrangementConstraints.append(
            NSLayoutConstraint(
                item: child, attribute: attribute, relatedBy: relation,
                toItem: other, attribute: otherAttribute, multiplier: 1, constant: constant))
    }

    /// Returns the view or layout guide of the outer edges of `child`.
    private func guide(of child: UIView) -> AnyObject {
        let respectsMargins = settings[ObjectIdentifier(child)]?.respectsLayoutMargins
        return respectsMargins ?? isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    }
}

/// The attributes of one dimension.
private struct Line {
    let start, end, center, length: NSLayoutConstraint.Attribute

    static let horizontal = Line(start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Line(start: .top, end: .bottom, center: .centerY, length: .height)
}

extension ContainerStackView {
    private var line: Line { axis == .horizontal ? .horizontal : .vertical }
    private var crossLine: Line { axis == .horizontal ? .vertical : .horizontal }
}
