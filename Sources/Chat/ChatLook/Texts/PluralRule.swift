/// The rule by which a language chooses a plural form for an integer, from the Unicode CLDR.
///
/// French, Italian, Portuguese and Spanish have a form `many` for whole millions; no number here is that large, so
/// `other` is used.
package enum PluralRule: Sendable {
    /// One form for all numbers: Japanese, Korean.
    case same
    /// A form for 1: Dutch, English, German, Italian, Spanish.
    case one
    /// A form for 0 and 1: French, Hindi, Brazilian Portuguese.
    case zeroOrOne
    /// Forms for 0, 1, 2, numbers that end in 3 to 10, in 11 to 99, and others: Arabic.
    case arabic

    /// The plural forms, by the suffixes of their keys.
    package enum Form: String, CaseIterable, Sendable {
        case zero, one, two, few, many, other
    }

    /// Returns the form for a number.
    package func form(for number: Int) -> Form {
        switch self {
        case .same: return .other
        case .one: return number.magnitude == 1 ? .one : .other
        case .zeroOrOne: return number.magnitude <= 1 ? .one : .other
        case .arabic:
            switch (number.magnitude, number.magnitude % 100) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...99): return .many
            default: return .other
            }
        }
    }
}
