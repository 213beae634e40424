/// What the value of a key may be: the reader checks it, the schema says it.
package indirect enum ValueShape: Sendable {
    case text
    /// A text of a certain form.
    ///
    /// - Parameters:
    ///   - words: What to say that it should be.
    ///   - pattern: A regular expression for the schema.
    case form(words: String, pattern: String, example: String)
    case flag
    case date
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case choice([String])
    /// The path of a picture, relative to the folder of pictures.
    case picture
    /// The identifier of a user.
    case user
    /// A message by its place, counted from 1, or by its identifier.
    case message
    /// Whatever JSON there is.
    case anything
    case list(of: ValueShape)
    /// A mapping whose keys are not ours, such as users' identifiers.
    case names(of: ValueShape)
    case object(any ConversationKey.Type)
    case either([ValueShape])

    package static let count = ValueShape.integer(0...1_000_000_000)
    package static let users = ValueShape.list(of: .user)
}

extension ValueShape {
    /// What to say that a value should be.
    package var words: String {
        switch self {
        case .text: "a text"
        case .form(let words, _, _): words
        case .flag: "true or false"
        case .date: "a date such as 2024-01-31T15:25:00Z"
        case .integer(let range):
            "a whole number from \(range.lowerBound) " + (range.upperBound == .max ? "up" : "to \(range.upperBound)")
        case .number(let range): "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
        case .choice(let choices): choices.joined(separator: ", ")
        case .picture: "the path of a picture"
        case .user: "the id of a user"
        case .message: "the number or the id of a message"
        case .anything: "any value"
        case .list(let element): "a list whose elements are each \(element.words)"
        case .names(let value): "a mapping from names to \(value.words)"
        case .object(let keys): keys.noun
        case .either(let shapes): shapes.map(\.words).joined(separator: ", or ")
        }
    }

    /// The number without a decimal point where it is whole.
    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    /// The numbers that are allowed where a whole number is one of the possibilities.
    var integers: ClosedRange<Int>? {
        switch self {
        case .integer(let range): range
        case .either(let shapes): shapes.lazy.compactMap(\.integers).first
        default: nil
        }
    }

    /// The numbers that are allowed where a number is one of the possibilities.
    var numbers: ClosedRange<Double>? {
        switch self {
        case .number(let range): range
        case .either(let shapes): shapes.lazy.compactMap(\.numbers).first
        default: nil
        }
    }

    /// The words that are allowed where some are.
    var choices: [String]? {
        switch self {
        case .choice(let choices): choices
        case .either(let shapes): shapes.lazy.compactMap(\.choices).first
        default: nil
        }
    }
}
