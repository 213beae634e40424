import Frames
import Rendering

/// Identifiers of sections and their items, in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items to reload.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items to reconfigure.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to reload.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    // MARK: Querying

    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// All items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the item's index among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            return nil
        }
        let before = sectionIdentifiers.prefix { $0 != section }
        return before.reduce(index) { $0 + (items[$1]?.count ?? 0) }
    }

    // MARK: Items

    /// Appends items to a section; by default, the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            let name = sectionIdentifier.map { "“\($0)” " } ?? ""
            return RenderProblems.report(
                "A snapshot has no section \(name)for the items to append; they are ignored.")
        }
        items[section, default: []] += register(identifiers, in: section)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, offset: Int
    ) {
        guard let section = sections[neighbor] else {
            return RenderProblems.report(
                "A snapshot has no item “\(neighbor)” to insert others next to; they are ignored.")
        }
        let new = register(identifiers, in: section)
        guard let index = items[section]?.firstIndex(of: neighbor) else { return }
        items[section]?.insert(contentsOf: new, at: index + offset)
    }

    /// Stores the section of new items, and removes items that exist already.
    private mutating func register(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            guard sections.updateValue(section, forKey: identifier) == nil else {
                RenderProblems.report("The item “\(identifier)” was added to a snapshot twice; the first is kept.")
                if let old = items.first(where: { $0.value.contains(identifier) })?.key {
                    sections[identifier] = old
                }
                return false
            }
            return true
        }
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sections[$0] }) {
            items[section]?.removeAll { gone.contains($0) }
        }
        for identifier in identifiers { sections[identifier] = nil }
    }

    public mutating func deleteAllItems() {
        self = Self()
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: indexOfSection(toIdentifier) ?? 0)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: (indexOfSection(toIdentifier) ?? sectionIdentifiers.count - 1) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var index = index
        for identifier in identifiers {
            guard items[identifier] == nil else {
                RenderProblems.report("The section “\(identifier)” was added to a snapshot twice; the first is kept.")
                continue
            }
            items[identifier] = []
            sectionIdentifiers.insert(identifier, at: index)
            index += 1
        }
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
            sectionIdentifiers.removeAll { $0 == identifier }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        sectionIdentifiers.insert(identifier, at: indexOfSection(toIdentifier) ?? 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        sectionIdentifiers.insert(identifier, at: (indexOfSection(toIdentifier) ?? -1) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Index paths

    /// Returns the item at an index path; `nil` if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sectionIdentifiers.indices.contains(path.section),
            let items = items[sectionIdentifiers[path.section]], items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    /// Returns the index path of an item; `nil` if there is none.
    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sections[identifier], let index = indexOfSection(section),
            let item = items[section]?.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    /// Replaces the items of a section.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        if items[section] == nil { appendSections([section]) }
        deleteItems(items[section] ?? [])
        appendItems(identifiers, toSection: section)
    }
}
