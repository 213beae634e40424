import Foundation
internal import Markdown

/// Foundation supports Markdown only on Apple platforms.
extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Whether to parse `^[text](attributes)`. The attributes don't affect drawing and are ignored.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// Kept and never read: parsing Markdown never fails.
        public var failurePolicy: FailurePolicy
        /// The language attribute of the entire string.
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

        /// The Markdown syntax to interpret. Tables never are.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and inline syntax. Line ends inside a paragraph become spaces; blocks aren't separated.
            case full
            /// Inline syntax. Line ends become spaces; blank lines are removed.
            case inlineOnly
            /// Inline syntax. Whitespace and line ends are kept.
            case inlineOnlyPreservingWhitespace

            fileprivate var syntax: MarkdownSyntax {
                switch self {
                case .full: .full
                case .inlineOnly: .inlineOnly
                case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
                }
            }
        }

        /// What to do when parsing fails. It never does.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }
    }

    /// Creates a string from Markdown: emphasis, strikethrough, code, links, and the alternative texts of images.
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
