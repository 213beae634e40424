/// A language that a message can be translated into.
public struct TranslationLanguage: Hashable, Codable, Sendable {
    /// The two-letter code, such as `"pt"`, or a longer one, such as `"zh-TW"`.
    public let languageCode: String

    public init(languageCode: String) {
        self.languageCode = languageCode
    }

    public static let arabic = Self(languageCode: "ar")
    public static let chineseSimplified = Self(languageCode: "zh")
    public static let chineseTraditional = Self(languageCode: "zh-TW")
    public static let dutch = Self(languageCode: "nl")
    public static let english = Self(languageCode: "en")
    public static let french = Self(languageCode: "fr")
    public static let german = Self(languageCode: "de")
    public static let hebrew = Self(languageCode: "he")
    public static let hindi = Self(languageCode: "hi")
    public static let italian = Self(languageCode: "it")
    public static let japanese = Self(languageCode: "ja")
    public static let korean = Self(languageCode: "ko")
    public static let polish = Self(languageCode: "pl")
    public static let portuguese = Self(languageCode: "pt")
    public static let russian = Self(languageCode: "ru")
    public static let spanish = Self(languageCode: "es")
    public static let thai = Self(languageCode: "th")
    public static let turkish = Self(languageCode: "tr")
    public static let ukrainian = Self(languageCode: "uk")
}
