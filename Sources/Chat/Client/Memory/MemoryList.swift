internal import ChatModels

/// The items of a query that a controller shows, page by page.
///
/// Shown items stay when others are inserted above them. Later items that belong to pages that aren't shown yet are
/// shown with these pages.
final class MemoryList<Item: Identifiable>: ChatMemoryObserver {
    typealias Selection = (MemoryState) throws -> [Item]

    /// The shown items, in order.
    private(set) var items: [Item] = []

    /// The error of the query.
    private(set) var problem: (any Error)?

    /// Called before and after ``items`` change.
    var willChange: () -> Void = {}
    var didChange: ([ListChange<Item>]) -> Void = { _ in }

    /// Whether an item that was inserted after the first page was loaded may be shown.
    var admitsNew: (Item) -> Bool = { _ in true }

    /// Whether a shown item that has changed may stay.
    var keepsChanged: (Item) -> Bool = { _ in true }

    private let memory: ChatMemory
    private let isSame: (Item, Item) -> Bool
    private var selection: Selection

    /// The number of items of the requested pages.
    private var limit: Int

    /// The selected items on pages that were not requested.
    private var beyond: Set<Item.ID> = []

    /// The items that may not be shown.
    private var refused: Set<Item.ID> = []

    /// Shows the items of a query, and follows their changes.
    ///
    /// - Parameters:
    ///   - items: The items that are shown until the memory changes; `nil` for the first page.
    ///   - isSame: Whether two versions of an item are equal.
    init(
        of memory: ChatMemory, showing items: [Item]? = nil, pageSize: Int = .max,
        isSame: @escaping (Item, Item) -> Bool, selection: @escaping Selection
    ) {
        self.memory = memory
        self.isSame = isSame
        self.selection = selection
        limit = pageSize
        self.items = items ?? firstPage()
        memory.add(self)
    }

    /// Whether all selected items are shown.
    var hasLoadedAll: Bool { beyond.isEmpty }

    /// Shows more items, if there are any.
    func loadMore(_ count: Int) {
        guard !hasLoadedAll else { return }
        limit = items.count + max(0, count)
        update()
    }

    /// Shows the items of another query.
    func select(pageSize: Int, _ selection: @escaping Selection) {
        self.selection = selection
        limit = pageSize
        refused = []
        show(firstPage())
    }

    func memoryDidChange(_ events: [any Event]) { update() }

    // MARK: Pages

    /// All selected items. The selection may call closures of the app, which may access the memory.
    private func selected() -> [Item] {
        let state = memory.read { $0 }
        do {
            let items = try selection(state)
            problem = nil
            return items
        } catch {
            problem = error
            return []
        }
    }

    private func firstPage() -> [Item] {
        let all = selected()
        beyond = Set(all.dropFirst(limit).map(\.id))
        return Array(all.prefix(limit))
    }

    private func update() {
        let all = selected()
        let old = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        for item in all where !refused.contains(item.id) {
            if let shown = old[item.id] {
                if !isSame(shown, item), !keepsChanged(item) { refused.insert(item.id) }
            } else if !beyond.contains(item.id), !admitsNew(item) {
                refused.insert(item.id)
            }
        }
        let allowed = all.filter { !refused.contains($0.id) }
        let shown = allowed.enumerated().filter { place, item in
            place < limit || old[item.id] != nil || beyond.isEmpty
        }.map(\.element)
        beyond = Set(allowed.map(\.id)).subtracting(shown.map(\.id))
        show(shown)
    }

    private func show(_ new: [Item]) {
        let changes = ListDifference.changes(from: items, to: new, isSame: isSame)
        guard !changes.isEmpty else { return }
        willChange()
        items = new
        didChange(changes)
    }
}
