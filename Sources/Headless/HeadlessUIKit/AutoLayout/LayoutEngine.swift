import Constraints
import Frames
import Rendering

/// Turns the constraints below one view into a linear system, and its solution into frames.
///
/// A root is a view that nothing above constrains: the topmost view, or a cell. All places are in the root's
/// coordinates, so that a constraint may relate any two views below it.
///
/// Views whose height depends on their width (text of several lines) are asked twice, as UIKit does: the first
/// solution gives them a width, their size at that width goes into the second.
@MainActor
final class LayoutEngine {
    let root: UIView
    let solver = Solver()

    /// Whether any view has a direction of its own, so that each constraint is asked for its own.
    var hasOwnDirections = false
    let rootIsRightToLeft: Bool

    var items: [Item] = []
    var sizeConstraints: [ContentSizeConstraints] = []

    /// The views and constraints that required constraints of the solver come from, for reports of conflicts.
    private var requiredSources: [(constraint: Constraint, source: NSLayoutConstraint)] = []

    /// A view or a free layout guide with its variables.
    struct Item {
        let view: UIView?
        let guide: UILayoutGuide?
        let parent: Int
        let horizontal: Extent
        let vertical: Extent
        var special: AutoLayoutOverrides?
    }

    /// The margins that constraints took as they were, of views whose margins follow from where they lie.
    var assumedMargins: [(view: UIView, margins: UIEdgeInsets)] = []

    /// The readable parts of views by their slots, once a constraint asks for them. Never enumerated.
    var readableExtents: [Int: Extent] = [:]

    /// How often constraints were solved since the program began, for tests of what layout costs.
    private(set) static var solutionCount = 0

    private var isSolved = false

    init(root: UIView) {
        self.root = root
        rootIsRightToLeft = root.lastTraits.layoutDirection == .rightToLeft
    }

    /// The rule that decides on the size of the root.
    enum RootLength {
        case constant(CGFloat)
        case fitting(CGFloat, UILayoutPriority)
    }

    /// The four constraints by which a view asks for the size of its content.
    struct ContentSizeConstraints {
        let slot: Int
        var size: CGSize
        var active: [Constraint]
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

    /// Whether the last solution is one for a root of this size.
    func isSolved(for size: CGSize) -> Bool {
        guard isSolved else { return false }
        let rect = rect(of: items[0])
        return abs(rect.width - size.width) < Self.tolerance && abs(rect.height - size.height) < Self.tolerance
    }

    /// Gives the root another size than the one that was measured, and solves what follows from it. Returns whether the
    /// constraints allow that size; if not, the engine is of no more use.
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

    /// Lengths that differ by less, in points, are the same.
    private static let tolerance: CGFloat = 1e-6

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
    func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: UILayoutPriority,
        source: NSLayoutConstraint? = nil
    ) -> Constraint? {
        guard constant.isFinite else {
            RenderProblems.report(
                "Left out a constraint with a length that is not a number: \(source?.description ?? "")",
                .droppedConstraint)
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

    /// Writes the solution into the views' frames, every edge on a whole pixel of the root.
    func assignFrames() {
        let scale = RenderScale.current
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var placed: [CGRect] = []
        placed.reserveCapacity(items.count)
        for item in items {
            var exact = rect(of: item)
            if let special = item.special { exact = exact.inset(by: special.alignment.negated) }
            let (left, top) = (rounded(exact.minX), rounded(exact.minY))
            let absolute = CGRect(
                x: left, y: top, width: max(rounded(exact.maxX) - left, 0), height: max(rounded(exact.maxY) - top, 0))
            placed.append(absolute)
            guard item.parent >= 0 else { continue }
            let origin = placed[item.parent].origin
            var relative = absolute.offsetBy(dx: -origin.x, dy: -origin.y)
            if let scrolled = items[item.parent].special?.scrolled {
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
