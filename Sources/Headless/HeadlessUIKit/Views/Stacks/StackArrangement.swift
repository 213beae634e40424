/// The constraints for the arranged subviews of a stack view.
///
/// Hidden views are ignored, including the spacing after them.
@MainActor
struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    private let stack: UIStackView
    private let views: [UIView]
    private let isHorizontal: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        guard !views.isEmpty else { return }
        addEnds()
        addNeighbors()
        addSizes()
        addAlignment()
    }

    // MARK: Along the axis

    private var container: LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    /// The edges between which the spacing of neighbors is measured: baselines, if the arrangement is relative to them.
    private var nearEdge: NSLayoutConstraint.Attribute { isBaselineRelative ? .firstBaseline : start }
    private var farEdge: NSLayoutConstraint.Attribute { isBaselineRelative ? .lastBaseline : end }
    private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && !isHorizontal }

    private var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

    private mutating func add(
        _ first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        to second: LayoutItem?, _ secondAttribute: NSLayoutConstraint.Attribute,
        by relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func addEnds() {
        add(views[0], nearEdge, to: container, start)
        add(views[views.count - 1], farEdge, to: container, end)
    }

    private mutating func addNeighbors() {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        if isSpread {
            addSpacingGuides()
            return
        }
        for (view, next) in zip(views, views.dropFirst()) {
            add(next, nearEdge, to: view, farEdge, constant: stack.spacing(after: view))
        }
    }

    /// Equal spacing: guides between the views, or between their centers, have equal lengths.
    private mutating func addSpacingGuides() {
        let isCentering = stack.distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            guides.append(guide)
            guide.owningView = stack
            add(guide, start, to: view, isCentering ? center : farEdge)
            add(guide, end, to: next, isCentering ? center : nearEdge)
            add(next, nearEdge, to: view, farEdge, by: .greaterThanOrEqual, constant: stack.spacing(after: view))
            if guides.count > 1 {
                // Centers give way if the views would overlap.
                add(guide, length, to: guides[0], length, priority: isCentering ? UILayoutPriority(149) : .required)
            }
        }
    }

    private mutating func addSizes() {
        switch stack.distribution {
        case .fillEqually:
            for view in views.dropFirst() { add(view, length, to: views[0], length) }
        case .fillProportionally:
            addProportions()
        default: break
        }
    }

    private mutating func addProportions() {
        let lengths = views.map { view in
            let size = view.intrinsicContentSize
            return max(isHorizontal ? size.width : size.height, 0)
        }
        guard let first = lengths.first, first > 0 else { return }
        for (view, wanted) in zip(views, lengths).dropFirst() {
            add(view, length, to: views[0], length, multiplier: wanted / first, priority: UILayoutPriority(999))
        }
    }

    // MARK: Across the axis

    private mutating func addAlignment() {
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? (.top, .bottom) : (.leading, .trailing)
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, near, to: container, near)
                add(view, far, to: container, far)
            case .leading:
                add(view, near, to: container, near)
                add(view, far, to: container, far, by: .lessThanOrEqual)
            case .trailing:
                add(view, far, to: container, far)
                add(view, near, to: container, near, by: .greaterThanOrEqual)
            case .center:
                add(view, isHorizontal ? .centerY : .centerX, to: container, isHorizontal ? .centerY : .centerX)
                add(view, near, to: container, near, by: .greaterThanOrEqual)
                add(view, far, to: container, far, by: .lessThanOrEqual)
            case .firstBaseline, .lastBaseline:
                add(view, near, to: container, near, by: .greaterThanOrEqual)
                add(view, far, to: container, far, by: .lessThanOrEqual)
            }
        }
        addBaselines()
        if stack.alignment != .fill { addCrossFit() }
    }

    private mutating func addBaselines() {
        guard isHorizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
        let attribute: NSLayoutConstraint.Attribute =
            stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for view in views.dropFirst() { add(view, attribute, to: views[0], attribute) }
        let edge: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .top : .bottom
        add(views[0], edge, to: container, edge, priority: UILayoutPriority(49))
    }

    /// If no view fills it, a stack has the thickness of its thickest view.
    private mutating func addCrossFit() {
        let thickness: NSLayoutConstraint.Attribute = isHorizontal ? .height : .width
        add(container, thickness, to: nil, .notAnAttribute, priority: UILayoutPriority(49))
    }
}
