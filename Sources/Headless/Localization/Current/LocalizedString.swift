import Frames
import Rendering
import Synchronization

/// The result of `NSLocalizedString`: the text in the language of the render, where Foundation uses the machine's
/// languages.
@_silgen_name("messageshot_localized_string")
package func localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    StringTables.text(for: key, table: tableName, bundle: bundle, value: value)
}

extension StringTables {
    /// Returns the text for a key in the language of the render, as a string from which `localizedStringWithFormat`
    /// knows its plural forms.
    static func text(for key: String, table: String?, bundle: Bundle, value: String?) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 }
        let format = format(for: key, table: table, bundle: bundle, locale: ._render, fallback: fallback)
        return format.variables.isEmpty ? format.text : FormatsWithForms.text(for: format)
    }
}

/// The result of `String.localizedStringWithFormat`: the plural form for a number, if the format comes from a table.
@_silgen_name("messageshot_localized_format")
package func localizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let forms = FormatsWithForms.format(of: format) else {
        return String(format: format, locale: ._render, arguments: arguments)
    }
    return forms.filled(arguments.map(FormatArgument.init), locale: ._render)
}

/// The table formats that were returned as strings. On iOS, such a string remembers its forms; here, unique names of
/// its variables do, because many formats have the text `%#@count@`.
private enum FormatsWithForms {
    private static let known = Mutex<[String: LocalizedFormat]>([:])

    /// Returns a text that no format with other forms has.
    static func text(for format: LocalizedFormat) -> String {
        let hash = format.formsHash
        let text = format.variables.keys.reduce(format.text) { $0.replacing("#@\($1)@", with: "#@\($1)|\(hash)@") }
        known.withLock { $0[text] = format }
        return text
    }

    static func format(of text: String) -> LocalizedFormat? {
        text.contains("%") ? known.withLock { $0[text] } : nil
    }
}

extension LocalizedFormat {
    fileprivate var formsHash: String {
        let forms = variables.sorted { $0.key < $1.key }.flatMap { name, variable in
            [name, "\(variable.position ?? -1)", "\(variable.isWhole)"]
                + variable.forms.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        }
        return StableHash((forms + [pseudo?.rawValue ?? ""]).joined(separator: "\n")).digits
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
