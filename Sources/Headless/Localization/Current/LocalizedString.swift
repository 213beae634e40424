import Synchronization

/// What `NSLocalizedString` answers: the text in the language of the render, where Foundation's asks for the machine's languages.
@_silgen_name("messageshot_localized_string")
package func localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    let format = StringTables.format(for: key, table: tableName, bundle: bundle, locale: ._render)
    guard format.text == key, format.variables.isEmpty else {
        FormatsWithForms.keep(format)
        return format.text
    }
    return value.isEmpty ? key : value
}

/// What `String.localizedStringWithFormat` answers: the form that goes with a number, if the format is one of a table.
@_silgen_name("messageshot_localized_format")
package func localizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let forms = FormatsWithForms.format(of: format) else {
        return String(format: format, locale: ._render, arguments: arguments)
    }
    return forms.filled(arguments.map(FormatArgument.init), locale: ._render)
}

/// The formats of tables that were handed out as strings, by their text: on iOS such a string remembers its forms.
private enum FormatsWithForms {
    private static let known = Mutex<[String: LocalizedFormat]>([:])

    static func keep(_ format: LocalizedFormat) {
        if !format.variables.isEmpty { known.withLock { $0[format.text] = format } }
    }

    static func format(of text: String) -> LocalizedFormat? {
        text.contains("%") ? known.withLock { $0[text] } : nil
    }
}

extension FormatArgument {
    fileprivate init(_ value: any CVarArg) {
        switch value {
        case let value as any SignedInteger: self = .integer(Int64(clamping: value))
        case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value: self = .string(String(describing: value))
        }
    }
}
