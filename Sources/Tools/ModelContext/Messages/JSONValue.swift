package import Foundation

/// A JSON value.
package enum JSONValue: Sendable, Equatable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads JSON in UTF-8.
    package init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

    /// The value on one line, with sorted keys.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers that JSON can't express have no way into a value.
        return (try? encoder.encode(self)) ?? Data("null".utf8)
    }

    // MARK: Parts

    package subscript(_ key: String) -> JSONValue? { fields?[key] }

    package var fields: [String: JSONValue]? {
        if case .object(let fields) = self { fields } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The kind of value in words, such as `a list`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .integer, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let fields = try? value.decode([String: JSONValue].self) {
            self = .object(fields)
        } else if let elements = try? value.decode([JSONValue].self) {
            self = .list(elements)
        } else if let integer = try? value.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if value.decodeNil() {
            self = .null
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a JSON value")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let elements): try container.encode(elements)
        case .object(let fields): try container.encode(fields)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .text(text) }
    package init(booleanLiteral flag: Bool) { self = .flag(flag) }
    package init(integerLiteral integer: Int) { self = .integer(integer) }
    package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    package init(dictionaryLiteral fields: (String, JSONValue)...) {
        self = .object(Dictionary(fields) { $1 })
    }
}
