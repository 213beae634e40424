import XCTest

@testable import MacroExpansion

/// Brackets and quotation marks inside literals and comments aren't those of code.
final class LexerTests: XCTestCase {
    func testLiteralsAreSingleTokens() {
        for literal in [
            #""a""#, #""a \" } b""#, #""a \(f("}")) b""#, #""\(a ? "(" : ")")""#, ##"#"a " \(b) } "#"##,
            ##"#"a \#("}") "#"##, "\"\"\"\n  a \" }\n  \"\"\"", "#/a}/#", "/a[\"}]/",
        ] {
            let tokens = Lexer.tokens(of: "let x = \(literal) + y")
            XCTAssertEqual(tokens.map(\.text), ["let", "x", "=", literal[...], "+", "y"], literal)
        }
    }

    func testADivisionIsNoRegularExpression() {
        XCTAssertEqual(
            Lexer.tokens(of: "a / b / c").map(\.text), ["a", "/", "b", "/", "c"])
        XCTAssertEqual(
            Lexer.tokens(of: "(a)/b/c").map(\.text), ["(", "a", ")", "/", "b", "/", "c"])
    }

    func testCommentsAreSkipped() {
        XCTAssertEqual(
            Lexer.tokens(of: "a // } \"\nb /* { /* nested */ \" */ c").map(\.text), ["a", "b", "c"])
        XCTAssertEqual(Lexer.tokens(of: "a /* never closed").map(\.text), ["a"])
    }

    func testDepthCountsBrackets() {
        let tokens = Lexer.tokens(of: "f([1]) { g() }")
        XCTAssertEqual(tokens.map(\.depth), [0, 0, 1, 2, 1, 0, 0, 1, 1, 1, 0])
    }

    func testUnfinishedCodeEnds() {
        for source in ["\"a", "\"\\(", "#\"", "\"\"\"", "`a", "/*", "}", "((", "\"\\", "#", "\"\\(\"", "/"] {
            _ = Lexer.tokens(of: source)
        }
    }

    func testStatementsEndWhereLinesCan() {
        func statements(_ source: String) -> [String] {
            Statements.split(Lexer.tokens(of: source)[...]).map { $0.map(\.text).joined(separator: " ") }
        }
        XCTAssertEqual(statements("a\nb; c"), ["a", "b", "c"])
        XCTAssertEqual(statements("let a =\n  1\n    + 2\nb\n  .c()\n  .d"), ["let a = 1 + 2", "b . c ( ) . d"])
        XCTAssertEqual(statements("@A\n@B\nprivate\nvar x = 1\ny"), ["@ A @ B private var x = 1", "y"])
        XCTAssertEqual(statements("if a\n{ b }\nelse\n{ c }\n#if X\nd").first, "if a { b }")
    }
}
