import Foundation

/// Rows of cells whose columns are aligned.
///
/// Columns divide the width like the views of a stack, then rows divide the height.
final class GridNode: LayoutNode {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat
    private let givenVerticalSpacing: CGFloat?
    private let rows: [Row]

    /// Cells beside each other, or a single view across all columns.
    private struct Row {
        let cells: [Cell]
        let alignment: VerticalAlignment?
        let isWhole: Bool
        let spacing: ViewSpacing
    }

    private struct Cell {
        let node: LayoutNode
        let column: Int
        let span: Int
        let anchor: UnitPoint?
        let unsized: Axis.Set
    }

    private var columnCount = 1
    private var columnAlignments: [HorizontalAlignment] = []

    /// - Parameter nodes: Rows of the grid, and other views, which take the whole width.
    init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, nodes: [LayoutNode],
        environment: EnvironmentValues
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing ?? ViewSpacing.standard
        givenVerticalSpacing = verticalSpacing
        rows = nodes.map(Self.row)
        super.init(environment: environment)
        columnCount = max(1, rows.map { $0.cells.reduce(0) { $0 + $1.span } }.max() ?? 1)
        columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
        for cell in rows.flatMap(\.cells) {
            if let own = cell.node.trait(GridColumnAlignment.self), let guide = own {
                columnAlignments[cell.column] = guide
            }
        }
    }

    private static func row(_ node: LayoutNode) -> Row {
        guard let row = node as? GridRowNode else {
            let cell = Cell(node: node, column: 0, span: 1, anchor: node.anchor, unsized: node.unsizedAxes)
            return Row(cells: [cell], alignment: nil, isWhole: true, spacing: node.spacing)
        }
        var cells: [Cell] = []
        var column = 0
        for node in row.cells {
            let span = node.trait(GridCellColumns.self) ?? 1
            cells.append(
                Cell(node: node, column: column, span: span, anchor: node.anchor, unsized: node.unsizedAxes))
            column += span
        }
        let spacing = row.cells.dropFirst().reduce(row.cells[0].spacing) { $0.union($1.spacing) }
        return Row(cells: cells, alignment: row.alignment, isWhole: false, spacing: spacing)
    }

    override var children: [LayoutNode] { rows.flatMap { $0.cells.map(\.node) } }

    // MARK: Measuring

    /// The widths of the columns and the heights of the rows.
    private struct Table {
        var widths: [CGFloat]
        var heights: [CGFloat]
        var total: CGFloat
    }

    private var tables: [(proposal: ProposedViewSize, table: Table)] = []

    private func table(_ proposal: ProposedViewSize) -> Table {
        for known in tables where known.proposal == proposal { return known.table }
        var table = Table(widths: [], heights: [], total: 0)
        let gaps = horizontalSpacing * CGFloat(columnCount - 1)
        table.widths = SpaceDistribution.divide(
            proposal.width.map { $0 - gaps }, among: columnCount
        ) { column, width in columnWidth(column, offered: width) }
        table.total = table.widths.reduce(gaps, +)
        for row in rows where row.isWhole && !row.cells[0].unsized.contains(.horizontal) {
            let wanted = row.cells[0].node.size(for: ProposedViewSize(width: proposal.width, height: nil)).width
            if wanted.isFinite { table.total = max(table.total, wanted) }
        }
        let verticalGaps = rowGaps.reduce(0, +)
        table.heights = SpaceDistribution.divide(
            proposal.height.map { $0 - verticalGaps }, among: rows.count
        ) { row, height in rowHeight(rows[row], widths: table.widths, total: table.total, offered: height) }
        tables.append((proposal, table))
        return table
    }

    private lazy var rowGaps: [CGFloat] = zip(rows, rows.dropFirst()).map { upper, lower in
        givenVerticalSpacing ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
    }

    /// Returns the width of a column: that of its widest cell.
    private func columnWidth(_ column: Int, offered: CGFloat?) -> CGFloat {
        var width: CGFloat = 0
        for row in rows where !row.isWhole {
            for cell in row.cells where cell.column <= column && column < cell.column + cell.span {
                guard !cell.unsized.contains(.horizontal) else { continue }
                let others = CGFloat(cell.span - 1)
                let all = offered.map { $0 * CGFloat(cell.span) + others * horizontalSpacing }
                let wanted = cell.node.size(for: ProposedViewSize(width: all, height: nil)).width
                width = max(width, (wanted - others * horizontalSpacing) / CGFloat(cell.span))
            }
        }
        return width
    }

    private func rowHeight(_ row: Row, widths: [CGFloat], total: CGFloat, offered: CGFloat?) -> CGFloat {
        var (before, behind) = (CGFloat(0), CGFloat(0))
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let width = row.isWhole ? total : cellWidth(cell, widths)
            let proposal = ProposedViewSize(width: width, height: offered)
            let size = cell.node.size(for: proposal)
            let guide = cell.node.guide((row.alignment ?? alignment.vertical).key, in: size, for: proposal)
            before = max(before, guide)
            behind = max(behind, size.height - guide)
        }
        return before + behind
    }

    private func cellWidth(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        let end = min(cell.column + cell.span, widths.count)
        return widths[cell.column..<end].reduce(CGFloat(end - cell.column - 1) * horizontalSpacing, +)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !rows.isEmpty else { return .zero }
        let table = table(proposal)
        return CGSize(width: table.total, height: table.heights.reduce(rowGaps.reduce(0, +), +))
    }

    // MARK: Placing

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let table = table(proposal)
        var top: CGFloat = 0
        for (number, row) in rows.enumerated() {
            place(row, top: top, height: table.heights[number], table, in: rect)
            top += table.heights[number] + (number < rowGaps.count ? rowGaps[number] : 0)
        }
    }

    private func place(_ row: Row, top: CGFloat, height: CGFloat, _ table: Table, in rect: CGRect) {
        var leading: CGFloat = 0
        for cell in row.cells {
            let width = row.isWhole ? table.total : cellWidth(cell, table.widths)
            let area = CGRect(
                x: isRightToLeft ? rect.maxX - leading - width : rect.minX + leading, y: rect.minY + top,
                width: width, height: height)
            let proposal = ProposedViewSize(area.size)
            if let anchor = cell.anchor {
                let size = cell.node.size(for: proposal)
                place(
                    cell.node, size: size, leading: anchor.x * (width - size.width),
                    top: anchor.y * (height - size.height), in: area, proposal: proposal)
            } else {
                let guides = Alignment(
                    horizontal: row.isWhole ? alignment.horizontal : columnAlignments[cell.column],
                    vertical: row.alignment ?? alignment.vertical)
                place(cell.node, aligned: guides, in: area, proposal: proposal)
            }
            leading += width + horizontalSpacing
        }
    }

    override func emitFrames(into emission: inout FrameEmission) {
        for node in children.sortedByDepth { node.emit(into: &emission) }
    }
}

extension LayoutNode {
    /// The node's alignment in a cell of a grid.
    fileprivate var anchor: UnitPoint? { trait(GridCellAnchor.self) ?? nil }

    fileprivate var unsizedAxes: Axis.Set { trait(GridCellUnsizedAxes.self) ?? [] }
}

/// Distributes space among equals: the least flexible one is asked first, and each is offered an equal share of the
/// rest.
enum SpaceDistribution {
    /// Returns the resulting lengths.
    ///
    /// - Parameters:
    ///   - space: The available length in points; `nil` lets each take its ideal length.
    ///   - take: Returns the length that an element takes of an offer, by index.
    static func divide(
        _ space: CGFloat?, among count: Int, take: (_ number: Int, _ offer: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let space else { return (0..<count).map { take($0, nil) } }
        var order: [(number: Int, flexibility: CGFloat)] = []
        for number in 0..<count { order.append((number, take(number, .infinity) - take(number, 0))) }
        order.sort { ($0.flexibility, $0.number) < ($1.flexibility, $1.number) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var available = space
        for (place, entry) in order.enumerated() {
            lengths[entry.number] = take(entry.number, max(0, available / CGFloat(count - place)))
            available -= lengths[entry.number]
        }
        return lengths
    }
}
