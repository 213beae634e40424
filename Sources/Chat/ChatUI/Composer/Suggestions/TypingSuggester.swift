import HeadlessUIKit

/// The trigger of suggestions: a symbol and the typed text after it.
public struct TypingSuggestionOptions {
    /// The symbol, such as `@`.
    public var symbol: String

    /// Whether the symbol only triggers suggestions at the beginning of the text.
    public var shouldTriggerOnlyAtStart: Bool

    /// The minimum number of characters after the symbol.
    public var minimumRequiredCharacters: Int

    public init(symbol: String, shouldTriggerOnlyAtStart: Bool = false, minimumRequiredCharacters: Int = 0) {
        self.symbol = symbol
        self.shouldTriggerOnlyAtStart = shouldTriggerOnlyAtStart
        self.minimumRequiredCharacters = minimumRequiredCharacters
    }
}

/// The typed text after a symbol.
public struct TypingSuggestion: Hashable {
    /// The text between the symbol and the caret.
    public let text: String

    /// The range of ``text``, without the symbol, in UTF-16 units.
    public let locationRange: NSRange

    public init(text: String, locationRange: NSRange) {
        self.text = text
        self.locationRange = locationRange
    }
}

/// Finds the typed text after a symbol.
public struct TypingSuggester {
    /// The symbol and its conditions.
    public let options: TypingSuggestionOptions

    public init(options: TypingSuggestionOptions) {
        self.options = options
    }

    /// Returns the text between the symbol and the caret; `nil` if there is no symbol, if it isn't at the beginning of
    /// a word, or if a space ends the word.
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
