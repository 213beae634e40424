internal import CMarkdown

/// Owns the tree that cmark-gfm makes of a text.
final class ParsedText {
    private let document: OpaquePointer

    init?(_ text: String) {
        Self.registerExtensions
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        if let strikethrough = cmark_find_syntax_extension("strikethrough") {
            cmark_parser_attach_syntax_extension(parser, strikethrough)
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let document = cmark_parser_finish(parser) else { return nil }
        self.document = document
    }

    deinit { cmark_node_free(document) }

    var root: MarkdownNode { MarkdownNode(owner: self, pointer: document) }

    /// Evaluated once: registering twice is an error of the library.
    private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
}

/// A node of the tree. It keeps the tree alive.
struct MarkdownNode {
    private let owner: ParsedText
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

    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    var url: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
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
            if let literal = cmark_node_get_literal(node) { text += String(cString: literal) }
        }
    }
}
