/// A value for a placeholder.
package enum FormatArgument: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case string(String)

    /// The value as a number, which selects a plural form.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .string: nil
        }
    }

    /// Returns the value, formatted as a placeholder asks and in a locale's notation.
    ///
    /// A value of another type than the placeholder's is converted; on iOS, its bytes would be misread.
    package func text(_ specifier: FormatSpecifier, locale: Locale) -> String {
        switch (specifier.kind, self) {
        case (_, .string(let string)): string
        case (.whole, _) where specifier.flags.isEmpty, (.object, _), (.forms, _): plainText(specifier.kind, locale)
        case (.whole, .unsigned(let value)): String(format: "%\(specifier.flags)llu", locale: locale, value)
        case (.whole, _): String(format: "%\(specifier.flags)lld", locale: locale, whole)
        case (.coded("c"), _), (.coded("C"), _): String(format: "%\(specifier.flags)c", Int32(clamping: whole))
        case (.coded(let letter), .unsigned(let value)): String(format: "%\(specifier.flags)ll\(letter)", value)
        case (.coded(let letter), _): String(format: "%\(specifier.flags)ll\(letter)", whole)
        case (.decimal(let letter), _):
            String(format: "%\(specifier.flags)\(letter)", locale: locale, number ?? 0)
        }
    }

    /// The value, truncated to a whole number.
    private var whole: Int64 {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): Int64(clamping: value)
        case .number(let value): Int64(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : .min)
        case .string: 0
        }
    }

    private func plainText(_ kind: FormatSpecifier.Kind, _ locale: Locale) -> String {
        switch self {
        case .unsigned(let value): value.formatted(.number.locale(locale))
        case .number(let value) where kind != .whole: value.formatted(.number.locale(locale))
        case .integer, .number, .string: whole.formatted(.number.locale(locale))
        }
    }
}
