import Foundation

/// Foundation reads Markdown on Apple's systems only.
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Kept and never read: extended attributes change no look.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// Kept and never read: all Markdown can be read.
        public var failurePolicy: FailurePolicy
        /// Kept and never read: it changes no look.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }

        /// What of Markdown is read. Blocks such as lists never are: a text has no look for them.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Line feeds inside a paragraph become spaces.
            case full
            /// As `full`, all in one paragraph.
            case inlineOnly
            /// Spaces and line feeds stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What is done with Markdown that can't be read. All can.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }
    }

    /// Creates a string from Markdown: bold, italic, strikethrough, code and links.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let source =
            options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? markdown : markdown.joinedLines
        for run in InlineMarkdown.parse(source) where !run.text.isEmpty {
            var attributes = AttributeContainer()
            if run.style.intent != [] { attributes.inlinePresentationIntent = run.style.intent }
            if let link = run.style.link { attributes.link = URL(string: link, relativeTo: baseURL) }
            append(AttributedString(run.text, attributes: attributes))
        }
    }
}

extension InlineMarkdown.Style {
    /// The looks as the attribute has them.
    package var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if isBold { intent.insert(.stronglyEmphasized) }
        if isItalic { intent.insert(.emphasized) }
        if isStruckThrough { intent.insert(.strikethrough) }
        if isCode { intent.insert(.code) }
        return intent
    }
}

extension NSAttributedString {
    /// Creates a string from Markdown: bold, italic, strikethrough, code and links.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(uiKit: try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a string from Markdown in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension String {
    /// The text with a space for each line feed and the spaces around it. Apple's joins paragraphs without any.
    fileprivate var joinedLines: String {
        guard contains(where: \.isNewline) else { return self }
        var paragraphs: [[Substring]] = [[]]
        for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let start = line.drop { $0 == " " }
            if start.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(start) }
        }
        return paragraphs.map { $0.joined(separator: " ") }.joined()
    }
}
