import Constraints
import Frames
import Rendering

/// Turns the constraints below one view into a linear system, and its solution into frames.
///
/// A root is a view without constraints to the views above it: the topmost view, or a cell. All positions are in the
/// root's coordinates, so that a constraint can relate any two views below it.
///
/// Like UIKit, the engine measures views twice if their height depends on their width, such as text of several lines:
/// the first solution gives them a width, and the second uses their size at that width.
@MainActor
final class LayoutEngine {
    let root: UIView
    let solver = Solver()

    /// Whether any view has a custom direction, so that the direction of each constraint must be looked up.
    var hasCustomDirections = false
    let rootIsRightToLeft: Bool

    var items: [Item] = []
    var sizeConstraints: [ContentSizeConstraints] = []

    /// The views and constraints behind the solver's required constraints, for reports of conflicts.
    private var requiredSources: [(constraint: Constraint, source: NSLayoutConstraint)] = []

    /// The constraints behind those of the solver; `nil` unless reasons are requested.
    var sources: [ObjectIdentifier: NSLayoutConstraint]?

    /// A view or a free layout guide with its variables.
    struct Item {
        let view: UIView?
        let guide: UILayoutGuide?
        let parent: Int
        let horizontal: Extent
        let vertical: Extent
        var overrides: AutoLayoutOverrides?
    }

    /// The margins that the constraints assumed, for views whose margins depend on their position.
    var assumedMargins: [(view: UIView, margins: UIEdgeInsets)] = []

    /// The readable extents of views by their indexes, created when a constraint refers to them. Never enumerated.
    var readableExtents: [Int: Extent] = [:]

    /// The number of solutions since the program started, for performance tests.
    private(set) static var solutionCount = 0

    private var isSolved = false

    init(root: UIView) {
        self.root = root
        rootIsRightToLeft = root.lastTraits.layoutDirection == .rightToLeft
    }

    /// The rule for the size of the root.
    enum RootLength {
        case constant(CGFloat)
        case fitting(CGFloat, UILayoutPriority)
    }

    /// The four constraints for the size of a view's content.
    struct ContentSizeConstraints {
        let index: Int
        var size: CGSize
        var active: [Constraint]
    }

    // MARK: Results

    /// Solves the constraints for a root of the given size and places every view below it.
    func layOut(size: CGSize) {
        guard collect(width: .constant(size.width), height: .constant(size.height)) else { return }
        solve()
        assignFrames()
    }

