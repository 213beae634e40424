/// Writes names of people, in the order that their language has.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
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
    /// The language and region; those of the render unless set.
    open var locale: Locale! = ._render
    /// Whether the parts are the sounds of the name.
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
            // Characters of a language without letters are told apart by the family name.
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

    /// The names as they are written: those in Chinese, Japanese and Korean characters, and in Hungarian and Vietnamese,
    /// begin with the family. A name in Latin letters stays as it is among Japanese.
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
    /// How a name is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            case short = 1, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        /// Creates a style. The locale is that of the render unless given.
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

    /// Returns the name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
