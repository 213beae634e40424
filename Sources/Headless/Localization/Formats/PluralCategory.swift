import _FoundationICU

/// The plural form for a number, by the rules of the Unicode CLDR.
package enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// Creates the category of a number in a language.
    package init(_ number: Double, locale: Locale) {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(locale.identifier, &status) else {
            self = .other
            return
        }
        defer { swift_uplrules_close(rules) }
        let name = ICUText.string(capacity: 16) { swift_uplrules_select(rules, number, $0, $1, &status) }
        self = name.flatMap(Self.init) ?? .other
    }
}
