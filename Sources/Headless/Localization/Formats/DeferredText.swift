/// A value that is formatted once the locale is known.
package struct DeferredText: Equatable, Sendable {
    package let string: @Sendable (Locale) -> String

    package init(_ string: @escaping @Sendable (Locale) -> String) { self.string = string }

    /// Creates a text from a value and its format.
    package init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        // Both are immutable values.
        nonisolated(unsafe) let write = { (locale: Locale) in
            // Foundation's own format compares the date with the clock.
            if let date = input as? Date, let format = format as? Date.RelativeFormatStyle {
                return date.formatted(format.locale(locale))
            }
            return format.locale(locale).format(input)
        }
        self.init { write($0) }
    }

    /// Closures can't be compared, but their output can.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        let locale = Locale(identifier: "en_US")
        return lhs.string(locale) == rhs.string(locale)
    }
}
