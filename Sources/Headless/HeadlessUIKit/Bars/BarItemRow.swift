/// Items side by side in a bar.
@MainActor
struct BarItemRow {
    var entries: [BarItemViews.Entry]

    /// The space between two items, in points: less between custom views, which have their own margins.
    static func spacing(_ isCustom: Bool, _ isNextCustom: Bool) -> CGFloat { isCustom && isNextCustom ? 8 : 16 }

    /// The space between the last item and the title, in points.
    private static let titleSpacing: CGFloat = 8

    var views: [UIView] {
        entries.compactMap { entry in
            if case .view(let view, _) = entry { view } else { nil }
        }
    }

    /// Places the views side by side from an edge, and returns where the remaining space starts. Flexible spaces have
    /// no width.
    func place(from edge: CGFloat, to limit: CGFloat, in area: CGRect, fromLeft: Bool) -> CGFloat {
        var x = edge
        var isCustomBefore: Bool?
        for entry in entries {
            switch entry {
            case .flexibleSpace: break
            case .fixedSpace(let width): x += fromLeft ? width : -width
            case .view(let view, let isCustom):
                if let isCustomBefore {
                    let spacing = Self.spacing(isCustomBefore, isCustom)
                    x += fromLeft ? spacing : -spacing
                }
                let size = Self.fittingSize(of: view, in: area.size)
                Self.place(view, size, x: fromLeft ? x : x - size.width, in: area)
                x += fromLeft ? size.width : -size.width
                isCustomBefore = isCustom
            }
        }
        guard isCustomBefore != nil else { return x }
        return x + (fromLeft ? Self.titleSpacing : -Self.titleSpacing)
    }

    /// Distributes the views over an area; flexible spaces share the remaining width.
    func distribute(in area: CGRect, isMirrored: Bool) {
        let lengths = self.lengths(in: area.size)
        let flexibleCount = CGFloat(lengths.filter { $0 == nil }.count)
        let free = area.width - lengths.reduce(0) { $0 + ($1 ?? 0) }
        let share = flexibleCount > 0 ? max(free / flexibleCount, 0) : 0
        var x: CGFloat = 0
        for (entry, length) in zip(entriesWithSpacing, lengths) {
            let width = length ?? share
            if case .view(let view, _) = entry {
                let size = Self.fittingSize(of: view, in: area.size)
                Self.place(view, size, x: isMirrored ? area.maxX - x - width : area.minX + x, in: area)
            }
            x += width
        }
    }

    /// The widths of the entries, `nil` for flexible ones.
    private func lengths(in size: CGSize) -> [CGFloat?] {
        entriesWithSpacing.map { entry in
            switch entry {
            case .flexibleSpace: nil
            case .fixedSpace(let width): width
            case .view(let view, _): Self.fittingSize(of: view, in: size).width
            }
        }
    }

    /// The entries, with a fixed space between adjacent views.
    private var entriesWithSpacing: [BarItemViews.Entry] {
        var result: [BarItemViews.Entry] = []
        for entry in entries {
            if case .view(_, let isCustom) = entry, case .view(_, let isCustomBefore)? = result.last {
                result.append(.fixedSpace(Self.spacing(isCustomBefore, isCustom)))
            }
            result.append(entry)
        }
        return result
    }

    private static func place(_ view: UIView, _ size: CGSize, x: CGFloat, in area: CGRect) {
        view.frame = CGRect(
            x: RenderScale.roundDown(x), y: middle(of: area, height: size.height), width: size.width,
            height: size.height)
    }

    /// Returns the position of a view in the middle of the bar, on a whole pixel as in layout.
    static func middle(of area: CGRect, height: CGFloat) -> CGFloat {
        RenderScale.roundUp(area.midY - height / 2)
    }

    static func fittingSize(of view: UIView, in available: CGSize) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size = CGSize(
            width: fitting.width > 0 ? fitting.width : view.bounds.width,
            height: fitting.height > 0 ? fitting.height : view.bounds.height)
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}
