/// The kinds of value that a key accepts. The reader checks them and the schema states them.
package indirect enum ValueShape: Sendable {
    case text
    /// A text of a certain format.
    ///
    /// - Parameters:
    ///   - words: The name of the format in error messages.
    ///   - pattern: A regular expression for the schema.
    case form(words: String, pattern: String, example: String)
    case flag
    case date
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case choice([String])
    /// The path of a file.
    case path
    /// Any JSON value.
    case anything
    case list(of: ValueShape)
    /// A mapping with arbitrary keys, such as users' identifiers.
    case names(of: ValueShape)
    /// A mapping with the keys of a table.
    case object(any DocumentKey.Type)
    case either([ValueShape])
    /// A value with its own name in error messages, such as `"the id of a user"` for a text.
    case called(String, ValueShape)

    package static let count = ValueShape.integer(0...1_000_000_000)
}

extension ValueShape {
    /// The expected value, as error messages call it.
    package var words: String {
        switch self {
        case .text: "a text"
        case .form(let words, _, _), .called(let words, _): words
        case .flag: "true or false"
        case .date: "a date such as 2024-01-31T15:25:00Z"
        case .integer(let range):
            "a whole number from \(range.lowerBound) " + (range.upperBound == .max ? "up" : "to \(range.upperBound)")
        case .number(let range): "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
        case .choice(let choices): Self.words(of: choices)
        case .path: "the path of a file"
        case .anything: "any value"
        case .list(let element): "a list where each element is \(element.words)"
        case .names(let value): "a mapping from names to \(value.words)"
        case .object(let keys): keys.noun
        case .either(let shapes): shapes.map(\.words).joined(separator: ", or ")
        }
    }

    /// The choices, or the first few of many.
    private static func words(of choices: [String]) -> String {
        guard choices.count > 12 else { return choices.joined(separator: ", ") }
        return choices.prefix(6).joined(separator: ", ") + " or one of \(choices.count - 6) more (see the schema)"
    }

    /// The number, without a decimal point if it is an integer.
    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    /// The accepted integers, if integers are among the accepted values.
    package var integers: ClosedRange<Int>? {
        switch self {
        case .integer(let range): range
        case .either(let shapes): shapes.lazy.compactMap(\.integers).first
        case .called(_, let shape): shape.integers
        default: nil
        }
    }

    /// The accepted numbers, if numbers are among the accepted values.
    package var numbers: ClosedRange<Double>? {
        switch self {
        case .number(let range): range
        case .either(let shapes): shapes.lazy.compactMap(\.numbers).first
        case .called(_, let shape): shape.numbers
        default: nil
        }
    }

    /// The table of an accepted mapping, if mappings with certain keys are among the accepted values.
    var table: (any DocumentKey.Type)? {
        switch self {
        case .object(let keys): keys
        case .either(let shapes): shapes.lazy.compactMap(\.table).first
        case .called(_, let shape): shape.table
        default: nil
        }
    }

    /// The accepted words, if words are among the accepted values.
    package var choices: [String]? {
        switch self {
        case .choice(let choices): choices
        case .either(let shapes): shapes.lazy.compactMap(\.choices).first
        case .called(_, let shape): shape.choices
        default: nil
        }
    }
}
