import Constraints

/// The views and guides that take part, and their known values.
extension LayoutEngine {
    /// Builds the linear system. Returns whether any constraint or content size takes part in it.
    func collect(width: RootLength, height: RootLength) -> Bool {
        hasCustomDirections = false
        _ = markParticipants(root, isRoot: true)
        addRoot(width: width, height: height)
        addItems(below: root, index: 0)
        var isEmpty = true
        for (index, item) in items.enumerated() {
            guard let view = item.view, !view.touchingConstraints.isEmpty else { continue }
            let added = addConstraints(of: view)
            // The constraints inside a layout boundary are solved separately.
            if added > 0 || index == 0 || !view.isLayoutBoundary { isEmpty = false }
        }
        for (index, item) in items.enumerated() {
            guard let view = item.view else { continue }
            let isSized = index == 0 ? !isConstant(item) : !view.translatesAutoresizingMaskIntoConstraints
            if isSized, addContentSize(of: view, index: index) { isEmpty = false }
        }
        return !isEmpty
    }

    private func isConstant(_ item: Item) -> Bool {
        item.horizontal.length.terms.first == nil && item.vertical.length.terms.first == nil
    }

    /// Marks the views that need variables: those with constraints, and their ancestors.
    private func markParticipants(_ view: UIView, isRoot: Bool) -> Bool {
        var participates = isRoot || !view.touchingConstraints.isEmpty
        if view.semanticContentAttribute != .unspecified || view.hasTraitOverrides {
            hasCustomDirections = true
        }
        if isRoot || !view.isLayoutBoundary {
            for subview in view.subviews where markParticipants(subview, isRoot: false) { participates = true }
        }
        view.layoutState.participates = participates
        view.layoutIndex = -1
        return participates
    }

    private func addRoot(width: RootLength, height: RootLength) {
        func extent(_ length: RootLength) -> Extent {
            switch length {
            case .constant(let points):
                return Extent(start: LinearForm(constant: 0), length: LinearForm(constant: Double(points)))
            case .fitting(let points, let priority):
                let variable = solver.makeLength()
                add([Term(variable, coefficient: 1)], -Double(points), .equal, priority)
                return Extent(start: LinearForm(constant: 0), length: LinearForm(variable))
            }
        }
        root.layoutIndex = 0
        items.append(
            Item(
                view: root, guide: nil, parent: -1, horizontal: extent(width), vertical: extent(height),
                overrides: root.contentFollowsConstraints ? AutoLayoutOverrides(root) : nil))
        addGuides(of: root, index: 0)
    }

    private func addItems(below view: UIView, index: Int) {
        for subview in view.subviews where subview.layoutState.participates {
            let childIndex = items.count
            subview.layoutIndex = childIndex
            items.append(
                Item(
                    view: subview, guide: nil, parent: index, horizontal: makeExtent(), vertical: makeExtent(),
                    overrides: AutoLayoutOverrides(subview)))
            if subview.translatesAutoresizingMaskIntoConstraints { fix(subview, index: childIndex, parent: index) }
            addGuides(of: subview, index: childIndex)
            if !subview.isLayoutBoundary { addItems(below: subview, index: childIndex) }
        }
    }

    private func addGuides(of view: UIView, index: Int) {
        for guide in view.storedLayoutGuides where guide.kind == .free {
            guide.layoutIndex = items.count
            items.append(
                Item(view: nil, guide: guide, parent: index, horizontal: makeExtent(), vertical: makeExtent()))
        }
    }

    func makeExtent() -> Extent {
        Extent(start: LinearForm(solver.makeVariable()), length: LinearForm(solver.makeLength()))
    }

    /// Ties a view that is placed by its frame to its superview.
    private func fix(_ view: UIView, index: Int, parent: Int) {
        let item = items[index]
        let outer = items[parent]
        var frame = view.frame
        if let overrides = item.overrides { frame = frame.inset(by: overrides.alignment) }
        if let scrolled = outer.overrides?.scrolled { frame = frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y) }
        func equate(_ form: LinearForm, _ other: LinearForm, _ constant: CGFloat) {
            var terms: [Term] = []
            form.append(to: &terms, times: 1)
            other.append(to: &terms, times: -1)
            add(terms, form.constant - other.constant - Double(constant), .equal, .required)
        }
        let zero = LinearForm(constant: 0)
        equate(item.horizontal.start, outer.horizontal.start, frame.minX)
        equate(item.vertical.start, outer.vertical.start, frame.minY)
        equate(item.horizontal.length, zero, frame.width)
        equate(item.vertical.length, zero, frame.height)
    }
}
