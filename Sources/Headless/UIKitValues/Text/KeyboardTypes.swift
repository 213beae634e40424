/// The kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The letters that a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The semantic meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether straight quotes become curly ones during typing.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two hyphens become a dash during typing.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are added and removed around inserted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
