import CMarkdown
import XCTest

@testable import DocumentationPages

/// What is code, held against cmark-gfm: on random lines, both have to find the same blocks.
final class CodeTests: XCTestCase {
    private static let pieces = [
        "", "", "", "a", "b c", "    code", "\tcode", "  ", "```", "```swift", "````", "~~~", "> ", ">", "> > ", "- ",
        "-", "* ",
        "+\t", "1. ", "2) ", "10. ", "   ", "      ", "# head", "---", "***", "===", "<!-- c -->", "<!--", "-->",
        "<div>",
        "</div>", "<b>", "<pre>", "</pre>", "<?", "?>", "text `x", "\\", "<script>x</script>", "<!D", "- - ", "> - ",
    ]

    func testCodeIsWhereCMarkFindsIt() throws {
        var random = SplitMix(seed: 7)
        for round in 0..<4000 {
            let lines = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
                    .joined()
            }
            // Settings at the beginning of a page are nothing that cmark knows of.
            if lines[0].hasPrefix("---") { continue }
            let text = lines.joined(separator: "\n") + "\n"
            XCTAssertEqual(try Self.ours(text), Self.expected(text), "round \(round): \(text.debugDescription)")
        }
    }

    /// The code blocks, such as `fence 3, 2 lines`.
    private static func ours(_ text: String) throws -> [String] {
        var blocks: [String] = []
        let source = try PageSource(file: "a.md", data: Data(text.utf8))
        BlockScanner.scan(source, .markdown) { block in
            switch block.kind {
            case .fence(_, let isClosed):
                blocks.append("fence \(block.firstLine), \(block.lines.count - (isClosed ? 2 : 1)) lines")
            case .code:
                // Empty lines at the end belong to nothing.
                let last = block.lines.lastIndex { !source.bytes[$0].allSatisfy(\.isBlank) } ?? 0
                blocks.append("code \(block.firstLine), \(last + 1) lines")
            case .text, .html, .raw, .directive: break
            }
        }
        return blocks
    }

    private static func expected(_ text: String) -> [String] {
        let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(document) }
        var blocks: [String] = []
        let iterator = cmark_iter_new(document)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return blocks }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK
            else { continue }
            let start = cmark_node_get_start_line(node)
            var (length, offset, sign) = (Int32(0), Int32(0), CChar(0))
            let isFence = cmark_node_get_fenced(node, &length, &offset, &sign) != 0
            let count = String(cString: cmark_node_get_literal(node)).count { $0 == "\n" }
            blocks.append("\(isFence ? "fence" : "code") \(start), \(count) lines")
        }
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
