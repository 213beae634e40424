import Frames
import XCTest

/// Pictures in several languages.
final class LocaleTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
    }

    private func frames(_ arguments: String...) throws -> String {
        let result = try run(["render", "chat.yaml", "--format", "frames", "-o", "a.json"] + arguments)
        XCTAssertEqual(result.status, 0, "\(arguments)")
        XCTAssertEqual(result.error, "", "\(arguments)")
        return String(decoding: try data("a.json"), as: UTF8.self)
    }

    func testBothFlavorsAreTranslated() throws {
        for flavor in ["uikit", "swiftui"] {
            let german = try frames("--screen", "channel", "--locale", "de_AT", "--flavor", flavor)
            XCTAssertTrue(german.contains("Nachricht senden"), flavor)
            XCTAssertFalse(german.contains("Send a message"), flavor)
            let japanese = try frames("--screen", "channel", "--locale", "ja", "--flavor", flavor)
            XCTAssertTrue(japanese.contains("メッセージを送信"), flavor)
        }
    }

    /// Arabic is drawn from right to left, unless a flag overrides it; two flags contradict each other.
    func testDirectionFollowsTheLanguage() throws {
        let (arabic, mirrored) = (try frames("--locale", "ar"), try frames("--rtl"))
        XCTAssertEqual(try frames("--locale", "ar", "--rtl"), arabic)
        XCTAssertNotEqual(try frames("--locale", "ar", "--ltr"), arabic)
        XCTAssertEqual(try frames("--ltr"), try frames())
        XCTAssertNotEqual(try frames(), mirrored)
        try assertFails(
            "render", "chat.yaml", "-o", "a.png", "--rtl", "--ltr",
            saying: "--rtl and --ltr can't be used together; remove one")
        try assertFails(
            "render", "chat.yaml", "-o", "a.png", "--ltr", "--rtl",
            saying: "--ltr and --rtl can't be used together; remove one")
    }

    func testALanguageWithoutTextsIsReported() throws {
        let result = try run("render", "chat.yaml", "--screen", "channel", "--locale", "cy", "-o", "a.png")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.error,
            "messageshot: warning: The components are not translated into the language of “cy”; their texts are English. "
                + "Available are ar, de, en, es, fr, hi, it, ja, ko, nl, pt.\n")
        try assertFails(
            "render", "chat.yaml", "--locale", "xq",
            saying:
                "--locale “xq” is not a locale; expected a locale like en_US or de_AT (--locale list shows languages)")
    }

    func testLanguagesAreListed() throws {
        let lines = try run("render", "--locale", "list").text.split(separator: "\n")
        XCTAssertEqual(lines.count, 15)
        XCTAssertTrue(lines[0].wholeMatch(of: /ar +Arabic +right to left  العربية/) != nil, "\(lines[0])")
        XCTAssertTrue(lines[2].wholeMatch(of: /en +English +left to right  English/) != nil, "\(lines[2])")
        XCTAssertTrue(lines.contains { $0.hasPrefix("en_XA ") }, "pseudo-languages")
        XCTAssertTrue(lines.contains { $0.hasPrefix("ar_XB ") && $0.contains("right to left") })
    }

    func testPseudoLanguagesAreDrawn() throws {
        for flavor in ["uikit", "swiftui"] {
            let accented = try frames("--screen", "channel", "--locale", "en-XA", "--flavor", flavor)
            XCTAssertTrue(accented.contains("[Šéñð å ɱéššåĝé one two three four]"), flavor)
            let bounded = try frames("--screen", "channel", "--locale", "en-x-bounded", "--flavor", flavor)
            XCTAssertTrue(bounded.contains("[# Send a message #]"), flavor)
        }
    }

    func testAnUnknownPartOfALocaleIsRefused() throws {
        let nearest = [
            ("de_DE_foo_bar", "de_DE"), ("nl_QX", "nl"), ("pt_BR_", "pt_BR"), ("en-x-foo", "en"), ("ar-x-double", "ar"),
            ("de_AT@calendar=gregorian", "de_AT"),
        ]
        for (locale, nearest) in nearest {
            try assertFails(
                "render", "chat.yaml", "--locale", locale,
                saying: "--locale “\(locale)” is not a locale; did you mean \(nearest)? (--locale list shows languages)"
            )
        }
    }

    /// The same picture, whatever the machine's language is.
    func testTheMachinesLanguageDoesNotCount() throws {
        let render = ["render", "chat.yaml", "--screen", "channel", "--locale", "ja", "--scale", "1", "-o"]
        for (name, language) in [("a.png", "C"), ("b.png", "ar_EG.UTF-8"), ("c.png", "zh_TW.UTF-8")] {
            let environment = ["LANG": language, "LC_ALL": language, "LANGUAGE": language]
            XCTAssertEqual(try run(render + [name], environment: environment).status, 0)
        }
        XCTAssertEqual(try data("a.png"), try data("b.png"))
        XCTAssertEqual(try data("a.png"), try data("c.png"))
    }
}
