internal import ChatModels

/// The list that a controller shows: what a query selects of a memory, page by page.
///
/// What is shown stays when something comes in above it. What comes later and belongs to pages that aren't shown yet is
/// shown with them.
final class MemoryList<Item: Identifiable>: ChatMemoryObserver {
    typealias Selection = (MemoryState) throws -> [Item]

    /// What is shown, in order.
    private(set) var items: [Item] = []

    /// Why nothing can be selected.
    private(set) var problem: (any Error)?

    /// Called before and after ``items`` change.
    var willChange: () -> Void = {}
    var didChange: ([ListChange<Item>]) -> Void = { _ in }

    /// Whether something that has come since the first page may be shown.
    var admitsNew: (Item) -> Bool = { _ in true }

    /// Whether something that is shown and has changed may stay.
    var keepsChanged: (Item) -> Bool = { _ in true }

    private let memory: ChatMemory
    private let isSame: (Item, Item) -> Bool
    private var selection: Selection

    /// How many items the pages have that were asked for.
    private var limit: Int

    /// What is selected and stands on pages that were not asked for.
    private var beyond: Set<Item.ID> = []

    /// What may not be shown.
    private var refused: Set<Item.ID> = []

    /// Shows what a query selects, now and later.
    ///
    /// - Parameters:
    ///   - items: What is shown until the memory changes; `nil` for the first page.
    ///   - isSame: Whether there is nothing new to show.
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

    /// Whether all that is selected is shown.
    var hasLoadedAll: Bool { beyond.isEmpty }

    /// Shows so many items more, as far as there are any.
    func loadMore(_ count: Int) {
        guard !hasLoadedAll else { return }
        limit = items.count + max(0, count)
        update()
    }

    /// Shows what another query selects.
    func select(pageSize: Int, _ selection: @escaping Selection) {
        self.selection = selection
        limit = pageSize
        refused = []
        show(firstPage())
    }

    func memoryDidChange(_ events: [any Event]) { update() }

    // MARK: Pages

    /// All that is selected. The selection may call an application's closures, which may ask the memory themselves.
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
