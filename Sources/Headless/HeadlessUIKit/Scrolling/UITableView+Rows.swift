/// Giving views to the rows that are visible.
extension UITableView {
    /// The height of what lies above the first section, in points.
    final var topHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

    final func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Asks the data source anew how many rows there are.
    final func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        recycleAll()
        let sections = dataSource.numberOfSections(in: self)
        let counts = (0..<max(sections, 0)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
        rows = TableRows(rowCounts: counts) { estimatedHeight(of: $0) }
        updateContentSize()
    }

    final func recycleAll() {
        // In the order of the rows, so that the same table always reuses the same cells.
        for kind in visibleViews.keys.sorted(by: isBefore) { recycle(kind) }
    }

    final func isBefore(_ first: TableRows.Kind, _ second: TableRows.Kind) -> Bool {
        (rows.index(of: first) ?? .max) < (rows.index(of: second) ?? .max)
    }

    final func recycle(_ kind: TableRows.Kind) {
        guard let view = visibleViews.removeValue(forKey: kind) else { return }
        switch (kind, view) {
        case (.row(let path), let cell as UITableViewCell):
            cellPool.recycle(cell, cell.reuseIdentifier)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        case (_, let header as UITableViewHeaderFooterView):
            headerFooterPool.recycle(header, header.reuseIdentifier)
        default: view.removeFromSuperview()
        }
    }

    // MARK: Heights

    /// The height of a row that is 44 points high when nothing else is known.
    private static let standardHeight: CGFloat = 44

    final func estimatedHeight(of kind: TableRows.Kind) -> CGFloat {
        let height = fixedHeight(of: kind)
        if height != UITableView.automaticDimension { return height }
        guard case .row(let path) = kind else { return 0 }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 ? estimate : Self.standardHeight
    }

    /// The height that the delegate or the table says, or `automaticDimension`.
    private func fixedHeight(of kind: TableRows.Kind) -> CGFloat {
        switch kind {
        case .header(let section): delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .footer(let section): delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        case .row(let path): delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        }
    }

    // MARK: Views

    private func makeView(_ kind: TableRows.Kind) -> UIView? {
        switch kind {
        case .row(let path): return makeCell(path)
        case .header(let section):
            return delegate?.tableView(self, viewForHeaderInSection: section)
                ?? makeTitle(dataSource?.tableView(self, titleForHeaderInSection: section))
        case .footer(let section):
            return delegate?.tableView(self, viewForFooterInSection: section)
                ?? makeTitle(dataSource?.tableView(self, titleForFooterInSection: section))
        }
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.setSeparator(color: separatorStyle == .none ? nil : separatorColor)
        cell.separatorInset = separatorInset
        cell.isSelected = selectedPaths.contains(path)
        return cell
    }

    private func makeTitle(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.backgroundColor = style == .plain ? .systemBackground : nil
        return view
    }

    private func measuredHeight(of view: UIView?, _ kind: TableRows.Kind) -> CGFloat {
        let height = fixedHeight(of: kind)
        if height != UITableView.automaticDimension { return height }
        let fitting = view?.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting?.height ?? 0
    }

    // MARK: Layout

    /// Brings the number of rows up to date. Heights at another width count as estimates.
    private func prepareRows() {
        reloadIfNeeded()
        guard bounds.width != laidOutWidth else { return }
        laidOutWidth = bounds.width
        rows.forgetHeights()
    }

    /// Gives every visible row its cell, at its final height, and takes those of the others away.
    final func layOutRows() {
        prepareRows()
        guard bounds.width > 0 else { return }
        let shown = placeVisibleRows()
        for kind in visibleViews.keys.filter({ !shown.contains($0) }).sorted(by: isBefore) { recycle(kind) }
        updateContentSize()
        placeOtherViews()
        placeHeaders()
    }

    /// Walks down from the first visible row, measuring as it goes, until the lower edge is reached.
    private func placeVisibleRows() -> Set<TableRows.Kind> {
        var shown: Set<TableRows.Kind> = []
        var index = firstVisibleIndex
        if let header = indexOfPinnedHeader(above: index) {
            place(at: header)
            shown.insert(rows.entries[header].kind)
        }
        while index < rows.entries.count, topHeight + rows.offset(at: index) < bounds.maxY {
            place(at: index)
            shown.insert(rows.entries[index].kind)
            index += 1
        }
        return shown
    }

    /// The first entry in sight. Headers before it whose height is not known yet count as in sight, too.
    private var firstVisibleIndex: Int {
        var index = rows.firstIndex(endingBehind: bounds.minY - topHeight)
        while index > 0, rows.entries[index - 1].height == 0, !rows.entries[index - 1].isMeasured { index -= 1 }
        return index
    }

    /// The header that a plain table keeps at its upper edge, if it has been scrolled out of sight.
    private func indexOfPinnedHeader(above index: Int) -> Int? {
        guard style == .plain, rows.entries.indices.contains(index) else { return nil }
        return rows.index(of: .header(rows.entries[index].kind.section)).flatMap { $0 < index ? $0 : nil }
    }

    private func place(at index: Int) {
        let kind = rows.entries[index].kind
        let isNew = visibleViews[kind] == nil
        if isNew { show(kind) }
        let view = visibleViews[kind]
        if isNew || !rows.entries[index].isMeasured {
            rows.setHeight(measuredHeight(of: view, kind), at: index)
        }
        guard let view else { return }
        let rect = CGRect(
            x: 0, y: topHeight + rows.offset(at: index), width: bounds.width, height: rows.entries[index].height)
        // Headers get their place when the ends of their sections are known.
        if case .header = kind { return }
        // Subclasses may place rows elsewhere. To place them twice would be to ask for layout each time.
        if case .row(let path) = kind { view.frame = rectForRow(at: path) } else { view.frame = rect }
        if isNew, case .row(let path) = kind, let cell = view as? UITableViewCell {
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    private func show(_ kind: TableRows.Kind) {
        guard let view = makeView(kind) else { return }
        visibleViews[kind] = view
        view.overrideTraits(rowTraits)
        // Headers and footers lie above the cells, which may be scrolled under them.
        if case .row = kind {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else {
            addSubview(view)
        }
    }

    final func updateContentSize() {
        let height = topHeight + rows.totalHeight + (tableFooterView?.bounds.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: height)
    }

    private func placeOtherViews() {
        backgroundView?.frame = bounds
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
        }
        if let footer = tableFooterView {
            let y = topHeight + rows.totalHeight
            footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
        }
    }

    /// Places the headers; that of a plain table's topmost section stays at the upper edge.
    private func placeHeaders() {
        for section in rows.rowCounts.indices {
            guard let view = visibleViews[.header(section)] else { continue }
            var rect = rect(of: .header(section))
            if style == .plain {
                let end = self.rect(of: .footer(section)).maxY
                let top = bounds.minY + adjustedContentInset.top
                rect.origin.y = max(rect.minY, min(top, end - rect.height))
            }
            view.frame = rect
        }
    }
}
