/// Formats names of people, in the order of their language.
open class PersonNameComponentsFormatter: Formatter {
    /// The length of a name.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The given name: `Maya`.
        case short
        /// The given and the family name: `Maya Lind`.
        case medium
        /// All parts: `Dr. Maya June Lind Jr.`.
        case long
        /// The first letters: `ML`.
        case abbreviated
    }

    open var style = Style.default
    /// The language and region; by default, those of the render.
    open var locale: Locale! = ._render
    /// Whether to write the pronunciation of the name.
    open var isPhonetic = false

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let parts = isPhonetic ? components.phoneticRepresentation ?? components : components
        let (given, family) = (parts.givenName ?? "", parts.familyName ?? "")
        switch style {
        case .short: return [parts.nickname ?? "", given, family].first { !$0.isEmpty } ?? ""
        case .default, .medium: return joined([given, family], family: family)
        case .long:
            let names = [given, parts.middleName ?? "", family]
            let name = joined(names, family: family)
            return [parts.namePrefix ?? "", name, parts.nameSuffix ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        case .abbreviated:
            // Ideographic names are abbreviated to the family name.
            if Self.isIdeographic(family) { return family }
            return order([given, family], family: family).compactMap(\.first).map { $0.uppercased() }.joined()
        }
    }

    override open func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    private func joined(_ names: [String], family: String) -> String {
        let ordered = order(names, family: family).filter { !$0.isEmpty }
        let isIdeographic = !ordered.isEmpty && ordered.allSatisfy(Self.isIdeographic)
        return ordered.joined(separator: isIdeographic ? "" : " ")
    }

    /// The parts in the order in which they are written: the family name comes first in names in Chinese, Japanese and
    /// Korean characters, and in Hungarian and Vietnamese. In Japanese, a name in Latin letters keeps its order.
    private func order(_ names: [String], family: String) -> [String] {
        let code = (locale ?? ._render).language.languageCode?.identifier ?? ""
        let isFamilyFirst = ["hu", "vi"].contains(code) || Self.isIdeographic(family)
        return isFamilyFirst ? [family] + names.filter { $0 != family } : names
    }

    private static func isIdeographic(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy {
                $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value)
                    || (0x3040...0x30FF).contains($0.value)
            }
    }
}

extension PersonNameComponents {
    /// The format of a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a name.
        public enum Style: Int, Codable, Hashable, Sendable {
            case short = 1, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        /// Creates a style. By default, the locale is that of the render.
        public init(style: Style = .medium, locale: Locale = ._render) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style = PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium
            formatter.locale = locale
            return formatter.string(from: value)
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Returns the given and the family name in the order of the language of the render.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Formats names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
