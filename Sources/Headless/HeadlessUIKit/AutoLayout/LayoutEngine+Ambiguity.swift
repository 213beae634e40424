import Constraints

/// Whether there is more than one layout that is as good as the one that was found.
extension LayoutEngine {
    /// A view or a guide whose layout is asked for.
    enum Subject {
        case view(UIView)
        case guide(UILayoutGuide)
    }

    /// Whether the item's place or size could be another one without any constraint being missed by more.
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

    /// Whether a wish that is weaker than all constraints changes the value.
    private func canMove(_ form: LinearForm) -> Bool {
        let present = value(form)
        return [-1.0, 1.0].contains { distance in
            var terms: [Term] = []
            form.append(to: &terms, times: 1)
            let wish = Constraint(
                Expression(terms, constant: form.constant - present - distance), .equal,
                strength: Strength(priority: .leastNormalMagnitude))
            try? solver.add(wish)
            let moved = abs(value(form) - present) > 1e-6
            try? solver.remove(wish)
            return moved
        }
    }
}
