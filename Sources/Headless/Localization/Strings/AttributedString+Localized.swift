import UIKitValues

extension AttributedString {
    /// Options for creating a localized text.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Marks the values with the indexes of their placeholders. Kept and never read: nothing that is drawn depends
        /// on it.
        public static let applyReplacementIndexAttribute = Self(rawValue: 1 << 0)
    }

    /// Creates the text of a key in a language, with the attributes of its Markdown.
    ///
    /// - Parameter locale: By default, the locale of the render.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = ._render, comment: StaticString? = nil
    ) {
        let pieces = keyAndValue.pieces(of: nil, table: table, bundle: bundle, locale: locale)
        self.init(pieces, keyAndValue.values, locale)
    }

    /// Creates the text of a key in a language, or of the value if no table has the key.
    ///
    /// - Parameter locale: By default, the locale of the render.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = ._render, comment: StaticString? = nil
    ) {
        let pieces = defaultValue.pieces(of: key.description, table: table, bundle: bundle, locale: locale)
        self.init(pieces, defaultValue.values, locale)
    }

    private init(_ pieces: [LocalizedFormat.Piece], _ values: [_LocalizedValue], _ locale: Locale) {
        self.init()
        func text(_ index: Int, _ specifier: FormatSpecifier) -> String {
            values.indices.contains(index) ? values[index].text(specifier, locale: locale) : ""
        }
        for run in MarkedFormat(pieces, address: text).runs {
            let container = AttributeContainer(run.style)
            switch run.content {
            case .literal(let text): append(AttributedString(text, attributes: container))
            case .value(let index, _) where !values.indices.contains(index): break
            case .value(let index, let specifier):
                var string = AttributedString(text(index, specifier))
                if case .attributed(let own) = values[index].content { string = own }
                string.mergeAttributes(container, mergePolicy: .keepCurrent)
                append(string)
            }
        }
    }
}

extension AttributeContainer {
    /// Creates the attributes of a Markdown style.
    fileprivate init(_ style: MarkdownRun.Style) {
        self.init()
        if style.intent != [] { self.inlinePresentationIntent = style.intent }
        if let link = style.link { self.link = URL(string: link) }
    }
}
