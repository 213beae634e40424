import Foundation

/// Creates entries from the branches of an accessibility tree.
extension ReadingOrder {
    /// Returns the entries of sibling branches.
    func entries(of branches: [AccessibilityTree.Branch]) -> [AccessibilityEntry] {
        if let modal = branches.last(where: { $0.mark.isModal && $0.mark.role != .hidden }) {
            return entries(of: modal)
        }
        return branches.flatMap { entries(of: $0) }
    }

    private func entries(of branch: AccessibilityTree.Branch) -> [AccessibilityEntry] {
        let mark = branch.mark
        let found: [AccessibilityEntry]
        switch mark.role {
        case .hidden: return []
        case .element: found = [AccessibilityEntry(branch)]
        case .combined: found = [combined(branch, entries(of: branch.branches))]
        case .row: found = row(branch)
        case .transparent where mark.parts == nil: return entries(of: branch.branches)
        case .transparent, .group: found = [group(branch)]
        case .change: found = changed(branch)
        }
        return found.filter(\.isShown)
    }

    private func group(_ branch: AccessibilityTree.Branch) -> AccessibilityEntry {
        let inner = entries(of: branch.branches)
        guard let parts = branch.mark.parts else { return AccessibilityEntry(branch, inside: inner) }
        let ordered = parts.flatMap { part -> [AccessibilityEntry] in
            switch part {
            case .view(let owner): entries(of: owner, in: branch.branches)
            case .element(let mark): entries(of: branch.branch(for: mark))
            }
        }
        var entry = AccessibilityEntry(branch, inside: ordered)
        entry.isOrdered = true
        return entry
    }

    /// Returns the entries of a view, without regard to its parent.
    private func entries(
        of owner: ObjectIdentifier, in branches: [AccessibilityTree.Branch]
    ) -> [AccessibilityEntry] {
        for branch in branches {
            if branch.mark.owner == owner { return entries(of: branch) }
            let found = entries(of: owner, in: branch.branches)
            if !found.isEmpty { return found }
        }
        return []
    }

    // MARK: Combined elements

    private func combined(
        _ branch: AccessibilityTree.Branch, _ inner: [AccessibilityEntry]
    ) -> AccessibilityEntry {
        var entry = AccessibilityEntry(branch)
        entry.node.take(from: elements(inner))
        return entry
    }

    private func row(_ branch: AccessibilityTree.Branch) -> [AccessibilityEntry] {
        let inner = entries(of: branch.branches).flatMap(\.elements)
        let controls = inner.filter(\.node.isControl)
        let row = combined(branch, inner.filter { !$0.node.isControl })
        guard !row.node.isSilent else { return controls }
        var group = AccessibilityEntry(branch, inside: [row] + sorted(controls))
        group.node = AccessibilityNode(rect: branch.rect)
        group.isOrdered = true
        return [group]
    }

    // MARK: Properties set from outside

    private func changed(_ branch: AccessibilityTree.Branch) -> [AccessibilityEntry] {
        var inner = entries(of: branch.branches)
        guard !inner.isEmpty else {
            return branch.mark.node.isSilent || branch.hasElements ? [] : [AccessibilityEntry(branch)]
        }
        for index in inner.indices { inner[index].change(branch.mark) }
        return inner
    }
}

extension AccessibilityTree.Branch {
    /// Returns a branch for properties inside this view that belong to no view.
    fileprivate func branch(for inner: AccessibilityProperties) -> Self {
        let place = inner.rect.map { transform.rect($0).seen(in: clip) } ?? rect
        return Self(mark: inner, rect: place, transform: transform, clip: clip, branches: [])
    }

    /// Whether there is an element inside, even if it is hidden.
    fileprivate var hasElements: Bool {
        branches.contains { branch in
            switch branch.mark.role {
            case .element, .combined, .row, .hidden: true
            case .transparent, .group, .change: branch.hasElements
            }
        }
    }
}
