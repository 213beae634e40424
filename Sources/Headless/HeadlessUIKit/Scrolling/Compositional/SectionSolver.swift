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
    struct Room {
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

    init(_ section: NSCollectionLayoutSection, index: Int, in room: Room) {
        self.section = section
        self.index = index
        itemCount = room.itemCount
        var insets = section.contentInsets
        let list = section.list?.insets(in: room, section: index)
        if let list { insets = list }
        let content = room.insets.adding(insets)
        var supplementary = room.supplementaryInsets
        if section.supplementariesFollowContentInsets { supplementary = supplementary.adding(insets) }
        var position = room.start
        let start = position

        let items = section.boundarySupplementaryItems
        position += addBoundaries(items, at: .top, from: position, insets: supplementary, room: room)
        position += room.isVertical ? insets.top : insets.leading
        let contentStart = position
        position = addGroups(from: position, insets: content, room: room)
        let contentEnd = position
        position += room.isVertical ? insets.bottom : insets.trailing
        position += addBoundaries(items, at: .bottom, from: position, insets: supplementary, room: room)
        frame =
            room.isVertical
            ? CGRect(x: 0, y: start, width: room.size.width, height: position - start)
            : CGRect(x: start, y: 0, width: position - start, height: room.size.height)
        addSideBoundaries(items, from: contentStart, to: contentEnd, insets: supplementary, room: room)
    }

    // MARK: Groups

    /// - Returns: The end of the groups.
    private mutating func addGroups(
        from start: CGFloat, insets: NSDirectionalEdgeInsets, room: Room
    ) -> CGFloat {
        let container =
            room.isVertical
            ? CGSize(width: max(room.size.width - insets.leading - insets.trailing, 0), height: room.size.height)
            : CGSize(width: room.size.width, height: max(room.size.height - insets.top - insets.bottom, 0))
        let solver = GroupSolver(traits: room.traits, measured: room.measuredItems)
        let goesDown = room.isVertical != section.isOrthogonal
        var origin =
            room.isVertical ? CGPoint(x: insets.leading, y: start) : CGPoint(x: start, y: insets.top)
        var template: GroupSolver.Solution?
        var first = 0
        var thickness: CGFloat = 0
        while first < room.itemCount {
            let remaining = room.itemCount - first
            let solution: GroupSolver.Solution
            if let template, template.count <= remaining,
                !(first..<first + template.count).contains(where: { room.measuredItems[$0] != nil })
            {
                solution = template
            } else {
                solution = solver.solve(section.group, in: container, first: first, remaining: remaining)
                // Groups of items that aren't measured yet are all the same.
                if template == nil, remaining > solution.count, !isMeasured(first, solution.count, room) {
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
        centerFirstGroup(container: container, room: room)
        guard !groups.isEmpty else { return start }
        if section.isOrthogonal { return start + thickness }
        return (goesDown ? origin.y : origin.x) - section.interGroupSpacing
    }

    private func isMeasured(_ first: Int, _ count: Int, _ room: Room) -> Bool {
        (first..<first + count).contains { room.measuredItems[$0] != nil }
    }

    /// Centers the first group, for pages that are centered.
    private mutating func centerFirstGroup(container: CGSize, room: Room) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first else { return }
        let rest =
            room.isVertical
            ? (container.width - first.solution.size.width) / 2 : (container.height - first.solution.size.height) / 2
        guard rest > 0 else { return }
        for index in groups.indices {
            if room.isVertical { groups[index].origin.x += rest } else { groups[index].origin.y += rest }
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
        insets: NSDirectionalEdgeInsets, room: Room
    ) -> CGFloat {
        var taken: CGFloat = 0
        for item in items where Self.side(of: item.alignment, isVertical: room.isVertical) == side {
            let size = size(of: item, insets: insets, room: room)
            let length = room.isVertical ? size.height : size.width
            let padding = section.list?.headerPadding(of: item, section: index, isVertical: room.isVertical) ?? 0
            var place = start + taken + padding
            if !item.extendsBoundary, side == .bottom { place -= length }
            let cross = crossPlace(of: item, size: size, insets: insets, room: room)
            let origin = room.isVertical ? CGPoint(x: cross, y: place) : CGPoint(x: place, y: cross)
            add(item, CGRect(origin: origin, size: size))
            if item.extendsBoundary { taken += length + padding }
        }
        return taken
    }

    private mutating func addSideBoundaries(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], from start: CGFloat, to end: CGFloat,
        insets: NSDirectionalEdgeInsets, room: Room
    ) {
        for item in items where Self.side(of: item.alignment, isVertical: room.isVertical) == nil {
            let size = size(of: item, insets: insets, room: room)
            let length = room.isVertical ? size.height : size.width
            let place = (start + end - length) / 2
            let cross = crossPlace(of: item, size: size, insets: insets, room: room)
            let origin = room.isVertical ? CGPoint(x: cross, y: place) : CGPoint(x: place, y: cross)
            add(item, CGRect(origin: origin, size: size))
        }
    }

    private mutating func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect) {
        let path = index < 0 ? IndexPath(index: 0) : IndexPath(item: 0, section: index)
        boundaries.append(
            Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), path: path))
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, insets: NSDirectionalEdgeInsets, room: Room
    ) -> CGSize {
        let container = CGSize(
            width: max(room.size.width - (room.isVertical ? insets.leading + insets.trailing : 0), 0),
            height: max(room.size.height - (room.isVertical ? 0 : insets.top + insets.bottom), 0))
        var size = item.layoutSize.size(in: container)
        if let own = room.measuredBoundaries[item.elementKind] {
            if item.layoutSize.widthDimension.isOpen { size.width = own.width }
            if item.layoutSize.heightDimension.isOpen { size.height = own.height }
        }
        return size
    }

    /// Returns the position of a boundary view across the scroll direction.
    private func crossPlace(
        of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, insets: NSDirectionalEdgeInsets,
        room: Room
    ) -> CGFloat {
        let edges = item.alignment.edges
        let (before, after) = room.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let whole = room.isVertical ? room.size.width : room.size.height
        let length = room.isVertical ? size.width : size.height
        if edges.contains(room.isVertical ? .leading : .top) { return before }
        if edges.contains(room.isVertical ? .trailing : .bottom) { return whole - after - length }
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
