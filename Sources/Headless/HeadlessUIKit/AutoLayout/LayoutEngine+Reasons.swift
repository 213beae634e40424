import Constraints
import Foundation
import Frames

/// The constraints that decide the solution.
extension LayoutEngine {
    /// Solves the constraints for the root's present size, and returns the reasons of each view that they place.
    func reasons() -> [ObjectIdentifier: LayoutReasons] {
        sources = [:]
        guard collect(width: .constant(root.bounds.width), height: .constant(root.bounds.height)) else { return [:] }
        solve()
        let book = ConstraintBook(self)
        var found: [ObjectIdentifier: LayoutReasons] = [:]
        for item in items.dropFirst() {
            guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            // A position is that in the superview.
            let outer = items[item.parent]
            found[ObjectIdentifier(view)] = LayoutReasons(
                width: book.reasons(for: [(item.horizontal.length, 1)], of: view, .horizontal),
                height: book.reasons(for: [(item.vertical.length, 1)], of: view, .vertical),
                x: book.reasons(
                    for: [(item.horizontal.start, 1), (outer.horizontal.start, -1)], of: view, .horizontal),
                y: book.reasons(for: [(item.vertical.start, 1), (outer.vertical.start, -1)], of: view, .vertical))
        }
        return found
    }
}

/// The meaning of the solver's constraints.
@MainActor
private struct ConstraintBook {
    private let engine: LayoutEngine
    /// The views whose content is the source of a constraint.
    private var contents: [ObjectIdentifier: UIView] = [:]
    /// The stacks that arrange views by a constraint.
    private var stacks: [ObjectIdentifier: UIStackView] = [:]

    /// The maximum number of reasons for one number.
    private static let limit = 4

    init(_ engine: LayoutEngine) {
        self.engine = engine
        for entry in engine.sizeConstraints {
            guard let view = engine.items[entry.index].view else { continue }
            for constraint in entry.active { contents[ObjectIdentifier(constraint)] = view }
        }
        for item in engine.items {
            guard let stack = item.view as? UIStackView else { continue }
            for constraint in stack.arrangement { stacks[ObjectIdentifier(constraint)] = stack }
        }
    }

    /// Returns what decides a number of a view: its own constraints and content first, then the content of others that
    /// it follows from.
    func reasons(
        for forms: [(form: LinearForm, factor: Double)], of view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> [LayoutReason] {
        var terms: [Term] = []
        for (form, factor) in forms { form.append(to: &terms, times: factor) }
        let deciding = engine.solver.deciding(Expression(terms))
        guard !deciding.isEmpty else { return [LayoutReason(.ambiguous, "no constraint decides it")] }
        let sources = deciding.map { (constraint: $0, source: engine.sources?[ObjectIdentifier($0)]) }
        let own = sources.filter { entry in
            contents[ObjectIdentifier(entry.constraint)] === view || entry.source?.touches(view) == true
        }
        let others = sources.filter { entry in
            contents[ObjectIdentifier(entry.constraint)].map { $0 !== view } ?? false
        }
        var reasons = (own + others).compactMap { reason($0.constraint, $0.source, for: view, axis) }
        if reasons.isEmpty { reasons = sources.compactMap { reason($0.constraint, $0.source, for: view, axis) } }
        if reasons.isEmpty { reasons = [LayoutReason(.frame, "the frames of the views around it")] }
        return Array(reasons.prefix(Self.limit))
    }

    private func reason(
        _ constraint: Constraint, _ source: NSLayoutConstraint?, for view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> LayoutReason? {
        if let content = contents[ObjectIdentifier(constraint)] {
            let length = CGFloat(-constraint.expression.constant)
            let dimension = axis == .horizontal ? "width" : "height"
            let owner = content === view ? "" : " of \(content.layoutDescription)"
            let force =
                switch constraint.relation {
                case .lessThanOrEqual: "hugging"
                case .greaterThanOrEqual: "compression resistance"
                case .equal: "priority"
                }
            let priority = constraint.strength.priority
            return LayoutReason(
                .content,
                "intrinsic content \(dimension) \(length.shortDescription)\(owner), \(force) "
                    + CGFloat(priority).shortDescription,
                constant: length, priority: priority)
        }
        guard let source else { return nil }
        let stack = (source.firstItem as? UIView).flatMap { _ in stacks[ObjectIdentifier(source)] }
        return LayoutReason(
            stack == nil ? .constraint : .container,
            (stack.map { "\($0.arrangementDescription): " } ?? "") + source.description, constant: source.constant,
            priority: source.priority.rawValue, identifier: source.identifier)
    }
}

extension NSLayoutConstraint {
    /// Whether one of the items is the view or a guide of it.
    fileprivate func touches(_ view: UIView) -> Bool {
        first?.layoutView === view || second?.layoutView === view
    }
}

extension UIStackView {
    /// The stack in words, such as `UIStackView, horizontal, spacing 8`.
    fileprivate var arrangementDescription: String {
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        return "\(layoutDescription), \(direction), spacing \(spacing.shortDescription)"
    }
}
