/// A value that is written once the locale is known.
package struct DeferredText: Equatable, Sendable {
    package let string: @Sendable (Locale) -> String

    package init(_ string: @escaping @Sendable (Locale) -> String) { self.string = string }

    /// A value as a format writes it.
    package init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        // Both are values that nobody changes any more.
        nonisolated(unsafe) let write = { (locale: Locale) in
            // Foundation's own asks the clock how far a date is.
            if let date = input as? Date, let format = format as? Date.RelativeFormatStyle {
                return date.formatted(format.locale(locale))
            }
            return format.locale(locale).format(input)
        }
        self.init { write($0) }
    }

    /// Code can't be compared; what it writes can.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        let locale = Locale(identifier: "en_US")
        return lhs.string(locale) == rhs.string(locale)
    }
}
