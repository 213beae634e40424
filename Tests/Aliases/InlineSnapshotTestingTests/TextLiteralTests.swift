import SwiftParser
import SwiftSyntax
import Testing

@testable import InlineSnapshotTesting

struct TextLiteralTests {
    @Test(arguments: [
        "", "a", "a\nb\n", "\n\n", "  indented\n\n   more", "tab\tin\n\tfront", "trailing  \nspace ",
        "quotes \"\"\" within", "quotes \"\"\"# and a sign", "\"\"\"##\n\"\"\"", "\"", "ends in \"\"",
        "back\\slash \\n \\#n",
        "\\(no) interpolation", "a\r\nb\r", "null \0, bell \u{7}, escape \u{1B}[0m", "bidi \u{202E} and \u{FEFF}",
        "é e\u{301} 👩‍👩‍👧 日本語", "#\"\"\"#", "\u{2028}",
    ])
    func theLiteralHasTheTextAgain(_ text: String) throws {
        for indentation in ["", "    ", "\t"] {
            let lines = TextLiteral.lines(of: text).map { $0.isEmpty ? "" : indentation + $0 }
            let tree = Parser.parse(source: lines.joined(separator: "\n"))
            #expect(!tree.hasError)
            let literal = try #require(tree.statements.first?.item.as(StringLiteralExprSyntax.self))
            #expect(literal.representedLiteralValue.map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test func aLiteralIsRawOnlyIfItHasToBe() {
        #expect(TextLiteral.lines(of: "1 tea") == ["\"\"\"", "1 tea", "\"\"\""])
        #expect(TextLiteral.lines(of: "1\\2") == ["#\"\"\"", "1\\2", "\"\"\"#"])
        #expect(TextLiteral.lines(of: "\"\"\"#") == ["##\"\"\"", "\"\"\"#", "\"\"\"##"])
        #expect(TextLiteral.lines(of: "1\\2\r") == ["#\"\"\"", "1\\2\\#r", "\"\"\"#"])
    }
}
