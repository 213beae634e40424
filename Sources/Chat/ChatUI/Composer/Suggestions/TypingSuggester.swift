import HeadlessUIKit

/// What makes a text view suggest something: a symbol, and what is typed behind it.
public struct TypingSuggestionOptions {
    /// The symbol, such as `@`.
    public var symbol: String

    /// Whether the symbol counts at the beginning of the text alone.
    public var shouldTriggerOnlyAtStart: Bool

    /// How many characters have to be typed behind the symbol.
    public var minimumRequiredCharacters: Int

    public init(symbol: String, shouldTriggerOnlyAtStart: Bool = false, minimumRequiredCharacters: Int = 0) {
        self.symbol = symbol
        self.shouldTriggerOnlyAtStart = shouldTriggerOnlyAtStart
        self.minimumRequiredCharacters = minimumRequiredCharacters
    }
}

/// What was typed behind a symbol.
public struct TypingSuggestion: Hashable {
    /// The text between the symbol and the caret.
    public let text: String

    /// The place of ``text``, without the symbol, in UTF-16 units.
    public let locationRange: NSRange

    public init(text: String, locationRange: NSRange) {
        self.text = text
        self.locationRange = locationRange
    }
}

/// Finds what is being typed behind a symbol.
public struct TypingSuggester {
    /// The symbol, and when it counts.
    public let options: TypingSuggestionOptions

    public init(options: TypingSuggestionOptions) {
        self.options = options
    }

    /// Returns what stands between the symbol and the caret; `nil` if there is no symbol, if it doesn't begin a word, or
    /// if a space has ended the word.
    @MainActor @preconcurrency
    public func typingSuggestion(in textView: UITextView) -> TypingSuggestion? {
        let text = textView.text as NSString
        let caret = min(textView.selectedRange.location, text.length)
        let typed = text.substring(to: caret) as NSString
        let symbol = typed.range(of: options.symbol, options: .backwards)
        guard symbol.location != NSNotFound else { return nil }

        let before = typed.substring(to: symbol.location)
        guard options.shouldTriggerOnlyAtStart ? before.isEmpty : before.last?.isWhitespace != false else { return nil }
        let term = typed.substring(from: NSMaxRange(symbol))
        guard !term.contains(where: \.isWhitespace), term.count >= options.minimumRequiredCharacters else { return nil }
        return TypingSuggestion(
            text: term, locationRange: NSRange(location: NSMaxRange(symbol), length: (term as NSString).length))
    }
}
