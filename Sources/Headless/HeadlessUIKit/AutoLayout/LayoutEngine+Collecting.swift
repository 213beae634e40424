import Constraints

/// The views and guides that take part, and their known values.
extension LayoutEngine {
    /// Builds the linear system. Returns whether any constraint or content size takes part in it.
    func collect(width: RootLength, height: RootLength) -> Bool {
        hasOwnDirections = false
        _ = markParticipants(root, isRoot: true)
        addRoot(width: width, height: height)
        addItems(below: root, slot: 0)
        var isEmpty = true
        for (slot, item) in items.enumerated() {
            guard let view = item.view, !view.touchingConstraints.isEmpty else { continue }
            let added = addConstraints(of: view)
            // The constraints inside a layout boundary are solved separately.
            if added > 0 || slot == 0 || !view.isLayoutBoundary { isEmpty = false }
        }
        for (slot, item) in items.enumerated() {
            guard let view = item.view else { continue }
            let isSized = slot == 0 ? !isConstant(item) : !view.translatesAutoresizingMaskIntoConstraints
            if isSized, addContentSize(of: view, slot: slot) { isEmpty = false }
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
            hasOwnDirections = true
        }
        if isRoot || !view.isLayoutBoundary {
            for subview in view.subviews where markParticipants(subview, isRoot: false) { participates = true }
        }
        view.layoutState.participates = participates
        view.layoutSlot = -1
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
        root.layoutSlot = 0
        items.append(
            Item(
                view: root, guide: nil, parent: -1, horizontal: extent(width), vertical: extent(height),
                special: root.contentFollowsConstraints ? AutoLayoutOverrides(root) : nil))
        addGuides(of: root, slot: 0)
    }

    private func addItems(below view: UIView, slot: Int) {
        for subview in view.subviews where subview.layoutState.participates {
            let subslot = items.count
            subview.layoutSlot = subslot
            items.append(
                Item(
                    view: subview, guide: nil, parent: slot, horizontal: makeExtent(), vertical: makeExtent(),
                    special: AutoLayoutOverrides(subview)))
            if subview.translatesAutoresizingMaskIntoConstraints { fix(subview, slot: subslot, parent: slot) }
            addGuides(of: subview, slot: subslot)
            if !subview.isLayoutBoundary { addItems(below: subview, slot: subslot) }
        }
    }

    private func addGuides(of view: UIView, slot: Int) {
        for guide in view.storedLayoutGuides where guide.kind == .free {
            guide.layoutSlot = items.count
            items.append(
                Item(view: nil, guide: guide, parent: slot, horizontal: makeExtent(), vertical: makeExtent()))
        }
    }

    func makeExtent() -> Extent {
        Extent(start: LinearForm(solver.makeVariable()), length: LinearForm(solver.makeLength()))
    }

    /// Ties a view that is placed by its frame to its superview.
    private func fix(_ view: UIView, slot: Int, parent: Int) {
        let item = items[slot]
        let outer = items[parent]
        var frame = view.frame
        if let special = item.special { frame = frame.inset(by: special.alignment) }
        if let scrolled = outer.special?.scrolled { frame = frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y) }
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
