internal import ChatModels

/// A property of an item in memory that filters can use.
struct QueryField<Item>: Sendable {
    /// The kind of the values, which decides what they can be compared with.
    enum Kind: Sendable {
        case text, number, flag, date
        /// Several texts, such as the identifiers of members.
        case texts
    }

    let kind: Kind
    let value: @Sendable (Item) -> QueryValue

    init(_ kind: Kind, _ value: @escaping @Sendable (Item) -> QueryValue) {
        self.kind = kind
        self.value = value
    }
}

extension QueryField.Kind {
    /// The operators that the service supports for values of the kind.
    var operators: Set<FilterOperator> {
        switch self {
        case .text:
            [
                .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn, .query, .autocomplete,
                .exists,
            ]
        case .number, .date:
            [.equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn, .exists]
        case .flag: [.equal, .notEqual, .in, .notIn, .exists]
        case .texts: [.equal, .notEqual, .in, .notIn, .query, .autocomplete, .exists, .contains]
        }
    }

    /// Whether values of the kind can be compared with a value, which may be an element of a list.
    func takes(_ value: QueryValue) -> Bool {
        switch (self, value) {
        case (_, .missing), (.text, .text), (.texts, .text), (.number, .number), (.flag, .flag), (.date, .date): true
        default: false
        }
    }

    /// The name of the kind in messages.
    var name: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .flag: "true or false"
        case .date: "a date"
        case .texts: "a list of texts"
        }
    }
}

/// A scope whose items are in memory.
protocol QueryScope: FilterScope {
    associatedtype Item

    /// The name of the items in messages, such as `"channels"`.
    static var things: String { get }

    /// The fields by their keys.
    static var fields: [String: QueryField<Item>] { get }

    /// The custom data of an item.
    static func extraData(of item: Item) -> [String: RawJSON]
}

extension QueryScope {
    static func value(of key: String, in item: Item) -> QueryValue {
        fields[key].map { $0.value(item) } ?? extraData(of: item)[key].map { QueryValue($0) } ?? .missing
    }
}
