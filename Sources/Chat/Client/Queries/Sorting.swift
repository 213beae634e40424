internal import ChatModels
internal import Foundation

/// A property that lists are sorted by.
public protocol SortingKey: Encodable, Sendable {}

/// The order of a list by a property.
public struct Sorting<Key: SortingKey>: Encodable, Sendable {
    /// The property.
    public let key: Key

    /// Whether small values and old dates come first.
    public let isAscending: Bool

    /// Sorts by `key`; large values and new dates come first unless `isAscending`.
    public init(key: Key, isAscending: Bool = false) {
        self.key = key
        self.isAscending = isAscending
    }

    /// `1` for ascending and `-1` for descending lists, as in the service's queries.
    public var direction: Int { isAscending ? 1 : -1 }

    private enum CodingKeys: String, CodingKey {
        case key = "field"
        case direction
    }

    /// Encodes the sorting as in the service's queries, such as `{"field":"created_at","direction":-1}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(direction, forKey: .direction)
    }
}

extension Sorting: Equatable where Key: Equatable {}
extension Sorting: Hashable where Key: Hashable {}

/// A sorting key whose values are in memory.
protocol ReadableSortingKey: SortingKey {
    associatedtype Item

    var field: SortingField<Item> { get }
}

/// A named property and how it is read. Two are equal if their names are.
struct SortingField<Item>: Hashable, Sendable {
    let name: String
    let value: @Sendable (Item) -> QueryValue

    /// The reason why lists can't be sorted by it.
    let problem: ClientError?

    init(_ name: String, _ value: @escaping @Sendable (Item) -> QueryValue) {
        self.name = name
        self.value = value
        problem = nil
    }

    /// A property that isn't in memory.
    init(_ name: String, unknownBecause reason: String) {
        self.name = name
        value = { _ in .missing }
        problem = ClientError("Sorting by “\(name)” is unsupported: \(reason).")
    }

    /// A property that is given by a key path.
    init<Value>(_ name: String, _ keyPath: KeyPath<Item, Value>) {
        self.name = name
        let path = SharedKeyPath(keyPath: keyPath)
        value = { QueryValue($0[keyPath: path.keyPath]) ?? .missing }
        problem =
            QueryValue.canHold(Value.self)
            ? nil : ClientError("Sorting by “\(name)” is unsupported: \(Value.self) has no order.")
    }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Key paths are immutable, but are only declared `Sendable` in Swift 6 mode.
private struct SharedKeyPath<Root, Value>: @unchecked Sendable {
    let keyPath: KeyPath<Root, Value>
}

extension QueryValue {
    /// Whether lists can be sorted by values of a type.
    fileprivate static func canHold(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return canHold(optional.wrapped) }
        return type is any Encodable.Type
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Array {
    /// Returns the items sorted by several properties; ties are sorted by identifier.
    func sorted<Key: ReadableSortingKey>(
        by sortings: [Sorting<Key>], id: (Element) -> String
    ) -> [Element] where Key.Item == Element {
        map { item in (item, sortings.map { $0.key.field.value(item) }, id(item)) }
            .sorted { one, other in
                for (sorting, values) in zip(sortings, zip(one.1, other.1)) {
                    switch values.0.sortOrder(values.1) {
                    case .orderedSame: continue
                    case .orderedAscending: return sorting.isAscending
                    case .orderedDescending: return !sorting.isAscending
                    }
                }
                return one.2 < other.2
            }
            .map(\.0)
    }
}
