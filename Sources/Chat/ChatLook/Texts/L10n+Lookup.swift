/// The lookup of texts: first the app's, then those of the components in the language of the render, then English.
extension L10n {
    /// Returns the text for a key, with its placeholders replaced by `arguments`.
    package static func text(_ key: String, _ arguments: String...) -> String {
        filled(provided(key) ?? ComponentLanguage.current.text(for: key), arguments)
    }

    /// Returns the plural form of a text for a number.
    ///
    /// - Parameter arguments: The values of the placeholders; the number unless given.
    package static func text(_ key: String, counting count: Int, _ arguments: String...) -> String {
        filled(form(of: key, for: count), arguments.isEmpty ? [LocalizedNumber.text(count)] : arguments)
    }

    private static func form(of key: String, for count: Int) -> String {
        let language = ComponentLanguage.current
        guard let form = language.form(of: key, for: count) else {
            return provided(key) ?? language.text(for: key)
        }
        // A text without forms in English is looked up without forms: an app may have it in another language.
        if EnglishTexts.all[key] != nil, let own = provided(key), own != language.text(for: key) { return own }
        let usual = "\(key).\(count == 0 ? .zero : language.plural.form(for: count))"
        return provided(usual) ?? provided(form) ?? provided(key) ?? language.text(for: form)
    }

    /// The localization provider's text for a key, or `nil` if it returns the key itself, which means that it has none.
    private static func provided(_ key: String) -> String? {
        let text = ConfigurationScope.current[LocalizationProvider.self](key, "Localizable")
        return text == key ? nil : text
    }

    /// Replaces `%@` and `%d` by the arguments in order, and `%2$@` by its number.
    package static func filled(_ format: String, _ arguments: [String]) -> String {
        guard !arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            let (length, number) = placeholder(at: rest)
            let index = number.map { $0 - 1 } ?? next
            guard length > 0, arguments.indices.contains(index) else {
                result.append(rest.removeFirst())
                continue
            }
            if number == nil { next += 1 }
            result += arguments[index]
            rest = rest.dropFirst(length)
        }
        return result + rest
    }

    /// Returns the length of the placeholder at the beginning of a text, 0 if there is none, and its number.
    private static func placeholder(at text: Substring) -> (length: Int, number: Int?) {
        if text.hasPrefix("%@") || text.hasPrefix("%d") { return (2, nil) }
        let inner = text.dropFirst()
        guard let number = inner.first?.wholeNumberValue, number > 0 else { return (0, nil) }
        let end = inner.dropFirst()
        return end.hasPrefix("$@") || end.hasPrefix("$d") ? (4, number) : (0, nil)
    }
}
