import Foundation
import XCTest

@testable import Documents

/// Texts that need quotes in YAML, as people type them, and the suggested line.
final class UnquotedTextTests: XCTestCase {
    private enum Key: String, DocumentKey, CaseIterable {
        case from, text, at
        static let noun = "a message"
        var shape: ValueShape {
            switch self {
            case .from: .called("the id of a user", .text)
            case .text: .text
            case .at: .date
            }
        }
        var comment: String { "" }
    }

    private func complaint(_ yaml: String) -> String? {
        do {
            let kind = DocumentKind(noun: "list", minimum: "a list", keys: Key.self)
            return try SourceFile(name: "a.yaml", data: Data(yaml.utf8), kind: kind).read {
                place throws(DocumentError) in
                for element in try place.elements() {
                    let keys = try KeyedNode<Key>(element)
                    _ = (try keys.text(.from), try keys.text(.text))
                }
                return place.commentProblems.first?.description
            }
        } catch {
            return "\(error)"
        }
    }

    /// The text typed after `text: `, its problem, and the intended text; the latter two are `nil` if it is valid as it
    /// is.
    private struct Typed {
        var text: String
        var inBraces: (reason: String, meant: String)?
        var onItsLine: (reason: String, meant: String)?

        /// A text that is wrong in the same way on its own line and in braces.
        static func both(_ text: String, _ reason: String, _ meant: String? = nil) -> Typed {
            Typed(text: text, inBraces: (reason, meant ?? text), onItsLine: (reason, meant ?? text))
        }

        static func inBraces(_ text: String, _ reason: String, _ meant: String? = nil) -> Typed {
            Typed(text: text, inBraces: (reason, meant ?? text))
        }

        static func onItsLine(_ text: String, _ reason: String, _ meant: String? = nil) -> Typed {
            Typed(text: text, onItsLine: (reason, meant ?? text))
        }

        /// A text that is wrong for its comma in braces, and for its colon on its own line.
        static func commaAndColon(_ text: String, _ reason: String = commaOrKey) -> Typed {
            Typed(text: text, inBraces: (reason, text), onItsLine: (colon, text))
        }

        static func right(_ text: String) -> Typed { Typed(text: text) }
    }

    private static func begins(_ sign: String) -> String { "a text that begins with \(sign) needs quotes" }
    private static let comma = "the text has a comma; it needs quotes"
    /// After the sentence about an unknown key.
    private static let commaOrKey = "a text with a comma needs quotes"
    private static let colon = "the text has a colon; it needs quotes"
    private static let bracket = "the text has a bracket; it needs quotes"
    private static let apostrophe = "an apostrophe ends a text in single quotes; use double quotes"
    private static let typographic = "use straight quotes, not typographic ones"
    private static let comment = "# after a space begins a comment; the text needs quotes"
    private static let unclosed = "the quote isn't closed on its line"

