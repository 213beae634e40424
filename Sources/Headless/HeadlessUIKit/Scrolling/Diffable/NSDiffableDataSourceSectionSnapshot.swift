import Frames
import Rendering

/// The items of a section as an outline: items can have children, which are visible while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, each followed by its descendants.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Querying

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

    /// The visible items: those whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var current = parents[item]
        while let parent = current {
            guard expanded.contains(parent) else { return false }
            current = parents[parent]
        }
        return contains(item)
    }

    /// Returns the number of ancestors; -1 for a missing item.
    public func level(of item: ItemIdentifierType) -> Int {
        guard contains(item) else { return -1 }
        var level = 0
        var current = parents[item]
        while let parent = current {
            level += 1
            current = parents[parent]
        }
        return level
    }

    /// Returns the descendants of an item as a separate outline.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        let below = descendants(of: parent)
        result.items = (includingParent ? [parent] : []) + below
        for item in below where includingParent || parents[item] != parent { result.parents[item] = parents[item] }
        result.expanded = expanded.intersection(result.items)
        return result
    }

    private func descendants(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
        items.filter { item in
            var current = parents[item]
            while let ancestor = current {
                if ancestor == parent { return true }
                current = parents[ancestor]
            }
            return false
        }
    }

    // MARK: Changing

    /// Appends items at the end, or to the children of another item.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let known = Set(self.items)
        let new = items.filter { !known.contains($0) }
        if new.count < items.count {
            RenderProblems.report("An item was added to a section snapshot twice; the first is kept.")
        }
        guard let parent else {
            self.items += new
            return
        }
        guard let index = index(of: parent) else {
            return RenderProblems.report(
                "A section snapshot has no parent “\(parent)” for the items to append; they are ignored.")
        }
        let end = index + 1 + descendants(of: parent).count
        self.items.insert(contentsOf: new, at: end)
        for item in new { parents[item] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        self.items.insert(contentsOf: items, at: index)
        for new in items { parents[new] = parents[item] }
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        self.items.insert(contentsOf: items, at: index + 1 + descendants(of: item).count)
        for new in items { parents[new] = parents[item] }
    }

    /// Removes items with all their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items + items.flatMap(descendants))
        self.items.removeAll { gone.contains($0) }
        for item in gone {
            parents[item] = nil
            expanded.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }

    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Replaces the descendants of an item with another outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(descendants(of: parent))
        guard let index = index(of: parent) else { return }
        items.insert(contentsOf: snapshot.items, at: index + 1)
        for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
        expanded.formUnion(snapshot.expanded)
    }

    /// Returns a description of the outline: each item on a line, indented by its level.
    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + "\($0)" }.joined(separator: "\n")
    }
}
