public import Foundation

/// What happened to an item of a list.
public enum ListChange<Item> {
    /// An item came in, and is at the place in the new list.
    case insert(Item, index: IndexPath)
    /// An item moved from its place in the old list to the one in the new list. It may have changed, too.
    case move(Item, fromIndex: IndexPath, toIndex: IndexPath)
    /// An item changed, which was at the place in the old list.
    case update(Item, index: IndexPath)
    /// An item went away, which was at the place in the old list.
    case remove(Item, index: IndexPath)

    /// The item.
    public var item: Item {
        switch self {
        case .insert(let item, _), .move(let item, _, _), .update(let item, _), .remove(let item, _): item
        }
    }

    /// Where the item is; where it is now, for one that was moved.
    public var indexPath: IndexPath {
        switch self {
        case .insert(_, let index), .move(_, _, let index), .update(_, let index), .remove(_, let index): index
        }
    }

    /// Whether an item came in.
    public var isInsertion: Bool { if case .insert = self { true } else { false } }
    /// Whether an item moved.
    public var isMove: Bool { if case .move = self { true } else { false } }
    /// Whether an item changed.
    public var isUpdate: Bool { if case .update = self { true } else { false } }
    /// Whether an item went away.
    public var isRemove: Bool { if case .remove = self { true } else { false } }
}

extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Sendable where Item: Sendable {}

/// What happened to a single thing.
public enum EntityChange<Item> {
    /// It came to be.
    case create(Item)
    /// It changed.
    case update(Item)
    /// It went away, and was so.
    case remove(Item)

    /// The item.
    public var item: Item {
        switch self {
        case .create(let item), .update(let item), .remove(let item): item
        }
    }
}

extension EntityChange: Equatable where Item: Equatable {}
extension EntityChange: Sendable where Item: Sendable {}