    private static let table: [Typed] = [
        .right("hello"), .right("yes"), .right("no"), .right("1.0"), .right("12:30"), .right("0x1F"),
        .right("2024-05-06"),
        .right("http://a.b:80/x"), .right("a:b"), .right("--- hi"), .right("a\tb"), .right("\thi"), .right("1:30:00"),
        .right("+49 1"), .right("„hi“"), .right(#""a, b: [c]""#), .right("'it''s'"), .right("!!str yes"),
        .right("a & b"),
        .right("so good!"),
        // Commas.
        .inBraces("Hello, you", comma), .inBraces("a,b,c", comma), .inBraces("a , b,  c", comma),
        .commaAndColon("Hello, you: there"), .commaAndColon("Hello, You: and, me", comma),
        .inBraces("“hi, there”", typographic, "hi, there"), .inBraces("hi, @sam", comma),
        // Colons.
        .both("Hello: you", colon), .both("Hello, you: there: now", colon), .both("hello:", colon),
        .both(": hi", colon),
        .both("a : b", colon), .inBraces(":)", colon), .both(":love:", colon), .both(#"He said: "no""#, colon),
        .both("“hi: there”", typographic, "hi: there"),
        // Brackets.
        .inBraces("see [1] and {2}", bracket), .inBraces("a [link](b)", bracket), .inBraces("a{b", bracket),
        .inBraces("a}b", bracket), .inBraces("a]b", bracket), .both("[hi]", begins("[")), .both("{hi}", begins("{")),
        .both("[hi] there", begins("[")), .onItsLine("{name}, hi", begins("{")),
        // Characters with a meaning in YAML.
        .both("@sam hi", begins("@")), .both("%x", begins("%")), .both("`code`", begins("`")),
        .both("*bold* x", begins("*")),
        .both("**bold**", begins("*")), .both("&amp x", begins("&")), .both("&amp", begins("&")),
        .both("!wow", begins("!")),
        .both("! x", begins("!")), .both("!!! no", begins("!")), .both("!include a", begins("!")),
        .both("| hi", begins("|")),
        .both("> quote", begins(">")), .both("- hi", begins("-")), .both("? hi", begins("?")),
        .onItsLine(", hi", begins(",")),
        // Quotes.
        .both("'it's'", apostrophe, "it's"), .both("'it's fine", apostrophe, "it's fine"),
        .both(#""a" b"#, begins(#"""#) + " around all of it"), .both("'a' b", begins("'") + " around all of it"),
        .commaAndColon(#"He said "hi", ok: "no""#),
        .both(#""He said "hi"""#, "a quote inside quotes needs a backslash", #"He said "hi""#),
        .both(#""hello"#, unclosed, "hello"), .both("'hello", unclosed, "hello"), .both(#"""#, unclosed),
        .both(#""a\qb""#, "double the backslash, or use single quotes", #"a\qb"#),
        // Comments.
        .inBraces("hi #channel", comment), .inBraces("#channel", comment), .inBraces("hi # there", comment),
        .inBraces("a #", comment),
    ]

    private func quoted(_ text: String) -> String {
        "text: \"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// - Parameter yaml: A document that contains the typed line.
    private func check(_ yaml: String, _ line: String, _ expected: (reason: String, meant: String)?, in number: Int) {
        guard let expected else { return XCTAssertNil(complaint(yaml), yaml) }
        let (found, offer) = (complaint(yaml) ?? "nothing", quoted(expected.meant))
        XCTAssertTrue(found.hasPrefix("a.yaml:\(number):"), "\(yaml) → \(found)")
        XCTAssertTrue(found.hasSuffix("\(expected.reason): \(offer)"), "\(yaml) → \(found)")
        XCTAssertNil(complaint(yaml.replacing(line, with: offer)), "the offer is right: \(offer)")
    }

    func testTextsOnTheirOwnLines() {
        for typed in Self.table {
            // On its own line, a comment is only doubtful.
            guard typed.inBraces?.reason != Self.comment else { continue }
            let line = "text: \(typed.text)"
            check("- from: leia\n  \(line)\n- from: han\n  text: ok\n", line, typed.onItsLine, in: 2)
            check("# {a} 'b\n- from: \"x: 'y\"\n  at: |\n    [a\n    'b\n  \(line)\n", line, typed.onItsLine, in: 6)
        }
    }

    func testTextsInBraces() {
        for typed in Self.table where typed.onItsLine == nil || typed.inBraces != nil {
            let line = "text: \(typed.text)"
            check("- { from: leia, \(line) }\n- { from: han, text: ok }\n", line, typed.inBraces, in: 1)
            check("[\n  { from: leia,\n    \(line) },\n  { from: han }\n]\n", line, typed.inBraces, in: 3)
            guard typed.inBraces?.reason != Self.comment, typed.inBraces?.reason != Self.unclosed else { continue }
            check("- { \(line), at: x }\n", line, typed.inBraces, in: 1)
        }
    }

    func testElementsOfListsAreOfferedWithoutAKey() {
        XCTAssertEqual(complaint("- @x"), #"a.yaml:1:3: a text that begins with @ needs quotes: "@x""#)
        XCTAssertEqual(complaint("- text: [a, @x, b]"), #"a.yaml:1:13: a text that begins with @ needs quotes: "@x""#)
        XCTAssertEqual(complaint("[:love:]"), #"a.yaml:1:2: the text has a colon; it needs quotes: ":love:""#)
        XCTAssertEqual(complaint("- { :love: 2 }"), #"a.yaml:1:5: a key that begins with : needs quotes: ":love:": 2"#)
    }

    func testValuesOfOtherKeysAreOfferedToo() {
        XCTAssertEqual(
            complaint("{ a: Lee, Ann }"), #"a.yaml:1:6: the text has a comma; it needs quotes: a: "Lee, Ann""#)
        XCTAssertEqual(
            complaint("{ a: Lee, Ann, b: Ben }"), #"a.yaml:1:6: the text has a comma; it needs quotes: a: "Lee, Ann""#)
        XCTAssertEqual(complaint("{ a, b }"), "a.yaml:1: expected a list, found a mapping", "no value at all")
        XCTAssertEqual(
            complaint("{ a: x, b: }"), "a.yaml:1: expected a list, found a mapping", "a key without one")
    }

    func testWhatMayBeACommentIsReported() {
        XCTAssertEqual(
            complaint("- from: leia\n  text: see #general, all"),
            "a.yaml:2: [0].text: “#general, all” is a comment, because # follows a space; to keep it: "
                + #"text: "see #general, all""#)
        for comment in [" # so", " ## so", " #", "#so"] { XCTAssertNil(complaint("- text: see\(comment)\n"), comment) }
        XCTAssertNil(complaint("- text: 3 #so\n"), "numbers don't go on so")
    }

    /// Unclosed quotes that swallow the lines below end at others' quotes.
    func testTheQuoteThatOpensIsNamed() {
        XCTAssertEqual(
            complaint("- from: a\n  text: \"hello\n- from: b\n  text: \"bye\"\n"),
            #"a.yaml:2:9: the quote isn't closed on its line: text: "hello""#)
        XCTAssertNil(complaint("- text: \"hello\n    and 'bye\"\n"), "a text may have several lines")
    }

    func testOtherMistakesKeepTheirAdvice() {
        XCTAssertEqual(
            complaint("- { from: leia text: Hi }"),
            "a.yaml:1:20: not valid YAML: did not find expected ',' or '}'; a comma or the closing bracket is missing")
        XCTAssertEqual(complaint("- {from: leia, text:Hi}"), "a.yaml:1: [0]: a colon is followed by a space: text: Hi")
        XCTAssertEqual(
            complaint("- { from: leia, txt: Hi }"),
            "a.yaml:1: unknown key “txt” in [0]; did you mean “text”?")
        XCTAssertEqual(
            complaint("- from: leia\n\ttext: Hi"),
            "a.yaml:2:1: not valid YAML: the line is indented with a tab; use spaces")
        XCTAssertEqual(
            complaint("- text: hello\n  there\n"),
            "a.yaml:2:3: not valid YAML: could not find expected ':'; put a colon and a space after a key, and indent a text "
                + "of several lines")
        XCTAssertEqual(complaint("- &a { text: x }\n- *a\n- text: &b x\n- text: *b\n"), nil, "anchors that are used")
    }

    /// The value of a key that accepts no text has no intended comma.
    func testAnUnknownKeyAfterAnIdentifier() {
        XCTAssertEqual(
            complaint("- { from: ana, created: x }"),
            "a.yaml:1: unknown key “created” in [0]; known keys are from, text, at")
        XCTAssertEqual(
            complaint("- { from: ana, text: Hi, created: x }"),
            #"a.yaml:1: [0]: unknown key “created”; known keys are from, text, at; a text with a comma needs quotes: "#
                + #"text: "Hi, created: x""#)
        XCTAssertEqual(
            complaint("- { from: ana, text: Hi, created: [x] }"),
            "a.yaml:1: unknown key “created” in [0]; known keys are from, text, at", "no text goes on like this")
    }

    func testTheSecondOfTwoKeysIsNamed() {
        XCTAssertEqual(complaint("- from: a\n  text: x\n  from: b\n"), "a.yaml:3: duplicate key “from”; remove one")
    }

    func testAVeryLongLineTakesNoTime() {
        let text = String(repeating: "a: b, ", count: 100_000)
        XCTAssertLessThan(complaint("- { text: \(text) }")?.count ?? 0, 300)
    }

    /// Each doubtful place is examined with everything before it, unless the first one settles the matter.
    func testManyDoubtfulPlacesTakeNoTime() {
        let lines = ["- text:\n    !a b\n", "- { at: \"a\", b: c, d }\n", "- text: see #a\n", "- text:\n    &a b\n"]
        for line in lines {
            let start = ContinuousClock.now
            XCTAssertNotNil(complaint(String(repeating: line, count: 10_000)), line)
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(60), line)
        }
    }

    func testTagsElsewhereAreRefused() {
        XCTAssertEqual(
            complaint("- text:\n    !a b\n"), "a.yaml:2:5: not valid YAML: a text that begins with ! needs quotes")
        XCTAssertEqual(
            complaint("- !a b: c\n"), "a.yaml:1:3: a text that begins with ! needs quotes: \"!a b: c\"")
    }
}
