/// A key under construction. Interpolated values become placeholders: the key of `"\(count) replies"` is `%lld
/// replies`.
public protocol _LocalizedInterpolation: StringInterpolationProtocol where StringLiteralType == String {
    /// Adds text to the key.
    mutating func _append(key: String)

    /// Adds a value whose placeholder is in the key.
    mutating func _append(_ value: _LocalizedValue)
}

/// A value in a key.
public struct _LocalizedValue: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case argument(FormatArgument)
        case deferred(DeferredText)
        case attributed(AttributedString)
    }

    package let content: Content

    package init(_ content: Content) { self.content = content }

    /// The value as a number, which selects a plural form.
    package var number: Double? {
        guard case .argument(let argument) = content else { return nil }
        return argument.number
    }

    /// Returns the value in its placeholder's format.
    package func text(_ specifier: FormatSpecifier, locale: Locale) -> String {
        switch content {
        case .argument(let argument): argument.text(specifier, locale: locale)
        case .deferred(let text): text.string(locale)
        case .attributed(let string): String(string.characters)
        }
    }
}

extension _LocalizedInterpolation {
    public mutating func appendLiteral(_ literal: String) {
        // Percent signs in the text itself aren't placeholders.
        let hasPercentSigns = literal.utf8.contains(UInt8(ascii: "%"))
        _append(key: hasPercentSigns ? literal.replacingOccurrences(of: "%", with: "%%", options: .literal) : literal)
    }

    public mutating func appendInterpolation(_ string: String) { append(.argument(.string(string))) }

    public mutating func appendInterpolation(_ string: Substring) { append(.argument(.string(String(string)))) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.argument(value.formatArgument), T._specifier)
    }

    /// - Parameter specifier: As in `String(format:)`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(.argument(value.formatArgument), specifier)
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(.argument(.string(formatter?.string(for: subject) ?? String(describing: subject))))
    }

    public mutating func appendInterpolation(_ number: Decimal) {
        append(.deferred(DeferredText(number, format: Decimal.FormatStyle())))
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        if let string = formatter?.string(for: subject) {
            append(.argument(.string(string)))
        } else if let number = subject as? NSNumber {
            append(.argument(number.formatArgument))
        } else {
            append(.argument(.string(subject.description)))
        }
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.deferred(DeferredText(input, format: format)))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.attributed(attributedString))
    }

    /// Adds a text that is looked up separately.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.deferred(.init { resource.string(in: $0) }))
    }

    /// Adds a value of any other type, as `String(describing:)` formats it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
        append(.argument(.string(String(describing: value))))
    }

    private mutating func append(_ content: _LocalizedValue.Content, _ placeholder: String = "%@") {
        _append(key: placeholder)
        _append(_LocalizedValue(content))
    }
}

extension NSNumber {
    fileprivate var formatArgument: FormatArgument {
        let isDecimal = ["f", "d"].contains(String(cString: objCType))
        return isDecimal ? .number(doubleValue) : .integer(int64Value)
    }
}
