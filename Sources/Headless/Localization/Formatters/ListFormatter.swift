/// Formats lists for a language: `A, B, and C`.
open class ListFormatter: Formatter {
    /// The language and region; by default, those of the render.
    open var locale: Locale! = ._render

    /// Formats the items; by default, they describe themselves.
    @NSCopying open var itemFormatter: Formatter?

    /// Returns the items as a list in the language of the render.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(._render))
    }

    /// Returns the items as a list, or `nil` if one of them can't be written.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            if let itemFormatter {
                guard let string = itemFormatter.string(for: item) else { return nil }
                strings.append(string)
            } else {
                strings.append((item as? String) ?? String(describing: item))
            }
        }
        return strings.formatted(.list(type: .and).locale(locale ?? ._render))
    }

    override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
