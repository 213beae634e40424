/// Changes, scrolling and selection, without animations. Unchanged rows keep their cells and their heights.
extension UITableView {
    /// Reloads the rows at once: animations aren't played.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths {
            recycle(.row(path))
            if let index = rows.index(of: .row(path)) { rows.forgetHeight(at: index) }
        }
        setNeedsLayout()
    }

    public final func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    /// Inserts the rows at once: animations aren't played.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { changes in for path in indexPaths { changes.insert(path) } }
    }

    /// Deletes the rows at once: animations aren't played.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { changes in for path in indexPaths { changes.remove(path) } }
    }

    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, to: newIndexPath) }
    }

    /// Reloads the sections at once: animations aren't played.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    /// Inserts the sections at once: animations aren't played.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    /// Deletes the sections at once: animations aren't played.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    public final func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }

    public final func beginUpdates() { updateDepth += 1 }

    /// Ends the changes. As in UIKit, measures the visible rows again even if nothing was inserted or removed.
    public final func endUpdates() {
        updateDepth -= 1
        guard updateDepth <= 0 else { return }
        updateDepth = 0
        applyChanges()
        rows.forgetHeights()
        setNeedsLayout()
    }

    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private func change(_ note: (inout RowChanges) -> Void) {
        note(&changes)
        if updateDepth == 0 { applyChanges() }
    }

    /// Moves rows to their new index paths. A table that wasn't laid out yet has none to keep.
    private func applyChanges() {
        guard !changes.isEmpty else { return }
        let applied = changes
        changes = RowChanges()
        guard !needsReload, let dataSource, dataSource.numberOfSections(in: self) == rows.rowCounts.count else {
            return setNeedsReload()
        }
        let counts = rows.rowCounts.indices.map { dataSource.tableView(self, numberOfRowsInSection: $0) }
        let expected = rows.rowCounts.enumerated().map { $1 + applied.growth(ofSection: $0) }
        guard counts == expected else { return setNeedsReload() }
        carryOver(by: applied, to: TableRows(rowCounts: counts) { estimatedHeight(of: $0) })
    }

    private func carryOver(by changes: RowChanges, to newRows: TableRows) {
        func newKind(_ kind: TableRows.Kind) -> TableRows.Kind? {
            guard case .row(let path) = kind else { return kind }
            return changes.destination(of: path).map { .row($0) }
        }
        for kind in visibleViews.keys.filter({ newKind($0) == nil }).sorted(by: isBefore) { recycle(kind) }
        var views: [TableRows.Kind: UIView] = [:]
        for (kind, view) in visibleViews {
            if let moved = newKind(kind) { views[moved] = view }
        }
        visibleViews = views
        var carried = newRows
        for entry in rows.entries where entry.isMeasured {
            guard let index = newKind(entry.kind).flatMap({ carried.index(of: $0) }) else { continue }
            carried.setHeight(entry.height, at: index)
        }
        rows = carried
        selectedPaths = selectedPaths.compactMap { changes.destination(of: $0) }
        updateContentSize()
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// Scrolls until the row is at the given position, and measures the rows that become visible.
    public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        reloadIfNeeded()
        guard rows.index(of: .row(indexPath)) != nil, bounds.height > 0 else { return }
        // Each round may replace estimates by heights and so move the row, which settles after a few rounds.
        for _ in 0..<10 {
            let rect = rect(of: .row(indexPath))
            contentOffset = limited(offset(showing: rect, at: position))
            layOutRows()
            let isAtRest = contentOffset == limited(offset(showing: rect, at: position))
            if isAtRest, self.rect(of: .row(indexPath)) == rect { break }
        }
    }

    private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let visibleHeight = bounds.height - insets.top - insets.bottom
        let top = rect.minY - insets.top
        let bottom = rect.maxY + insets.bottom - bounds.height
        let y =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: top - (visibleHeight - rect.height) / 2
            case .none: min(max(contentOffset.y, bottom), top)
            }
        return CGPoint(x: contentOffset.x, y: y)
    }

    // MARK: Selection

    public final var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    public final var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects the row at once: animations aren't played.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if !allowsMultipleSelection || indexPath == nil {
            selectedPaths.forEach { deselectRow(at: $0, animated: false) }
        }
        guard let indexPath, !selectedPaths.contains(indexPath) else { return }
        selectedPaths.append(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: false)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
    }

    /// Deselects the row at once: animations aren't played.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: false)
    }

    /// Sets the editing state at once: animations aren't played.
    public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Rows with editing controls have less space for their content, and may be taller.
    final func editingDidChange() {
        rows.forgetHeights()
        setNeedsLayout()
    }
}
