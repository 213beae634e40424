public import Foundation

/// A change of an item in a list.
public enum ListChange<Item> {
    /// The item was inserted at the index in the new list.
    case insert(Item, index: IndexPath)
    /// The item was moved from its index in the old list to the one in the new list. It may also have changed.
    case move(Item, fromIndex: IndexPath, toIndex: IndexPath)
    /// The item at the index in the old list was changed.
    case update(Item, index: IndexPath)
    /// The item at the index in the old list was removed.
    case remove(Item, index: IndexPath)

    /// The item.
    public var item: Item {
        switch self {
        case .insert(let item, _), .move(let item, _, _), .update(let item, _), .remove(let item, _): item
        }
    }

    /// The index of the item; for a move, the new one.
    public var indexPath: IndexPath {
        switch self {
        case .insert(_, let index), .move(_, _, let index), .update(_, let index), .remove(_, let index): index
        }
    }

    /// Whether the item was inserted.
    public var isInsertion: Bool { if case .insert = self { true } else { false } }
    /// Whether the item was moved.
    public var isMove: Bool { if case .move = self { true } else { false } }
    /// Whether the item was changed.
    public var isUpdate: Bool { if case .update = self { true } else { false } }
    /// Whether the item was removed.
    public var isRemove: Bool { if case .remove = self { true } else { false } }
}

extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Sendable where Item: Sendable {}

/// A change of a single entity.
public enum EntityChange<Item> {
    /// The entity was created.
    case create(Item)
    /// The entity was changed.
    case update(Item)
    /// The entity, in its last state, was removed.
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
