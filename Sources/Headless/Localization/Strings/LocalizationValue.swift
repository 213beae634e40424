extension String {
    /// The key of a text in an application's tables, with the values for its placeholders.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let values: [_LocalizedValue]
        /// Whether the key is interpolated: only then are percent signs in it doubled.
        private let isFormat: Bool

        public init(_ value: String) {
            key = value
            values = []
            isFormat = false
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
            isFormat = true
        }

        /// A key under construction.
        public struct StringInterpolation: _LocalizedInterpolation, Sendable {
            fileprivate var key = ""
            fileprivate var values: [_LocalizedValue] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 3 * interpolationCount)
            }

            public mutating func _append(key text: String) { key += text }
            public mutating func _append(_ value: _LocalizedValue) { values.append(value) }
        }

        /// Returns the pieces of a key's text in a table, or of the value itself.
        ///
        /// - Parameter key: The key in tables; by default, the value's own.
        func pieces(of key: String?, table: String?, bundle: Bundle?, locale: Locale) -> [LocalizedFormat.Piece] {
            let format = StringTables.format(
                for: key ?? self.key, table: table, bundle: bundle, locale: locale, fallback: self.key)
            if values.isEmpty, !isFormat, format.text == self.key { return [.literal(self.key)] }
            return format.pieces(for: locale) { values.indices.contains($0) ? values[$0].number : nil }
        }

        func string(of key: String?, table: String?, bundle: Bundle?, locale: Locale) -> String {
            pieces(of: key, table: table, bundle: bundle, locale: locale).map { piece in
                switch piece {
                case .literal(let text): text
                case .value(let index, let specifier):
                    values.indices.contains(index) ? values[index].text(specifier, locale: locale) : ""
                }
            }.joined()
        }
    }

    /// Creates the text of a key in a language, with numbers formatted for the locale.
    ///
    /// - Parameter locale: By default, the locale of the render.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ._render, comment: StaticString? = nil
    ) {
        self = keyAndValue.string(of: nil, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text of a key in a language, or of the value if no table has the key.
    ///
    /// - Parameter locale: By default, the locale of the render.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ._render, comment: StaticString? = nil
    ) {
        self = defaultValue.string(of: key.description, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text of a resource in its language.
    public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }
}
