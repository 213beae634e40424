/// A key, the tables to look it up in, and the language of its text.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// The key in tables.
    public let key: String
    /// The text if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The language and region.
    public var locale: Locale
    private let bundle: BundleDescription

    /// The location of the tables.
    public enum BundleDescription: Equatable, @unchecked Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (lhs: Self, rhs: Self) -> Bool { lhs.bundle.bundlePath == rhs.bundle.bundlePath }

        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// Creates a resource whose key is its text. By default, the locale is that of the render.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._render,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key. By default, the locale is that of the render.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._render,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// Returns the text in a language.
    package func string(in locale: Locale) -> String {
        defaultValue.string(of: key, table: table, bundle: bundle.bundle, locale: locale)
    }
}

/// A value with a text in an application's tables.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
