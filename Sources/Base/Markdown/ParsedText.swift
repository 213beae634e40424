internal import CMarkdown

/// Owns the tree that cmark-gfm makes of a text.
final class ParsedText {
    private let document: OpaquePointer

    /// The spaces that aren't in the text, but before and behind its lines.
    private let guardSpace: Unicode.Scalar?

    /// Whether the text may have `^[text](attributes)`, and these are to be read.
    let mayHaveExtendedAttributes: Bool

    init?(_ text: String, syntax: MarkdownSyntax, allowsExtendedAttributes: Bool) {
        mayHaveExtendedAttributes = allowsExtendedAttributes && text.contains("^[")
        var text = text
        switch syntax {
        case .full: guardSpace = nil
        case .inlineOnly, .inlineOnlyPreservingWhitespace:
            let isPreserving = syntax == .inlineOnlyPreservingWhitespace
            guard let source = InlineSource(text, preservingWhitespace: isPreserving) else { return nil }
            text = source.text
            guardSpace = source.guardSpace
        }
        Self.registerExtensions
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        if let strikethrough = cmark_find_syntax_extension("strikethrough") {
            cmark_parser_attach_syntax_extension(parser, strikethrough)
        }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let document = cmark_parser_finish(parser) else { return nil }
        self.document = document
    }

    deinit { cmark_node_free(document) }

    var root: MarkdownNode { MarkdownNode(owner: self, pointer: document) }

    /// The text at a pointer of the library, without guards.
    func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return "" }
        let string = String(cString: pointer)
        guard let guardSpace, string.unicodeScalars.contains(guardSpace) else { return string }
        return String(String.UnicodeScalarView(string.unicodeScalars.filter { $0 != guardSpace }))
    }

    /// Evaluated once: registering twice is an error of the library.
    private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
}

/// A node of the tree. It keeps the tree alive.
struct MarkdownNode {
    let owner: ParsedText
    private let pointer: OpaquePointer

    init(owner: ParsedText, pointer: OpaquePointer) {
        self.owner = owner
        self.pointer = pointer
    }

    /// The kind of the node, in the words of the library: `paragraph`, `emph` …
    var kind: String { cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? "" }

    var children: [MarkdownNode] {
        var children: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let child = next {
            children.append(MarkdownNode(owner: owner, pointer: child))
            next = cmark_node_next(child)
        }
        return children
    }

    var literal: String { owner.string(cmark_node_get_literal(pointer)) }
    var url: String { owner.string(cmark_node_get_url(pointer)) }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

    /// The number of the first item, or `nil` for a list without numbers.
    var listStart: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    /// All text below the node, gathered without recursion: trees may be deep.
    var plainText: String {
        guard let iterator = cmark_iter_new(pointer) else { return "" }
        defer { cmark_iter_free(iterator) }
        var text = ""
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return text }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
            let type = cmark_node_get_type(node)
            if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { text += "\n" }
            text += owner.string(cmark_node_get_literal(node))
        }
    }
}
