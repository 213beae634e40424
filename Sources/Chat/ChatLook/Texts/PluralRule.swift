/// The rule by which a language chooses the form of a text that goes with a whole number, as the Unicode CLDR has it.
///
/// French, Italian, Portuguese and Spanish have a form `many` for whole millions; no text here counts that far, and
/// `other` stands in for it.
package enum PluralRule: Sendable {
    /// One form for all numbers: Japanese, Korean.
    case same
    /// 1 has a form of its own: Dutch, English, German, Italian, Spanish.
    case one
    /// 0 and 1 have a form of their own: French, Hindi, the Portuguese of Brazil.
    case zeroOrOne
    /// 0, 1, 2, numbers that end in 3 to 10, in 11 to 99, and the others: Arabic.
    case arabic

    /// The forms that texts have, by their ends in keys.
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
