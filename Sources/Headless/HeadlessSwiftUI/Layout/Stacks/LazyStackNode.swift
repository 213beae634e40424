import Foundation

/// Rows below each other, or columns beside each other, of which only the visible ones are created.
///
/// Rows that fill the screen and another one are created when the stack is measured; the others are estimated by their
/// mean length. Outside scroll views, all are created.
final class LazyStackNode: LayoutNode {
    let axis: Axis
    private let guideKey: AlignmentKey
    private let givenSpacing: CGFloat?
    private let pinsHeaders, pinsFooters: Bool
    private let rows: LazyRows
    private let scroll: ScrollScope?

    /// - Parameters:
    ///   - alignment: The guide across the stack along which rows are aligned.
    ///   - spacing: The spacing between rows in points; `nil` for the rows' preference.
    init(
        _ axis: Axis, aligned alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews,
        rows: LazyRows, in context: BuildContext
    ) {
        self.axis = axis
        guideKey = alignment
        givenSpacing = spacing
        pinsHeaders = pinnedViews.contains(.sectionHeaders)
        pinsFooters = pinnedViews.contains(.sectionFooters)
        self.rows = rows
        scroll = context.scope?.nearest(ScrollScope.self)
        super.init(in: context)
    }

    override var children: [LayoutNode] { rows.madeNodes }

    // MARK: Rows

    /// The lengths of the rows for a proposal across the stack.
    private struct Lengths {
        let proposal: ProposedViewSize
        /// The lengths; `nil` for rows that haven't been created.
        var lengths: [CGFloat?]
        var known: CGFloat = 0
        var knownCount = 0
        var across: CGFloat = 0

        /// The mean of the known lengths.
        var estimate: CGFloat { knownCount > 0 ? known / CGFloat(knownCount) : 44 }
    }

    private var lengths: [Lengths] = []

    private func row(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var row = proposal
        row[axis] = nil
        return row
    }

    private func index(for proposal: ProposedViewSize) -> Int {
        let row = row(proposal)
        if let index = lengths.firstIndex(where: { $0.proposal == row }) { return index }
        lengths.append(Lengths(proposal: row, lengths: Array(repeating: nil, count: rows.count)))
        makeFirstRows(lengths.count - 1)
        return lengths.count - 1
    }

    /// Creates and measures a row, and returns its length.
    @discardableResult
    private func measureRow(_ number: Int, _ index: Int) -> CGFloat {
        if let known = lengths[index].lengths[number] { return known }
        let proposal = lengths[index].proposal
        var length: CGFloat = 0
        var previous: LayoutNode?
        for node in rows.nodes(at: number) {
            let size = node.size(for: proposal)
            if let previous { length += gap(previous, node) }
            previous = node
            length += size[axis]
            lengths[index].across = max(lengths[index].across, size[axis.cross])
        }
        lengths[index].lengths[number] = length
        lengths[index].known += length
        lengths[index].knownCount += 1
        return length
    }

    /// Returns the spacing between two neighbors, in points.
    private func gap(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
        givenSpacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }

    /// The spacing beside a row that hasn't been created, in points.
    private var standardGap: CGFloat { givenSpacing ?? ViewSpacing.standard }

    /// Creates the rows that are visible where the scroll view starts.
    private func makeFirstRows(_ index: Int) {
        guard let limit = scroll?.rowLimit(along: axis) else {
            for number in 0..<rows.count { measureRow(number, index) }
            return
        }
        makeRows(from: 0, by: 1, index, limit)
        if let target = scroll?.target, let number = rows.number(of: target.id) {
            makeRows(from: number, by: 1, index, limit / 2)
            makeRows(from: number, by: -1, index, limit / 2)
        } else if let anchor = scroll?.anchor, (axis == .vertical ? anchor.y : anchor.x) > 0.5 {
            makeRows(from: rows.count - 1, by: -1, index, limit / 2)
        }
    }

    private func makeRows(from start: Int, by step: Int, _ index: Int, _ limit: CGFloat) {
        var (number, length) = (start, CGFloat(0))
        while number >= 0, number < rows.count, length < limit {
            length += measureRow(number, index) + max(0, givenSpacing ?? 0)
            number += step
        }
    }

    /// Returns the start of each row, and the end of the last one.
    private func starts(_ index: Int) -> [CGFloat] {
        var starts: [CGFloat] = []
        starts.reserveCapacity(rows.count + 1)
        let lengths = lengths[index].lengths
        let estimate = self.lengths[index].estimate
        var position: CGFloat = 0
        var (previous, isFirst) = (LayoutNode?.none, true)
        for number in 0..<rows.count {
            if let length = lengths[number] {
                let nodes = rows.nodes(at: number)
                if let node = nodes.first, let last = nodes.last {
                    if !isFirst { position += previous.map { gap($0, node) } ?? standardGap }
                    previous = last
                    isFirst = false
                }
                starts.append(position)
                position += length
            } else {
                if !isFirst { position += standardGap }
                previous = nil
                isFirst = false
                starts.append(position)
                position += estimate
            }
        }
        starts.append(position)
        return starts
    }

