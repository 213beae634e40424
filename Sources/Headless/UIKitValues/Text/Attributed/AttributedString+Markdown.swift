import Foundation
internal import Markdown

/// Foundation reads Markdown on Apple's systems only.
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Whether `^[text](attributes)` is read. What the attributes say changes no look, and is left out.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// Kept and never read: all Markdown can be read.
        public var failurePolicy: FailurePolicy
        /// The language that the whole string is marked with.
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

        /// What of Markdown is read. Tables never are.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks, and what stands within their lines. Line ends inside a paragraph become spaces; nothing stands
            /// between blocks.
            case full
            /// What stands within lines. Line ends become spaces, and blank lines nothing.
            case inlineOnly
            /// What stands within lines. Spaces and line ends stay.
            case inlineOnlyPreservingWhitespace

            fileprivate var syntax: MarkdownSyntax {
                switch self {
                case .full: .full
                case .inlineOnly: .inlineOnly
                case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
                }
            }
        }

        /// What is done with Markdown that can't be read. All can.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }
    }

    /// Creates a string from Markdown: emphasis, strikethrough, code, links, and pictures as the texts that stand in
    /// for them.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let runs = MarkdownRun.runs(
            of: markdown, syntax: options.interpretedSyntax.syntax,
            allowsExtendedAttributes: options.allowsExtendedAttributes)
        for run in runs where !run.text.isEmpty {
            var attributes = AttributeContainer()
            if !run.style.intent.isEmpty { attributes.inlinePresentationIntent = run.style.intent }
            if let link = run.style.link { attributes.link = URL(string: link, relativeTo: baseURL) }
            if let image = run.style.image { attributes.imageURL = URL(string: image, relativeTo: baseURL) }
            if let language = options.languageCode { attributes.languageIdentifier = language }
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// Creates a string from Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
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
