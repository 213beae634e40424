import Constraints

/// Whether other layouts satisfy the constraints as well as the solution.
extension LayoutEngine {
    /// A view or a guide whose layout may be ambiguous.
    enum Subject {
        case view(UIView)
        case guide(UILayoutGuide)
    }

    /// Returns whether the item's position or size could be different without missing any constraint by more.
    func isAmbiguous(_ subject: Subject) -> Bool {
        _ = collect(width: .constant(root.bounds.width), height: .constant(root.bounds.height))
        solve()
        let found = items.first { item in
            switch subject {
            case .view(let view): item.view === view
            case .guide(let guide): item.guide === guide
            }
        }
        guard let item = found else { return true }
        return [item.horizontal.start, item.horizontal.length, item.vertical.start, item.vertical.length]
            .contains { canMove($0) }
    }

    /// Returns whether a preference that is weaker than all constraints changes the value.
    private func canMove(_ form: LinearForm) -> Bool {
        let present = value(form)
        return [-1.0, 1.0].contains { distance in
            var terms: [Term] = []
            form.append(to: &terms, times: 1)
            let preference = Constraint(
                Expression(terms, constant: form.constant - present - distance), .equal,
                strength: Strength(priority: .leastNormalMagnitude))
            try? solver.add(preference)
            let moved = abs(value(form) - present) > 1e-6
            try? solver.remove(preference)
            return moved
        }
    }
}
