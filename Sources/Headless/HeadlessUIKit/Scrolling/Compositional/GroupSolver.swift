/// Computes the positions of a group's items.
@MainActor
struct GroupSolver {
    let traits: UITraitCollection
    /// The preferred sizes of the section's items, by index.
    let measured: [Int: CGSize]

    /// An element of a group in the group's coordinates.
    struct Element {
        var frame: CGRect
        /// The index relative to the group's first item.
        var index: Int
        var zIndex = 0
        var sizing = ElementSizing.fixed
        /// The description of a supplementary view; `nil` for cells.
        var supplementary: NSCollectionLayoutSupplementaryItem?
    }

    /// A group with the positions of its items.
    struct Solution {
        var size: CGSize
        var elements: [Element] = []
        /// The number of the section's items that the group contains.
        var count = 0
    }

    /// - Parameters:
    ///   - container: The size that fractions refer to, in points.
    /// - first: The index of the first item in the section.
    /// - remaining: The number of items from that one to the end.
    func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, remaining: Int, forced: CGSize? = nil
    ) -> Solution {
        let proposed = forced ?? group.layoutSize.size(in: container)
        var solution: Solution
        switch group.arrangement {
        case .custom(let provider):
            solution = solveCustom(group, proposed, provider, remaining: remaining)
        case .horizontal:
            solution = solveLine(group, proposed, isHorizontal: true, first: first, remaining: remaining)
        case .vertical:
            solution = solveLine(group, proposed, isHorizontal: false, first: first, remaining: remaining)
        }
        let bounds = CGRect(origin: .zero, size: solution.size)
        for item in group.supplementaryItems {
            solution.elements.append(Self.element(item, at: bounds, index: 0))
        }
        return solution
    }

    private static func element(
        _ item: NSCollectionLayoutSupplementaryItem, at container: CGRect, index: Int
    ) -> Element {
        Element(frame: item.frame(at: container), index: index, zIndex: item.zIndex, supplementary: item)
    }

    private func solveCustom(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ provider: NSCollectionLayoutGroupCustomItemProvider,
        remaining: Int
    ) -> Solution {
        let container = LayoutContainer(size, insets: group.contentInsets)
        let items = provider(LayoutEnvironment(container, traits)).prefix(remaining)
        var solution = Solution(size: size, count: max(items.count, 1))
        for (index, item) in items.enumerated() {
            let frame = item.frame.offsetBy(dx: group.contentInsets.leading, dy: group.contentInsets.top)
            solution.elements.append(Element(frame: frame, index: index, zIndex: item.zIndex))
        }
        return solution
    }

    // MARK: Lines

    /// An item or group in a line.
    private struct Part {
        var item: NSCollectionLayoutItem
        var size: CGSize
        var solution: Solution?
        var index: Int
    }

    private func solveLine(
        _ group: NSCollectionLayoutGroup, _ proposed: CGSize, isHorizontal: Bool, first: Int, remaining: Int
    ) -> Solution {
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(proposed.width - insets.leading - insets.trailing, 0),
            height: max(proposed.height - insets.top - insets.bottom, 0))
        func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
        let mainDimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let crossDimension = isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
        let spacing = max(group.interItemSpacing?.spacing ?? 0, 0)

        // A group with an open length contains each of its items once.
        let limit = group.count ?? (mainDimension.isOpen ? group.subitems.count : Int.max)
        var parts: [Part] = []
        var used: CGFloat = 0
        var count = 0
        while count < remaining, parts.count < limit, parts.count < 10_000, !group.subitems.isEmpty {
            let item = group.subitems[parts.count % group.subitems.count]
            let part = part(
                item, of: group, inner: inner, isHorizontal: isHorizontal, spacing: spacing, first: first + count,
                index: count, remaining: remaining - count)
            let length = along(part.size) + item.spacing(isHorizontal: isHorizontal)
            let needed = used + (parts.isEmpty ? 0 : spacing) + length
            if !parts.isEmpty, group.count == nil, !mainDimension.isOpen, needed > along(inner) + 0.05 { break }
            used = needed
            count += part.solution?.count ?? 1
            parts.append(part)
            if length <= 0, group.count == nil, parts.count >= group.subitems.count { break }
        }
        stretchUniform(&parts, isHorizontal: isHorizontal)

        let thickness = parts.reduce(0) { max($0, across($1.size) + $1.item.spacing(isHorizontal: !isHorizontal)) }
        let mainLength = mainDimension.isOpen ? used : along(inner)
        let crossLength = crossDimension.isOpen ? thickness : across(inner)
        var solution = Solution(
            size: isHorizontal
                ? CGSize(width: mainLength, height: crossLength) : CGSize(width: crossLength, height: mainLength),
            count: max(count, 1))
        place(
            parts, of: group, leftOver: mainLength - used, thickness: crossLength, spacing: spacing,
            isHorizontal: isHorizontal, in: &solution)
        solution.size.width += insets.leading + insets.trailing
        solution.size.height += insets.top + insets.bottom
        return solution
    }

    private func part(
        _ item: NSCollectionLayoutItem, of group: NSCollectionLayoutGroup, inner: CGSize, isHorizontal: Bool,
        spacing: CGFloat, first: Int, index: Int, remaining: Int
    ) -> Part {
        var size = item.layoutSize.size(in: inner)
        var forced: CGSize?
        if group.sharesEvenly, let count = group.count {
            let available = (isHorizontal ? inner.width : inner.height) - spacing * CGFloat(count - 1)
            let share = max(available / CGFloat(count), 0)
            if isHorizontal { size.width = share } else { size.height = share }
            forced = size
        }
        if let subgroup = item as? NSCollectionLayoutGroup {
            let solution = solve(subgroup, in: inner, first: first, remaining: remaining, forced: forced)
            return Part(item: item, size: solution.size, solution: solution, index: index)
        }
        if let own = measured[first] {
            let dimensions = item.layoutSize
            if dimensions.widthDimension.isOpen, !(group.sharesEvenly && isHorizontal) { size.width = own.width }
            if dimensions.heightDimension.isOpen, !(group.sharesEvenly && !isHorizontal) { size.height = own.height }
        }
        return Part(item: item, size: size, solution: nil, index: index)
    }

    /// Items that are uniform across siblings have the largest size across the line.
    private func stretchUniform(_ parts: inout [Part], isHorizontal: Bool) {
        func isUniform(_ part: Part) -> Bool {
            let size = part.item.layoutSize
            return (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
        }
        guard parts.contains(where: isUniform) else { return }
        let greatest = parts.filter(isUniform).reduce(0) { max($0, isHorizontal ? $1.size.height : $1.size.width) }
        for index in parts.indices where isUniform(parts[index]) {
            if isHorizontal { parts[index].size.height = greatest } else { parts[index].size.width = greatest }
        }
    }

    private func place(
        _ parts: [Part], of group: NSCollectionLayoutGroup, leftOver: CGFloat, thickness: CGFloat, spacing: CGFloat,
        isHorizontal: Bool, in solution: inout Solution
    ) {
        let isFlexible = group.interItemSpacing?.isFlexible == true
        let springs =
            (isFlexible ? max(parts.count - 1, 0) : 0)
            + parts.reduce(0) { $0 + $1.item.springs(isHorizontal: isHorizontal) }
        let share = springs > 0 ? max(leftOver, 0) / CGFloat(springs) : 0
        var main: CGFloat = 0
        for (order, part) in parts.enumerated() {
            if order > 0 { main += spacing + (isFlexible ? share : 0) }
            let edges = part.item.edges(isHorizontal: isHorizontal, share: share)
            let length = isHorizontal ? part.size.width : part.size.height
            let breadth = isHorizontal ? part.size.height : part.size.width
            let crossSprings = part.item.springs(isHorizontal: !isHorizontal)
            let crossRest = thickness - breadth - part.item.spacing(isHorizontal: !isHorizontal)
            let crossShare = crossSprings > 0 ? max(crossRest, 0) / CGFloat(crossSprings) : 0
            let cross = part.item.edges(isHorizontal: !isHorizontal, share: crossShare).before
            main += edges.before
            let origin = isHorizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
            add(part, at: origin, insets: group.contentInsets, to: &solution)
            main += length + edges.after
        }
    }

    private func add(_ part: Part, at origin: CGPoint, insets: NSDirectionalEdgeInsets, to solution: inout Solution) {
        let origin = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        if let inner = part.solution {
            for var element in inner.elements {
                element.frame.origin.x += origin.x
                element.frame.origin.y += origin.y
                element.index += part.index
                solution.elements.append(element)
            }
            return
        }
        let own = part.item.contentInsets
        let dimensions = part.item.layoutSize
        var frame = CGRect(origin: origin, size: part.size)
        if !dimensions.widthDimension.isOpen {
            frame.origin.x += own.leading
            frame.size.width = max(frame.width - own.leading - own.trailing, 0)
        }
        if !dimensions.heightDimension.isOpen {
            frame.origin.y += own.top
            frame.size.height = max(frame.height - own.top - own.bottom, 0)
        }
        solution.elements.append(Element(frame: frame, index: part.index, sizing: dimensions.sizing))
        for item in part.item.supplementaryItems {
            solution.elements.append(Self.element(item, at: frame, index: part.index))
        }
    }
}

extension NSCollectionLayoutItem {
    private func pair(isHorizontal: Bool) -> [NSCollectionLayoutSpacing?] {
        isHorizontal ? [edgeSpacing?.leading, edgeSpacing?.trailing] : [edgeSpacing?.top, edgeSpacing?.bottom]
    }

    /// Returns the spacing at the two edges on an axis, in points.
    fileprivate func spacing(isHorizontal: Bool) -> CGFloat {
        guard edgeSpacing != nil else { return 0 }
        return pair(isHorizontal: isHorizontal).reduce(0) { $0 + ($1?.spacing ?? 0) }
    }

    /// Returns how many of the two edges have flexible spacing.
    fileprivate func springs(isHorizontal: Bool) -> Int {
        guard edgeSpacing != nil else { return 0 }
        return pair(isHorizontal: isHorizontal).count { $0?.isFlexible == true }
    }

    fileprivate func edges(isHorizontal: Bool, share: CGFloat) -> (before: CGFloat, after: CGFloat) {
        guard edgeSpacing != nil else { return (0, 0) }
        let lengths = pair(isHorizontal: isHorizontal).map { spacing in
            (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? share : 0)
        }
        return (lengths[0], lengths[1])
    }
}
