public import Foundation

/// What happened to an item of a list.
public enum ListChange<Item> {
    case insert(Item, index: IndexPath)
    case move(Item, fromIndex: IndexPath, toIndex: IndexPath)
    case update(Item, index: IndexPath)
    case remove(Item, index: IndexPath)

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

    public var isInsertion: Bool { if case .insert = self { true } else { false } }
    public var isMove: Bool { if case .move = self { true } else { false } }
    public var isUpdate: Bool { if case .update = self { true } else { false } }
    public var isRemove: Bool { if case .remove = self { true } else { false } }
}

extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Sendable where Item: Sendable {}

/// What happened to a single thing.
public enum EntityChange<Item> {
    case create(Item)
    case update(Item)
    case remove(Item)

    public var item: Item {
        switch self {
        case .create(let item), .update(let item), .remove(let item): item
        }
    }
}

extension EntityChange: Equatable where Item: Equatable {}
extension EntityChange: Sendable where Item: Sendable {}
