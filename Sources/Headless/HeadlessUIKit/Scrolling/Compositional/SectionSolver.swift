/// A section of a compositional layout with the positions of its elements, in the coordinates of the content.
///
/// Comments and names assume a vertical layout; in a horizontal one, width and height are swapped.
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let index: Int
    /// The entire section with its headers and footers.
    var frame = CGRect.zero
    private(set) var groups: [Group] = []
    private(set) var boundaries: [Boundary] = []
    private(set) var itemCount = 0

    /// An instance of the section's group.
    struct Group {
        var origin: CGPoint
        var first: Int
        var solution: GroupSolver.Solution
    }

    /// A header, a footer or another view at an edge.
    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
        var path: IndexPath
    }

    /// The space in which a section is solved.
    struct Space {
        var isVertical: Bool
        /// The start of the section in the scroll direction.
        var start: CGFloat
        /// The size of the collection.
        var size: CGSize
        /// The insets of the content at the sides.
        var insets: NSDirectionalEdgeInsets
        /// The insets of headers and footers at the sides.
        var supplementaryInsets: NSDirectionalEdgeInsets
        var traits: UITraitCollection
        var itemCount: Int
        var measuredItems: [Int: CGSize]
        /// The preferred sizes of headers and footers, by kind.
        var measuredBoundaries: [String: CGSize]
    }

    init(_ section: NSCollectionLayoutSection, index: Int, in space: Space) {
        self.section = section
        self.index = index
        itemCount = space.itemCount
        var insets = section.contentInsets
        let list = section.list?.insets(in: space, section: index)
        if let list { insets = list }
        let content = space.insets.adding(insets)
        var supplementary = space.supplementaryInsets
        if section.supplementariesFollowContentInsets { supplementary = supplementary.adding(insets) }
        var position = space.start
        let start = position

        let items = section.boundarySupplementaryItems
        position += addBoundaries(items, at: .top, from: position, insets: supplementary, space: space)
        position += space.isVertical ? insets.top : insets.leading
        let contentStart = position
        position = addGroups(from: position, insets: content, space: space)
        let contentEnd = position
        position += space.isVertical ? insets.bottom : insets.trailing
        position += addBoundaries(items, at: .bottom, from: position, insets: supplementary, space: space)
        frame =
            space.isVertical
            ? CGRect(x: 0, y: start, width: space.size.width, height: position - start)
            : CGRect(x: start, y: 0, width: position - start, height: space.size.height)
        addSideBoundaries(items, from: contentStart, to: contentEnd, insets: supplementary, space: space)
    }

    // MARK: Groups

    /// - Returns: The end of the groups.
    private mutating func addGroups(
        from start: CGFloat, insets: NSDirectionalEdgeInsets, space: Space
    ) -> CGFloat {
        let container =
            space.isVertical
            ? CGSize(width: max(space.size.width - insets.leading - insets.trailing, 0), height: space.size.height)
            : CGSize(width: space.size.width, height: max(space.size.height - insets.top - insets.bottom, 0))
        let solver = GroupSolver(traits: space.traits, measured: space.measuredItems)
        let goesDown = space.isVertical != section.isOrthogonal
        var origin =
            space.isVertical ? CGPoint(x: insets.leading, y: start) : CGPoint(x: start, y: insets.top)
        var template: GroupSolver.Solution?
        var first = 0
        var thickness: CGFloat = 0
        while first < space.itemCount {
            let remaining = space.itemCount - first
            let solution: GroupSolver.Solution
            if let template, template.count <= remaining,
                !(first..<first + template.count).contains(where: { space.measuredItems[$0] != nil })
            {
                solution = template
            } else {
                solution = solver.solve(section.group, in: container, first: first, remaining: remaining)
                // Groups of items that aren't measured yet are all the same.
                if template == nil, remaining > solution.count, !isMeasured(first, solution.count, space) {
                    template = solution
                }
            }
            groups.append(Group(origin: origin, first: first, solution: solution))
            first += solution.count
            let length = goesDown ? solution.size.height : solution.size.width
            if goesDown {
                origin.y += length + section.interGroupSpacing
            } else {
                origin.x += length + section.interGroupSpacing
            }
            thickness = max(thickness, goesDown ? solution.size.width : solution.size.height)
        }
        centerFirstGroup(container: container, space: space)
        guard !groups.isEmpty else { return start }
        if section.isOrthogonal { return start + thickness }
        return (goesDown ? origin.y : origin.x) - section.interGroupSpacing
    }

    private func isMeasured(_ first: Int, _ count: Int, _ space: Space) -> Bool {
        (first..<first + count).contains { space.measuredItems[$0] != nil }
    }

    /// Centers the first group, for pages that are centered.
    private mutating func centerFirstGroup(container: CGSize, space: Space) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first else { return }
        let rest =
            space.isVertical
            ? (container.width - first.solution.size.width) / 2 : (container.height - first.solution.size.height) / 2
        guard rest > 0 else { return }
        for index in groups.indices {
            if space.isVertical { groups[index].origin.x += rest } else { groups[index].origin.y += rest }
        }
    }

    // MARK: Boundaries

    private enum Side { case top, bottom }

    private static func side(of alignment: NSRectAlignment, isVertical: Bool) -> Side? {
        let edges = alignment.edges
        if edges.contains(isVertical ? .top : .leading) { return .top }
        return edges.contains(isVertical ? .bottom : .trailing) ? .bottom : nil
    }

    private mutating func addBoundaries(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], at side: Side, from start: CGFloat,
        insets: NSDirectionalEdgeInsets, space: Space
    ) -> CGFloat {
        var taken: CGFloat = 0
        for item in items where Self.side(of: item.alignment, isVertical: space.isVertical) == side {
            let size = size(of: item, insets: insets, space: space)
            let length = space.isVertical ? size.height : size.width
            let padding = section.list?.headerPadding(of: item, section: index, isVertical: space.isVertical) ?? 0
            var position = start + taken + padding
            if !item.extendsBoundary, side == .bottom { position -= length }
            let cross = crossPosition(of: item, size: size, insets: insets, space: space)
            let origin = space.isVertical ? CGPoint(x: cross, y: position) : CGPoint(x: position, y: cross)
            add(item, CGRect(origin: origin, size: size))
            if item.extendsBoundary { taken += length + padding }
        }
        return taken
    }

    private mutating func addSideBoundaries(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], from start: CGFloat, to end: CGFloat,
        insets: NSDirectionalEdgeInsets, space: Space
    ) {
        for item in items where Self.side(of: item.alignment, isVertical: space.isVertical) == nil {
            let size = size(of: item, insets: insets, space: space)
            let length = space.isVertical ? size.height : size.width
            let position = (start + end - length) / 2
            let cross = crossPosition(of: item, size: size, insets: insets, space: space)
            let origin = space.isVertical ? CGPoint(x: cross, y: position) : CGPoint(x: position, y: cross)
            add(item, CGRect(origin: origin, size: size))
        }
    }

    private mutating func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect) {
        let path = index < 0 ? IndexPath(index: 0) : IndexPath(item: 0, section: index)
        boundaries.append(
            Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), path: path))
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, insets: NSDirectionalEdgeInsets, space: Space
    ) -> CGSize {
        let container = CGSize(
            width: max(space.size.width - (space.isVertical ? insets.leading + insets.trailing : 0), 0),
            height: max(space.size.height - (space.isVertical ? 0 : insets.top + insets.bottom), 0))
        var size = item.layoutSize.size(in: container)
        if let own = space.measuredBoundaries[item.elementKind] {
            if item.layoutSize.widthDimension.isOpen { size.width = own.width }
            if item.layoutSize.heightDimension.isOpen { size.height = own.height }
        }
        return size
    }

    /// Returns the position of a boundary view across the scroll direction.
    private func crossPosition(
        of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, insets: NSDirectionalEdgeInsets,
        space: Space
    ) -> CGFloat {
        let edges = item.alignment.edges
        let (before, after) = space.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let whole = space.isVertical ? space.size.width : space.size.height
        let length = space.isVertical ? size.width : size.height
        if edges.contains(space.isVertical ? .leading : .top) { return before }
        if edges.contains(space.isVertical ? .trailing : .bottom) { return whole - after - length }
        return before + (whole - before - after - length) / 2
    }

    // MARK: Querying

    /// Returns the groups that intersect a range, by binary search.
    func groups(from lower: CGFloat, to upper: CGFloat, isVertical: Bool) -> ArraySlice<Group> {
        let goesDown = isVertical
        func start(_ group: Group) -> CGFloat { goesDown ? group.origin.y : group.origin.x }
        func end(_ group: Group) -> CGFloat {
            start(group) + (goesDown ? group.solution.size.height : group.solution.size.width)
        }
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if end(groups[middle]) >= lower { high = middle } else { low = middle + 1 }
        }
        var last = low
        while last < groups.count, start(groups[last]) <= upper { last += 1 }
        return groups[low..<last]
    }

    /// Returns the group of an item, by binary search.
    func group(of item: Int) -> Group? {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].first + groups[middle].solution.count > item { high = middle } else { low = middle + 1 }
        }
        return low < groups.count && groups[low].first <= item ? groups[low] : nil
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
