import Constraints

/// Turns the constraints below one view into a linear system, and its solution into frames.
///
/// A root is a view that nothing above constrains: the topmost view, or a cell. All places are in the root's
/// coordinates, so that a constraint may relate any two views below it.
///
/// Views whose height depends on their width (text of several lines) are asked twice, as UIKit does: the first
/// solution gives them a width, their size at that width goes into the second.
final class LayoutEngine {
    private let root: UIView
    private let solver = Solver()
    private let rootIsRightToLeft: Bool

    private var items: [Item] = []
    private var sizeConstraints: [ContentSizeConstraints] = []

    /// Where required constraints came from, for reports of conflicts.
    private var requiredSources: [(constraint: Constraint, source: NSLayoutConstraint)] = []

    /// A view or a free layout guide with its variables.
    private struct Item {
        let view: UIView?
        let guide: UILayoutGuide?
        let parent: Int
        let horizontal: Extent
        let vertical: Extent
    }

    init(root: UIView) {
        self.root = root
        rootIsRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    }

    // MARK: Questions

    /// Solves the constraints for a root of the given size and places every view below it.
    func layOut(size: CGSize) {
        guard collect(width: .constant(size.width), height: .constant(size.height)) else { return }
        solve()
        assignFrames()
    }

    /// Returns the smallest size of the root that satisfies the constraints and comes closest to `target`.
    ///
    /// A side whose priority is required is taken as it is.
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let hasConstraints = collect(
            width: horizontal == .required ? .constant(target.width) : .fitting(target.width, horizontal),
            height: vertical == .required ? .constant(target.height) : .fitting(target.height, vertical))
        guard hasConstraints else { return root.sizeThatFits(target) }
        solve()
        let rect = rect(of: items[0])
        return CGSize(width: RenderScale.roundUp(rect.width), height: RenderScale.roundUp(rect.height))
    }

    // MARK: Collecting

    /// How the size of the root is decided.
    private enum RootLength {
        case constant(CGFloat)
        case fitting(CGFloat, UILayoutPriority)
    }

    /// Builds the linear system. Returns whether any constraint or content size takes part in it.
    private func collect(width: RootLength, height: RootLength) -> Bool {
        _ = markParticipants(root, isRoot: true)
        addRoot(width: width, height: height)
        addItems(below: root, slot: 0)
        var isEmpty = true
        for item in items {
            guard let view = item.view else { continue }
            if !view.touchingConstraints.isEmpty { isEmpty = false }
            addConstraints(of: view)
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

    /// Finds the views that need variables: those with constraints, and those around them.
    private func markParticipants(_ view: UIView, isRoot: Bool) -> Bool {
        var participates = isRoot || !view.touchingConstraints.isEmpty
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
                let variable = solver.makeVariable()
                add([Term(variable, coefficient: 1)], 0, .greaterThanOrEqual, .required)
                add([Term(variable, coefficient: 1)], -Double(points), .equal, priority)
                return Extent(start: LinearForm(constant: 0), length: LinearForm(variable))
            }
        }
        root.layoutSlot = 0
        items.append(Item(view: root, guide: nil, parent: -1, horizontal: extent(width), vertical: extent(height)))
        addGuides(of: root, slot: 0)
    }

    private func addItems(below view: UIView, slot: Int) {
        for subview in view.subviews where subview.layoutState.participates {
            let subslot = items.count
            subview.layoutSlot = subslot
            items.append(
                Item(
                    view: subview, guide: nil, parent: slot, horizontal: makeExtent(), vertical: makeExtent()))
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

    private func makeExtent() -> Extent {
        Extent(start: LinearForm(solver.makeVariable()), length: LinearForm(solver.makeVariable()))
    }

    /// Ties a view that is placed by its frame to its superview.
    private func fix(_ view: UIView, slot: Int, parent: Int) {
        let frame = view.frame
        let item = items[slot]
        let outer = items[parent]
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

    // MARK: Constraints

    private func addConstraints(of view: UIView) {
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
        case .unspecified where view.storedTraitOverrides.isEmpty: return rootIsRightToLeft
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

    // MARK: Content sizes

    /// The four constraints by which a view asks for the size of its content.
    private struct ContentSizeConstraints {
        let slot: Int
        var size: CGSize
        var active: [Constraint]
    }

    private func addContentSize(of view: UIView, slot: Int) -> Bool {
        let size = view.intrinsicContentSize
        guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else { return false }
        let active = addContentSize(size, of: view, slot: slot)
        sizeConstraints.append(ContentSizeConstraints(slot: slot, size: size, active: active))
        return true
    }

    private func addContentSize(_ size: CGSize, of view: UIView, slot: Int) -> [Constraint] {
        var active: [Constraint] = []
        func add(_ form: LinearForm, _ length: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority) {
            guard length != UIView.noIntrinsicMetric, let term = form.terms.first else { return }
            if hugging == compression {
                active += [self.add([term], -Double(length), .equal, hugging)].compactMap(\.self)
                return
            }
            active += [
                self.add([term], -Double(length), .lessThanOrEqual, hugging),
                self.add([term], -Double(length), .greaterThanOrEqual, compression),
            ].compactMap(\.self)
        }
        let item = items[slot]
        let priorities = view.sizePriorities
        add(item.horizontal.length, size.width, priorities.hugging.horizontal, priorities.compression.horizontal)
        add(item.vertical.length, size.height, priorities.hugging.vertical, priorities.compression.vertical)
        return active
    }

    // MARK: Solving

    private func solve() {
        // Twice is enough for text that wraps; a third pass settles text whose width changed because another's did.
        for _ in 0..<3 {
            let hasOpened = openNegativeLengths()
            guard refineContentSizes() || hasOpened else { return }
        }
    }

    /// No view is narrower than nothing. That is rarely in question, so it is only demanded where it turned out to be:
    /// a constraint for both sides of every view would slow all layouts down. Returns whether any view needed it.
    private func openNegativeLengths() -> Bool {
        var isAnyNegative = false
        for item in items {
            for length in [item.horizontal.length, item.vertical.length] where value(length) < -1e-6 {
                guard let term = length.terms.first else { continue }
                add([term], length.constant, .greaterThanOrEqual, .required)
                isAnyNegative = true
            }
        }
        return isAnyNegative
    }

    /// Gives views that depend on their width the size for the width they have got. Returns whether any changed.
    private func refineContentSizes() -> Bool {
        var changed = false
        for index in sizeConstraints.indices {
            let entry = sizeConstraints[index]
            guard let view = items[entry.slot].view else { continue }
            let width = CGFloat(value(items[entry.slot].horizontal.length))
            guard let size = view.intrinsicContentSize(forWidth: width), size != entry.size else { continue }
            for constraint in entry.active { try? solver.remove(constraint) }
            sizeConstraints[index].active = addContentSize(size, of: view, slot: entry.slot)
            sizeConstraints[index].size = size
            changed = true
        }
        return changed
    }

    @discardableResult
    private func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: UILayoutPriority,
        source: NSLayoutConstraint? = nil
    ) -> Constraint? {
        guard constant.isFinite else {
            LayoutDiagnostics.report(
                "Left out a constraint with a length that is not a number: \(source?.description ?? "")")
            return nil
        }
        guard priority.rawValue > 0 else { return nil }
        let constraint = Constraint(
            Expression(terms, constant: constant), relation, strength: Strength(priority: priority.rawValue))
        do {
            try solver.add(constraint)
            if let source, constraint.strength.isRequired { requiredSources.append((constraint, source)) }
            return constraint
        } catch {
            reportConflict(error, source: source)
            return nil
        }
    }

    /// UIKit breaks one of the constraints that contradict each other and says so; so do we.
    private func reportConflict(_ error: SolverError, source: NSLayoutConstraint?) {
        guard case .unsatisfiable(let refused, let conflicts) = error else { return }
        let others = conflicts.compactMap { conflict in
            requiredSources.first { $0.constraint === conflict }?.source.description
        }
        let list = others.isEmpty ? "" : " Contradicts: " + others.joined(separator: "; ")
        LayoutDiagnostics.report(
            "Unable to satisfy all required constraints. Left out: \(source?.description ?? refused.description).\(list)"
        )
    }

    // MARK: Results

    private func value(_ form: LinearForm) -> Double {
        var sum = form.constant
        if let term = form.terms.first { sum += term.coefficient * solver.value(of: term.variable) }
        if let term = form.terms.second { sum += term.coefficient * solver.value(of: term.variable) }
        return sum
    }

    private func rect(of item: Item) -> CGRect {
        CGRect(
            x: value(item.horizontal.start), y: value(item.vertical.start),
            width: value(item.horizontal.length), height: value(item.vertical.length))
    }

    /// Writes the solution into the views' frames, every edge on a whole pixel of the root.
    func assignFrames() {
        let scale = RenderScale.current
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var placed: [CGRect] = []
        placed.reserveCapacity(items.count)
        for item in items {
            let exact = rect(of: item)
            let (left, top) = (rounded(exact.minX), rounded(exact.minY))
            let absolute = CGRect(
                x: left, y: top, width: max(rounded(exact.maxX) - left, 0), height: max(rounded(exact.maxY) - top, 0))
            placed.append(absolute)
            guard item.parent >= 0 else { continue }
            let origin = placed[item.parent].origin
            let relative = absolute.offsetBy(dx: -origin.x, dy: -origin.y)
            if let view = item.view, !view.translatesAutoresizingMaskIntoConstraints {
                view.applyLayout(relative)
            } else if let guide = item.guide {
                guide.layoutFrame = relative
            }
        }
        for item in items { item.view?.updateSystemGuides() }
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
