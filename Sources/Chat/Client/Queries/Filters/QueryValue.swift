internal import ChatModels
internal import Documents
internal import Foundation

/// A value that filters and sorts compare, whatever its original type is.
enum QueryValue: Hashable, Sendable {
    /// No value: an unset field, or `nil` in a filter.
    case missing
    case flag(Bool)
    case number(Double)
    case text(String)
    case date(Date)
    case list([QueryValue])
    /// A value without order and elements: an object of custom data.
    case object([String: QueryValue])
}

extension QueryValue {
    /// Returns the value that filters compare, or `nil` if the type of `value` is unsupported.
    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .flag(value)
        case let value as String: self = .text(value)
        case let value as Date: self = .date(value)
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as RawJSON: self.init(value)
        case let value as [Any]:
            let elements = value.compactMap { QueryValue($0) }
            guard elements.count == value.count else { return nil }
            self = .list(elements)
        case let value as any RawRepresentable<String>: self = .text(value.rawValue)
        case let value as any Encodable:
            guard let data = try? JSONEncoder().encode(value),
                let json = try? JSONDecoder().decode(RawJSON.self, from: data)
            else { return nil }
            self.init(json)
        default: return nil
        }
    }

    /// The value of custom data.
    init(_ json: RawJSON) {
        switch json {
        case .null: self = .missing
        case .bool(let value): self = .flag(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .text(value)
        case .array(let elements): self = .list(elements.map { QueryValue($0) })
        case .dictionary(let entries): self = .object(entries.mapValues { QueryValue($0) })
        }
    }

    init(_ text: String?) { self = text.map(Self.text) ?? .missing }
    init(_ date: Date?) { self = date.map(Self.date) ?? .missing }
    init(_ texts: [String]) { self = .list(texts.map(Self.text)) }

    /// A date; models have `distantPast` where a payload had none.
    init(known date: Date) { self = date == .distantPast ? .missing : .date(date) }
}

extension QueryValue {
    /// The elements of a list; the value itself if it isn't a list; empty for a missing value.
    var elements: [QueryValue] {
        switch self {
        case .list(let elements): elements
        case .missing: []
        case .flag, .number, .text, .date, .object: [self]
        }
    }

    /// Whether two values are equal. The order of lists is ignored, and a text can be compared with a date.
    func isEqual(to other: QueryValue) -> Bool {
        switch (self, other) {
        case (.list(let elements), .list(let others)): Set(elements) == Set(others)
        case (.text(let text), .date(let date)), (.date(let date), .text(let text)): DateReader.date(text) == date
        default: self == other
        }
    }

    /// The order of two values of one kind, or `nil` for values that can't be compared: of different kinds, or missing.
    func order(_ other: QueryValue) -> ComparisonResult? {
        switch (self, other) {
        case (.flag(let one), .flag(let other)): .of(one ? 1 : 0, other ? 1 : 0)
        case (.number(let one), .number(let other)): .of(one, other)
        case (.text(let one), .text(let other)): .of(one, other)
        case (.date(let one), .date(let other)): .of(one, other)
        case (.text(let text), .date(let other)): DateReader.date(text).map { .of($0, other) }
        case (.date(let one), .text(let text)): DateReader.date(text).map { .of(one, $0) }
        default: nil
        }
    }

    /// The order in sorted lists: missing values come first, as in the service's databases, and values of different
    /// kinds are grouped by kind.
    func sortOrder(_ other: QueryValue) -> ComparisonResult {
        order(other) ?? .of(rank, other.rank)
    }

    private var rank: Int {
        switch self {
        case .missing: 0
        case .flag: 1
        case .number: 2
        case .text: 3
        case .date: 4
        case .list: 5
        case .object: 6
        }
    }
}

extension ComparisonResult {
    fileprivate static func of<Value: Comparable>(_ one: Value, _ other: Value) -> Self {
        one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
}

extension QueryValue {
    /// The words of a text or of the texts of a list, without case and accents.
    var words: [String] {
        switch self {
        case .text(let text):
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .split { $0.isWhitespace || $0.isPunctuation }.map(String.init)
        case .list(let elements): elements.flatMap(\.words)
        case .missing, .flag, .number, .date, .object: []
        }
    }

    /// The value as messages show it.
    var name: String {
        switch self {
        case .missing: "nothing"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .date: "a date"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
