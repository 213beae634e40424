/// Management of the visible rows' views.
extension UITableView {
    /// The height of the content above the first section, in points.
    final var topHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

    final func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Queries the number of rows from the data source, if a reload was requested.
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
            cellPool.recycle(cell, cell.reuseIdentifier, from: kind)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        case (_, let header as UITableViewHeaderFooterView):
            headerFooterPool.recycle(header, header.reuseIdentifier, from: kind)
            announceEnd(of: kind, view)
        default:
            view.removeFromSuperview()
            announceEnd(of: kind, view)
        }
    }

    private func announceEnd(of kind: TableRows.Kind, _ view: UIView) {
        switch kind {
        case .row: break
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Heights

    final func estimatedHeight(of kind: TableRows.Kind) -> CGFloat {
        let height = fixedHeight(of: kind)
        if height != UITableView.automaticDimension { return height.saneLength }
        let (estimate, standard): (CGFloat, CGFloat) =
            switch kind {
            case .header(let section):
                (
                    delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
                        ?? estimatedSectionHeaderHeight, gap(of: kind)
                )
            case .footer(let section):
                (
                    delegate?.tableView(self, estimatedHeightForFooterInSection: section)
                        ?? estimatedSectionFooterHeight, gap(of: kind)
                )
            case .row(let path):
                (
                    delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight,
                    ListMetrics.minimumRowHeight(in: traitCollection)
                )
            }
        return estimate > 0 ? estimate.saneLength : standard
    }

    /// Returns the height from the delegate or the table, or `automaticDimension`.
    private func fixedHeight(of kind: TableRows.Kind) -> CGFloat {
        let height =
            switch kind {
            case .header(let section):
                delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            case .footer(let section):
                delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            case .row(let path): delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            }
        return height == UITableView.automaticDimension ? height : height.saneLength
    }

    /// Returns the space that replaces a missing header or footer of a grouped table's section.
    private func gap(of kind: TableRows.Kind) -> CGFloat {
        guard style != .plain else { return 0 }
        if case .header(0) = kind, tableHeaderView == nil { return ListMetrics.firstGap }
        return ListMetrics.gap
    }

    /// Returns the space above a header, in points.
    private func padding(above kind: TableRows.Kind, _ height: CGFloat) -> CGFloat {
        guard case .header = kind, height > 0, visibleViews[kind] != nil else { return 0 }
        if sectionHeaderTopPadding != UITableView.automaticDimension { return sectionHeaderTopPadding.saneLength }
        return style == .plain ? 22 : 0
    }

    private func measuredHeight(of view: UIView?, _ kind: TableRows.Kind) -> CGFloat {
        let height = fixedHeight(of: kind)
        if height != UITableView.automaticDimension { return height + padding(above: kind, height) }
        guard let view else { return gap(of: kind) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: sectionArea.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let length = fitting.height.saneLength
        return length + padding(above: kind, length)
    }

    // MARK: Margins

    /// The margin of the rows' content, in points.
    final var rowMargin: CGFloat {
        let margin = ListMetrics.margin(ofWidth: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, ((bounds.width - Self.readableWidth) / 2).rounded(.down))
    }

    /// The maximum readable width, for body text of 17 points.
    private static let readableWidth: CGFloat = 672

    /// The left edge and the width of sections, in points. Inset ones are inside of the safe area.
    final var sectionArea: (left: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margin = ListMetrics.margin(ofWidth: bounds.width)
        let left = margin + safeAreaInsets.left
        return (left, max(bounds.width - left - margin - safeAreaInsets.right, 0))
    }

    // MARK: Views

    private func makeView(_ kind: TableRows.Kind) -> UIView? {
        kindBeingCreated = kind
        defer { kindBeingCreated = nil }
        switch kind {
        case .row(let path): return makeCell(path)
        case .header(let section):
            return delegate?.tableView(self, viewForHeaderInSection: section)
                ?? makeTitle(dataSource?.tableView(self, titleForHeaderInSection: section), kind)
        case .footer(let section):
            return delegate?.tableView(self, viewForFooterInSection: section)
                ?? makeTitle(dataSource?.tableView(self, titleForFooterInSection: section), kind)
        }
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != 0 {
            cell.indentationLevel = level
        }
        cell.isSelected = selectedPaths.contains(path)
        setPosition(of: cell, at: path)
        return cell
    }

    /// Passes a cell its position in the table.
    private func setPosition(of cell: UITableViewCell, at path: IndexPath) {
        var position = TableCellPosition()
        position.style = style
        position.isFirst = path.row == 0
        position.isLast = path.row == rows.rowCounts[path.section] - 1
        position.margin = rowMargin
        if insetsContentViewsToSafeArea, style != .insetGrouped {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            position.safeArea.leading = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
            position.safeArea.trailing = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
        }
        if hasIndex { position.safeArea.trailing += TableIndexView.width }
        position.hasSeparators = separatorStyle != .none
        position.separatorColor = separatorColor
        position.separatorInset = customSeparatorInset
        position.countsInsetFromText = separatorInsetReference == .fromAutomaticInsets
        position.allowsMultipleSelection = allowsMultipleSelection
        position.isEditing = isEditing
        if isEditing { addEditing(to: &position, path, cell) }
        cell.position = position
        let isEdited =
            isEditing && (position.editingStyle != .none || position.hasReorderControl || position.hasSelectionControl)
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    }

    private func addEditing(to position: inout TableCellPosition, _ path: IndexPath, _ cell: UITableViewCell) {
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
        position.hasReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        guard canEdit else { return }
        position.hasSelectionControl = allowsMultipleSelectionDuringEditing
        position.editingStyle =
            position.hasSelectionControl
            ? .none : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        if position.editingStyle == .none, delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) == false {
            cell.shouldIndentWhileEditing = false
        }
    }

    private func makeTitle(_ title: String?, _ kind: TableRows.Kind) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        setPosition(of: view, kind)
        view.showTitle(title)
        return view
    }

    private func setPosition(of view: UIView?, _ kind: TableRows.Kind) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.position = TableHeaderPosition(
            style: style, isHeader: kind == .header(kind.section), isFirst: kind.section == 0, margin: rowMargin)
    }

    // MARK: Layout

    /// Updates the number of rows. Heights at another width count as estimates.
    private func prepareRows() {
        followTraits()
        reloadIfNeeded()
        showIndex()
        guard bounds.width != laidOutWidth else { return }
        laidOutWidth = bounds.width
        rows.forgetHeights()
    }

    /// As on iOS, a new content size reloads the data. Other changes leave the cells unchanged.
    private func followTraits() {
        guard lastTraits !== laidOutTraits else { return }
        let previous = laidOutTraits ?? lastTraits
        laidOutTraits = lastTraits
        if lastTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            needsReload = true
        } else if !lastTraits.hasSameMetrics(as: previous) {
            rows.forgetHeights()
        }
    }

    /// Updates the cells of all visible rows, at their final heights, and recycles the others.
    final func layOutRows() {
        prepareRows()
        guard bounds.width > 0 else { return }
        let shown = placeVisibleRows()
        for kind in visibleViews.keys.filter({ !shown.contains($0) }).sorted(by: isBefore) { recycle(kind) }
        updateContentSize()
        placeOtherViews()
        placeHeaders()
        placeFillerRows()
    }

    /// Places rows from the first visible one, measuring them, until the lower edge is reached.
    private func placeVisibleRows() -> Set<TableRows.Kind> {
        var shown: Set<TableRows.Kind> = []
        var index = firstVisibleIndex
        if let header = indexOfPinnedHeader(above: index) {
            place(at: header)
            shown.insert(rows.entries[header].kind)
        }
        let kept = visibleViews.keys.compactMap { rows.index(of: $0) }.sorted()
        var keptBelow = kept[...]
        while index < rows.entries.count, topHeight + rows.offset(at: index) < bounds.maxY {
            keptBelow = keptBelow.drop { $0 <= index }
            place(at: index, over: keptBelow.lazy.compactMap { self.cell(at: $0) }.first)
            shown.insert(rows.entries[index].kind)
            index += 1
        }
        return shown
    }

    private func cell(at index: Int) -> UITableViewCell? { visibleViews[rows.entries[index].kind] as? UITableViewCell }

    /// The index of the first visible entry. Headers before it count as visible if their height isn't known yet.
    private var firstVisibleIndex: Int {
        var index = rows.firstIndex(endingBehind: bounds.minY - topHeight)
        while index > 0, rows.entries[index - 1].height == 0, !rows.entries[index - 1].isMeasured { index -= 1 }
        return index
    }

    /// Returns the header that a plain table pins to its upper edge, if it is scrolled out of view.
    private func indexOfPinnedHeader(above index: Int) -> Int? {
        guard style == .plain, rows.entries.indices.contains(index) else { return nil }
        return rows.index(of: .header(rows.entries[index].kind.section)).flatMap { $0 < index ? $0 : nil }
    }

    private func place(at index: Int, over next: UITableViewCell? = nil) {
        let kind = rows.entries[index].kind
        let isNew = visibleViews[kind] == nil
        if isNew { show(kind, over: next) }
        let view = visibleViews[kind]
        if case .row(let path) = kind, let cell = view as? UITableViewCell { setPosition(of: cell, at: path) }
        if isNew || !rows.entries[index].isMeasured {
            rows.setHeight(measuredHeight(of: view, kind), at: index)
        }
        guard let view else { return }
        // Headers are placed when the ends of their sections are known.
        switch kind {
        case .header: break
        // Subclasses may place rows elsewhere. Placing them again would request layout each time.
        case .row(let path): view.frame = rectForRow(at: path)
        default: view.frame = rect(of: kind)
        }
        if isNew { announce(kind, view) }
    }

    private func announce(_ kind: TableRows.Kind, _ view: UIView) {
        switch kind {
        case .row(let path):
            guard let cell = view as? UITableViewCell else { return }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Adds the view of a row. Cells are above those of the rows below them, regardless of the order in which they were
    /// added.
    private func show(_ kind: TableRows.Kind, over next: UITableViewCell?) {
        guard let view = makeView(kind) else { return }
        setPosition(of: view, kind)
        visibleViews[kind] = view
        view.overrideTraits(rowTraits)
        // Headers and footers are above the cells, which may be scrolled under them.
        switch (kind, next) {
        case (.row, let next?): insertSubview(view, aboveSubview: next)
        case (.row, nil): insertSubview(view, at: backgroundView == nil ? 0 : 1)
        case (.header, _), (.footer, _): addSubview(view)
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

    /// Places the headers; a plain table pins that of its topmost section to the upper edge.
    private func placeHeaders() {
        for section in rows.rowCounts.indices {
            let kind = TableRows.Kind.header(section)
            guard let view = visibleViews[kind] else { continue }
            var rect = rect(of: kind)
            let padding = padding(above: kind, rect.height)
            rect.origin.y += padding
            rect.size.height = max(rect.height - padding, 0)
            let natural = rect.minY
            if style == .plain {
                let end = self.rect(of: .footer(section)).maxY
                let top = bounds.minY + adjustedContentInset.top
                rect.origin.y = max(rect.minY, min(top, end - rect.height))
            }
            view.frame = rect
            (view as? UITableViewHeaderFooterView)?.isPinned = rect.minY != natural
        }
    }

    // MARK: Empty rows

    /// Draws the separators of the empty rows below the last one.
    private func placeFillerRows() {
        var lines = fillerLines[...]
        if fillerRowHeight > 0, style == .plain, separatorStyle != .none {
            let height = max(fillerRowHeight.saneLength, 1)
            var y = topHeight + rows.totalHeight + height
            while y < bounds.maxY {
                let line = lines.popFirst() ?? addFillerLine()
                line.isHidden = false
                line.backgroundColor = separatorColor
                let inset = separatorInset
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                line.frame = CGRect(
                    x: isMirrored ? inset.right : inset.left, y: y - ListMetrics.hairline,
                    width: max(bounds.width - inset.left - inset.right, 0), height: ListMetrics.hairline)
                y += height
            }
        }
        for line in lines { line.isHidden = true }
    }

    private func addFillerLine() -> UIView {
        let line = UIView()
        fillerLines.append(line)
        addSubview(line)
        return line
    }

    // MARK: Section index

    /// Shows the section index on the trailing side, if there is one.
    private func showIndex() {
        guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
            rows.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        else {
            if hasIndex { indexView.removeFromSuperview() }
            hasIndex = false
            return
        }
        hasIndex = true
        indexView.show(titles, color: sectionIndexColor, ground: sectionIndexBackgroundColor)
        if indexView.superview !== self { addSubview(indexView) }
        bringSubviewToFront(indexView)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let visible = bounds.inset(by: adjustedContentInset)
        indexView.frame = CGRect(
            x: isMirrored
                ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - TableIndexView.width,
            y: visible.minY, width: TableIndexView.width, height: max(visible.height, 0))
    }
}
