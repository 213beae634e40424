import Foundation

/// Views in parallel tracks, line after line. The number of tracks depends on the available length.
final class LazyGridNode: LayoutNode {
    let axis: Axis
    private let items: [GridItem]
    private let alignment: Alignment
    private let lineSpacing: CGFloat
    private let pinnedViews: PinnedScrollableViews
    private let rows: LazyRows
    private let context: BuildContext

    /// - Parameters:
    ///   - axis: The direction in which lines follow each other.
    ///   - items: The tracks.
    ///   - spacing: The spacing between lines in points; `nil` for the standard spacing.
    init(
        _ axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews,
        rows: LazyRows, in context: BuildContext
    ) {
        self.axis = axis
        if items.isEmpty {
            let tracks = axis == .vertical ? "columns" : "rows"
            context.store.report("\(context.componentName): a lazy grid has no \(tracks); one is used instead.")
        }
        self.items = items.isEmpty ? [GridItem()] : items
        self.alignment = alignment
        lineSpacing = spacing ?? ViewSpacing.standard
        self.pinnedViews = pinnedViews
        self.rows = rows
        self.context = context
        super.init(in: context)
    }

    /// The lines for an available length across.
    private struct Lines {
        let space: CGFloat?
        let stack: LazyStackNode
    }

    private var known: [Lines] = []
    private var shown: LazyStackNode?

    override var children: [LayoutNode] { (shown ?? known.last?.stack).map { [$0] } ?? [] }

    private func lines(_ proposal: ProposedViewSize) -> LazyStackNode {
        let space = proposal[axis.cross]
        for lines in known where lines.space == space { return lines.stack }
        let tracks = GridTracks(items, space: space)
        let stack = LazyStackNode(
            axis, aligned: axis == .vertical ? alignment.horizontal.key : alignment.vertical.key,
            spacing: lineSpacing, pinnedViews: pinnedViews,
            rows: rows.lines(of: tracks.count) { [axis, alignment, context] cells in
                GridLineNode(cells, tracks: tracks, along: axis, alignment: alignment, in: context)
            }, in: context)
        known.append(Lines(space: space, stack: stack))
        return stack
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).size(for: proposal) }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let stack = lines(proposal)
        shown = stack
        stack.place(in: rect, proposal: proposal)
    }
}

/// The lengths of a grid's columns or rows for an available length.
struct GridTracks {
    struct Track {
        let length: CGFloat
        /// The spacing before the track.
        let gap: CGFloat
        let alignment: Alignment?
    }

    private(set) var tracks: [Track] = []

    var count: Int { tracks.count }

    /// The length of all tracks with the spacing between them.
    var length: CGFloat { tracks.reduce(0) { $0 + $1.length + $1.gap } }

    /// - Parameter space: The available length in points; `nil` gives each track its minimum length.
    init(_ items: [GridItem], space: CGFloat?) {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
        var free = (space ?? 0) - gaps
        for item in items {
            if case .fixed(let length) = item.size { free -= length }
        }
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        var gap: CGFloat = 0
        for item in items {
            let share = flexible > 0 ? max(0, free) / CGFloat(flexible) : 0
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(length: length, gap: gap, alignment: item.alignment))
            case .flexible(let minimum, let maximum):
                let length = max(minimum, min(maximum, share.isFinite ? share : maximum))
                tracks.append(Track(length: length, gap: gap, alignment: item.alignment))
                (free, flexible) = (free - length, flexible - 1)
            case .adaptive(let minimum, let maximum):
                let spacing = item.spacing ?? ViewSpacing.standard
                let fitting = share.isFinite ? (share + spacing) / (max(1, minimum) + spacing) : 1
                let count = max(1, Int(fitting))
                let each = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
                let length = max(minimum, min(maximum, each.isFinite ? each : minimum))
                for number in 0..<count {
                    tracks.append(
                        Track(length: length, gap: number == 0 ? gap : spacing, alignment: item.alignment))
                }
                (free, flexible) = (free - share, flexible - 1)
            }
            gap = item.spacing ?? ViewSpacing.standard
        }
    }
}

/// A line of a lazy grid.
private final class GridLineNode: LayoutNode {
    private let cells: [LayoutNode]
    private let tracks: GridTracks
    private let axis: Axis
    private let alignment: Alignment

    init(
        _ cells: [LayoutNode], tracks: GridTracks, along axis: Axis, alignment: Alignment, in context: BuildContext
    ) {
        self.cells = cells
        self.tracks = tracks
        self.axis = axis
        self.alignment = alignment
        super.init(in: context)
    }

    override var children: [LayoutNode] { cells }

    private func proposal(_ track: GridTracks.Track, length: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.cross] = track.length
        proposal[axis] = length
        return proposal
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        size[axis.cross] = tracks.length
        for (cell, track) in zip(cells, tracks.tracks) {
            size[axis] = max(size[axis], cell.size(for: self.proposal(track, length: nil))[axis])
        }
        return size
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        var start: CGFloat = 0
        for (cell, track) in zip(cells, tracks.tracks) {
            start += track.gap
            var cellRect = rect
            if axis == .vertical {
                cellRect.origin.x = isRightToLeft ? rect.maxX - start - track.length : rect.minX + start
                cellRect.size.width = track.length
            } else {
                cellRect.origin.y += start
                cellRect.size.height = track.length
            }
            place(
                cell, aligned: track.alignment ?? .center, in: cellRect,
                proposal: self.proposal(track, length: nil))
            start += track.length
        }
    }
}
