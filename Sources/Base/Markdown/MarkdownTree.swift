internal import CMarkdown

/// Owns the tree that cmark-gfm makes of a text.
package final class MarkdownTree {
    private let document: OpaquePointer

    /// The spaces that aren't in the text, but before and behind its lines.
    private let guardSpace: Unicode.Scalar?

    /// Whether the text may have `^[text](attributes)`, and these are to be read.
    let mayHaveExtendedAttributes: Bool

    /// The extensions of GitHub's Markdown that are read besides CommonMark.
    package enum Extension: String, Sendable {
        case strikethrough, table
    }

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
        guard let document = text.withUTF8({ Self.parse($0, [.strikethrough]) }) else { return nil }
        self.document = document
    }

    /// Reads a text in UTF-8 with its blocks.
    ///
    /// - Returns: `nil` if the library has no memory.
    package init?(_ bytes: [UInt8], extensions: [Extension]) {
        mayHaveExtendedAttributes = false
        guardSpace = nil
        guard let document = bytes.withUnsafeBufferPointer({ Self.parse($0, extensions) }) else { return nil }
        self.document = document
    }

    deinit { cmark_node_free(document) }

    package var root: MarkdownNode { MarkdownNode(owner: self, pointer: document) }

    private static func parse(_ text: UnsafeBufferPointer<UInt8>, _ extensions: [Extension]) -> OpaquePointer? {
        registerExtensions
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for each in extensions {
            if let found = cmark_find_syntax_extension(each.rawValue) {
                cmark_parser_attach_syntax_extension(parser, found)
            }
        }
        text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        return cmark_parser_finish(parser)
    }

    /// The text at a pointer of the library, without guards.
    fileprivate func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return "" }
        let string = String(cString: pointer)
        guard let guardSpace, string.unicodeScalars.contains(guardSpace) else { return string }
        return String(String.UnicodeScalarView(string.unicodeScalars.filter { $0 != guardSpace }))
    }

    /// Evaluated once: registering twice is an error of the library.
    private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
}

/// A node of the tree. It keeps the tree alive.
package struct MarkdownNode {
    let owner: MarkdownTree
    private let pointer: OpaquePointer

    fileprivate init(owner: MarkdownTree, pointer: OpaquePointer) {
        self.owner = owner
        self.pointer = pointer
    }

    /// The kinds of nodes, under the library's names.
    package enum Kind: String, Sendable {
        case document, paragraph, heading, list, item, text, code, link, image, strikethrough, table, softbreak,
            linebreak
        case emphasis = "emph"
        case strong
        case quote = "block_quote"
        case codeBlock = "code_block"
        case htmlBlock = "html_block"
        case htmlInline = "html_inline"
        case thematicBreak = "thematic_break"
        case tableHeader = "table_header"
        case tableRow = "table_row"
        case tableCell = "table_cell"
    }

    /// The kind of the node; `nil` for those of other extensions.
    package var kind: Kind? { cmark_node_get_type_string(pointer).flatMap { Kind(rawValue: String(cString: $0)) } }

    var children: [MarkdownNode] {
        var children: [MarkdownNode] = []
        var next = firstChild
        while let child = next {
            children.append(child)
            next = child.next
        }
        return children
    }

    package var parent: MarkdownNode? { node(cmark_node_parent(pointer)) }
    package var previous: MarkdownNode? { node(cmark_node_previous(pointer)) }
    package var next: MarkdownNode? { node(cmark_node_next(pointer)) }
    package var firstChild: MarkdownNode? { node(cmark_node_first_child(pointer)) }

    /// The next node in the order of the document that isn't within this one.
    package var following: MarkdownNode? {
        var node: MarkdownNode? = self
        while let current = node {
            if let next = current.next { return next }
            node = current.parent
        }
        return nil
    }

    private func node(_ pointer: OpaquePointer?) -> MarkdownNode? {
        pointer.map { MarkdownNode(owner: owner, pointer: $0) }
    }

    /// What stands in a text, in code or in HTML.
    package var literal: String { owner.string(cmark_node_get_literal(pointer)) }

    /// The destination of a link, or the source of a picture.
    package var url: String { owner.string(cmark_node_get_url(pointer)) }

    /// The words behind the fence of a block of code; `nil` for code that is indented.
    package var fenceInfo: String? {
        var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
        guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
        return owner.string(cmark_node_get_fence_info(pointer))
    }

    /// The line that a block begins in, counted from 1; 0 if the library doesn't know.
    package var startLine: Int { Int(cmark_node_get_start_line(pointer)) }

    /// The byte in its first line that a block begins with, counted from 1.
    package var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

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
