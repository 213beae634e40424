/// A condition on channels, users, messages or other items in memory.
///
/// ```swift
/// let filter: Filter<ChannelListFilterScope> = .and([
///     .equal(.type, to: .messaging),
///     .containMembers(userIds: ["ana"]),
/// ])
/// ```
///
/// `Documentation/Client.md` has the keys of each scope and the meanings of the operators.
public struct Filter<Scope: FilterScope>: FilterValue {
    /// The name of the operator in the service's queries, such as `"$in"`.
    public var `operator`: String { kind.rawValue }

    /// The name of the compared property; `nil` for a filter that combines others.
    public let key: String?

    /// The value that the property is compared with, or the combined filters.
    public let value: any FilterValue

    let kind: FilterOperator

    /// The combined filters.
    let parts: [Filter]

    /// The value that the property is compared with; `nil` if its type is unsupported.
    let operand: QueryValue?

    /// Combines filters.
    private init(_ kind: FilterOperator, _ parts: [Filter]) {
        self.kind = kind
        self.parts = parts
        key = nil
        value = parts
        operand = nil
    }

    /// Compares a property.
    init(_ kind: FilterOperator, _ key: String, _ value: some FilterValue) {
        self.kind = kind
        self.key = key
        self.value = value
        parts = []
        operand = QueryValue(value)
    }

    /// All properties that the filter uses.
    var keys: Set<String> { parts.reduce(into: Set([key].compactMap(\.self))) { $0.formUnion($1.keys) } }

    /// Encodes the filter as in the service's queries, such as `{"type":{"$eq":"messaging"}}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        guard let key else { return try container.encode(parts, forKey: Name(kind.rawValue)) }
        var comparison = container.nestedContainer(keyedBy: Name.self, forKey: Name(key))
        try comparison.encode(value, forKey: Name(kind.rawValue))
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}

extension Filter {
    /// Matches items that fulfill all of the filters.
    public static func and(_ filters: [Filter]) -> Filter { Filter(.and, filters) }

    /// Matches items that fulfill at least one of the filters.
    public static func or(_ filters: [Filter]) -> Filter { Filter(.or, filters) }

    /// Matches items that fulfill none of the filters.
    public static func nor(_ filters: [Filter]) -> Filter { Filter(.nor, filters) }

    /// Matches items whose `key` is `value`. A list is equal to a value that it contains.
    public static func equal<Value>(_ key: FilterKey<Scope, Value>, to value: Value) -> Filter {
        Filter(.equal, key.rawValue, value)
    }

    /// Matches items whose `key` has these values and no others, in any order.
    public static func equal<Value>(_ key: FilterKey<Scope, Value>, values: [Value]) -> Filter {
        Filter(.equal, key.rawValue, values)
    }

    /// Matches items whose `key` is something else than `value`, or isn't set.
    public static func notEqual<Value>(_ key: FilterKey<Scope, Value>, to value: Value) -> Filter {
        Filter(.notEqual, key.rawValue, value)
    }

    /// Matches items whose `key` is greater, or later, than `value`.
    public static func greater<Value>(_ key: FilterKey<Scope, Value>, than value: Value) -> Filter {
        Filter(.greater, key.rawValue, value)
    }

    /// Matches items whose `key` is not less than `value`.
    public static func greaterOrEqual<Value>(_ key: FilterKey<Scope, Value>, than value: Value) -> Filter {
        Filter(.greaterOrEqual, key.rawValue, value)
    }

    /// Matches items whose `key` is less, or earlier, than `value`.
    public static func less<Value>(_ key: FilterKey<Scope, Value>, than value: Value) -> Filter {
        Filter(.less, key.rawValue, value)
    }

    /// Matches items whose `key` is not greater than `value`.
    public static func lessOrEqual<Value>(_ key: FilterKey<Scope, Value>, than value: Value) -> Filter {
        Filter(.lessOrEqual, key.rawValue, value)
    }

    /// Matches items whose `key` is one of `values`, or is a list with one of them.
    public static func `in`<Value>(_ key: FilterKey<Scope, Value>, values: [Value]) -> Filter {
        Filter(.in, key.rawValue, values)
    }

    /// Matches items whose `key` is a list with one of `values`.
    @_disfavoredOverload
    public static func `in`<Value>(_ key: FilterKey<Scope, [Value]>, values: [Value]) -> Filter {
        Filter(.in, key.rawValue, values)
    }

    /// Matches items whose `key` is none of `values`, or isn't set.
    public static func notIn<Value>(_ key: FilterKey<Scope, Value>, values: [Value]) -> Filter {
        Filter(.notIn, key.rawValue, values)
    }

    /// Matches items whose `key` has all words of `text`, whatever their case and accents.
    public static func query<Value>(_ key: FilterKey<Scope, Value>, text: String) -> Filter {
        Filter(.query, key.rawValue, text)
    }

    /// Matches items whose `key` has words that begin with those of `text`, whatever their case and accents.
    public static func autocomplete<Value>(_ key: FilterKey<Scope, Value>, text: String) -> Filter {
        Filter(.autocomplete, key.rawValue, text)
    }

    /// Matches items whose `key` is set, or isn't.
    public static func exists<Value>(_ key: FilterKey<Scope, Value>, exists: Bool = true) -> Filter {
        Filter(.exists, key.rawValue, exists)
    }

    /// Matches items whose `key` isn't set.
    public static func notExists<Value>(_ key: FilterKey<Scope, Value>) -> Filter {
        .exists(key, exists: false)
    }

    /// Matches items whose `key` is a list with `value`.
    public static func contains<Value>(_ key: FilterKey<Scope, Value>, value: Value) -> Filter {
        Filter(.contains, key.rawValue, value)
    }

    /// Matches items whose `key` is a list with `value`.
    @_disfavoredOverload
    public static func contains<Value>(_ key: FilterKey<Scope, [Value]>, value: Value) -> Filter {
        Filter(.contains, key.rawValue, value)
    }
}