    // MARK: Measuring

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let index = index(for: proposal)
        var size = CGSize.zero
        size[axis] = starts(index).last ?? 0
        let offered = proposal[axis.cross] ?? lengths[index].across
        size[axis.cross] = offered.isFinite ? offered : max(lengths[index].across, 0)
        if proposal[axis.cross] == .infinity { size[axis.cross] = .infinity }
        return size
    }

    // MARK: Placing

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        var across = proposal
        across[axis.cross] = rect.size[axis.cross]
        let index = index(for: across)
        var starts = starts(index)
        if let visible = visibleRange(in: rect) {
            // If rows are shorter than estimated, others become visible.
            for _ in 0..<4 where makeVisibleRows(visible, starts, index) { starts = self.starts(index) }
        }
        for number in 0..<rows.count where lengths[index].lengths[number] != nil {
            placeRow(number, at: starts[number], in: rect, proposal: lengths[index].proposal)
        }
        if pinsHeaders || pinsFooters { pin(starts, index, in: rect) }
    }

    /// Returns the visible range along the stack; `nil` if everything may be visible.
    private func visibleRange(in rect: CGRect) -> Range<CGFloat>? {
        guard let scroll, let visible = scroll.visible, scroll.rowLimit(along: axis) != nil else { return nil }
        if axis == .horizontal, isRightToLeft { return (rect.maxX - visible.maxX)..<(rect.maxX - visible.minX) }
        let start = visible.origin[axis] - rect.origin[axis]
        return start..<(start + visible.size[axis])
    }

    /// Creates visible rows that are missing, and returns whether there were any.
    private func makeVisibleRows(_ visible: Range<CGFloat>, _ starts: [CGFloat], _ index: Int) -> Bool {
        var hasCreated = false
        for number in 0..<rows.count
        where lengths[index].lengths[number] == nil && starts[number] < visible.upperBound
            && starts[number + 1] > visible.lowerBound
        {
            measureRow(number, index)
            hasCreated = true
        }
        return hasCreated
    }

    private func placeRow(_ number: Int, at start: CGFloat, in rect: CGRect, proposal: ProposedViewSize) {
        var position = start
        var previous: LayoutNode?
        let line = ViewDimensions(rect.size) { _ in nil }
        let common = axis == .vertical ? line[HorizontalAlignment(guideKey)] : line[VerticalAlignment(guideKey)]
        for node in rows.nodes(at: number) {
            let size = node.size(for: proposal)
            if let previous { position += gap(previous, node) }
            previous = node
            let across = common - node.guide(guideKey, in: size, for: proposal)
            place(
                node, size: size, leading: axis == .vertical ? across : position,
                top: axis == .vertical ? position : across, in: rect, proposal: proposal)
            position += size[axis]
        }
    }

    // MARK: Pinned headers and footers

    private var pinned: Set<Int> = []

    /// Keeps the headers and footers of sections visible as long as a part of their section is.
    private func pin(_ starts: [CGFloat], _ index: Int, in rect: CGRect) {
        guard let visible = visibleRange(in: rect) ?? scrolledRange(in: rect) else { return }
        for section in rows.sections {
            let (start, end) = (starts[section.header.lowerBound], starts[section.footer.upperBound])
            guard start < visible.upperBound, end > visible.lowerBound else { continue }
            if pinsHeaders, let number = section.header.first, starts[number] < visible.lowerBound {
                let length = measureRow(number, index)
                place(number, at: min(visible.lowerBound, end - length), index, in: rect)
            }
            if pinsFooters, let number = section.footer.first {
                let length = measureRow(number, index)
                guard starts[number] + length > visible.upperBound else { continue }
                place(number, at: max(visible.upperBound - length, start), index, in: rect)
            }
        }
    }

    private func scrolledRange(in rect: CGRect) -> Range<CGFloat>? {
        guard let visible = scroll?.visible else { return nil }
        let start = visible.origin[axis] - rect.origin[axis]
        return start..<(start + visible.size[axis])
    }

    private func place(_ number: Int, at start: CGFloat, _ index: Int, in rect: CGRect) {
        pinned.insert(number)
        placeRow(number, at: start, in: rect, proposal: lengths[index].proposal)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        guard !pinned.isEmpty else {
            for node in rows.madeNodes.sortedByDepth { node.emit(into: &emission) }
            return
        }
        for number in 0..<rows.count where !pinned.contains(number) {
            for node in rows.knownNodes(at: number) ?? [] { node.emit(into: &emission) }
        }
        for number in pinned.sorted() {
            for node in rows.nodes(at: number) { node.emit(into: &emission) }
        }
    }
}

extension HorizontalAlignment {
    init(_ key: AlignmentKey) { self.init(key.id) }
}

extension VerticalAlignment {
    init(_ key: AlignmentKey) { self.init(key.id) }
}