    /// Returns the smallest size of the root that satisfies the constraints and comes closest to `target`.
    ///
    /// A side whose priority is required is fixed.
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let hasConstraints = collect(
            width: horizontal == .required ? .constant(target.width) : .fitting(target.width, horizontal),
            height: vertical == .required ? .constant(target.height) : .fitting(target.height, vertical))
        guard hasConstraints else { return root.sizeThatFits(target) }
        solve()
        let rect = rect(of: items[0])
        return CGSize(width: RenderScale.roundUp(rect.width), height: RenderScale.roundUp(rect.height))
    }

    // MARK: Solving

    func solve() {
        Self.solutionCount += 1
        isSolved = true
        settle()
    }

    private func settle() {
        // Twice is enough for text that wraps; a third pass settles text whose width changed because another's did.
        for _ in 0..<3 where !refineContentSizes() { return }
    }

    /// Returns whether the last solution is for a root of this size.
    func isSolved(for size: CGSize) -> Bool {
        guard isSolved else { return false }
        let rect = rect(of: items[0])
        return abs(rect.width - size.width) < Self.tolerance && abs(rect.height - size.height) < Self.tolerance
    }

    /// Changes the root from its measured size to another one, and solves again incrementally. Returns whether the
    /// constraints allow that size; if they don't, the engine can't be used any more.
    func moveOn(to size: CGSize) -> Bool {
        for (form, length) in [(items[0].horizontal.length, size.width), (items[0].vertical.length, size.height)] {
            guard let term = form.terms.first else { continue }
            let constraint = Constraint(
                Expression([term], constant: form.constant - Double(length)), .equal, strength: .required)
            guard (try? solver.add(constraint)) != nil else { return false }
        }
        settle()
        return true
    }

    /// Lengths that differ by less, in points, are equal.
    private static let tolerance: CGFloat = 1e-6

    /// Updates the content sizes of views that depend on their width. Returns whether any changed.
    private func refineContentSizes() -> Bool {
        var changed = false
        for index in sizeConstraints.indices {
            let entry = sizeConstraints[index]
            guard let view = items[entry.index].view else { continue }
            guard let size = view.intrinsicContentSize(forWidth: shownWidth(of: entry.index)), size != entry.size else {
                continue
            }
            for constraint in entry.active { try? solver.remove(constraint) }
            sizeConstraints[index].active = addContentSize(size, of: view, index: entry.index)
            sizeConstraints[index].size = size
            changed = true
        }
        return changed
    }

    @discardableResult
    func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: UILayoutPriority,
        source: NSLayoutConstraint? = nil
    ) -> Constraint? {
        guard constant.isFinite else {
            RenderProblems.report(
                "Left out a constraint whose constant isn't finite: \(source?.description ?? "")",
                .droppedConstraint)
            return nil
        }
        guard priority.rawValue > 0 else { return nil }
        let constraint = Constraint(
            Expression(terms, constant: constant), relation, strength: Strength(priority: priority.rawValue))
        do {
            try solver.add(constraint)
            if let source, constraint.strength.isRequired { requiredSources.append((constraint, source)) }
            if let source, sources != nil { sources?[ObjectIdentifier(constraint)] = source }
            return constraint
        } catch {
            reportConflict(error, source: source)
            return nil
        }
    }

    /// Like UIKit, breaks one of the contradicting constraints and reports it.
    private func reportConflict(_ error: SolverError, source: NSLayoutConstraint?) {
        guard case .unsatisfiable(let refused, let conflicts) = error else { return }
        let others = conflicts.compactMap { conflict in
            requiredSources.first { $0.constraint === conflict }?.source.description
        }
        let broken = source?.description ?? refused.description
        RenderProblems.report(
            RenderProblem(
                .droppedConstraint,
                "Unable to satisfy all required constraints. Left out: \(broken)."
                    + (others.isEmpty ? "" : " Contradicts: "), details: others))
    }

    // MARK: Results

    func value(_ form: LinearForm) -> Double {
        var sum = form.constant
        if let term = form.terms.first { sum += term.coefficient * solver.value(of: term.variable) }
        if let term = form.terms.second { sum += term.coefficient * solver.value(of: term.variable) }
        return sum
    }

    func rect(of item: Item) -> CGRect {
        CGRect(
            x: value(item.horizontal.start), y: value(item.vertical.start),
            width: value(item.horizontal.length), height: value(item.vertical.length))
    }

    /// Returns the frame in the root's coordinates, with every edge on a whole pixel.
    private func shownFrame(of item: Item) -> CGRect {
        var exact = rect(of: item)
        if let overrides = item.overrides { exact = exact.inset(by: overrides.alignment.negated) }
        return RenderScale.snap(exact)
    }

    /// Returns the width at which a view is shown, so that its text wraps as it is drawn. The root isn't rounded: its
    /// owner determines its size.
    private func shownWidth(of index: Int) -> CGFloat {
        let item = items[index]
        guard index > 0 else { return CGFloat(value(item.horizontal.length)) }
        let width = shownFrame(of: item).width
        guard let alignment = item.overrides?.alignment else { return width }
        return width - alignment.left - alignment.right
    }

    /// Writes the solution to the views' frames, with every edge on a whole pixel of the root.
    func assignFrames() {
        var placed: [CGRect] = []
        placed.reserveCapacity(items.count)
        for item in items {
            let absolute = shownFrame(of: item)
            placed.append(absolute)
            guard item.parent >= 0 else { continue }
            let origin = placed[item.parent].origin
            var relative = absolute.offsetBy(dx: -origin.x, dy: -origin.y)
            if let scrolled = items[item.parent].overrides?.scrolled {
                relative = relative.offsetBy(dx: scrolled.x, dy: scrolled.y)
            }
            if let view = item.view, !view.translatesAutoresizingMaskIntoConstraints {
                view.applyLayout(relative)
            } else if let guide = item.guide {
                guide.layoutFrame = relative
            }
        }
        assignContentSizes()
        for item in items { item.view?.updateSystemGuides() }
        for (view, margins) in assumedMargins where view.effectiveLayoutMargins != margins {
            view.setNeedsConstraintSolving()
        }
    }
}
