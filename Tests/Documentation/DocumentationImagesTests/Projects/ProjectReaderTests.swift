import Documents
import Foundation
import Frames
import Pictures
import XCTest

@testable import DocumentationImages

final class ProjectReaderTests: ProjectTestCase {
    private func only(_ text: String) throws -> PictureSpecification {
        let pictures = try project(text).entries.flatMap(\.pictures)
        XCTAssertEqual(pictures.count, 1)
        guard case .one(let specification)? = pictures.first?.content else {
            throw XCTSkip("it is one picture of one look")
        }
        return specification
    }

    // MARK: Defaults

    func testDefaultsApplyUnlessAPictureOverridesThem() throws {
        let shown = try only(
            """
            defaults: { conversation: chat.yaml, scale: 3, appearance: dark, locale: nl_NL }
            pictures: { a: { appearance: light } }
            """)
        XCTAssertEqual(shown.settings.scale, 3)
        XCTAssertEqual(shown.settings.appearance, .light)
        XCTAssertEqual(shown.settings.locale, "nl_NL")
    }

    func testEmptyValueRemovesDefault() throws {
        let shown = try only(
            """
            defaults: { conversation: chat.yaml, device: iPhone 12 }
            pictures: { a: { device: null } }
            """)
        XCTAssertNil(shown.selection.device)
        XCTAssertEqual(shown.selection.screen, .messages)
    }

    /// A default device applies to whole screens only, and doesn't conflict with other pictures.
    func testDefaultDeviceAppliesToScreens() throws {
        let project = try project(
            """
            defaults: { conversation: chat.yaml, device: iPhone 12, chrome: device }
            pictures: { a: {}, b: { screen: message, message: 1 }, c: { width: 300, screen: channel, chrome: none } }
            """)
        let selections = project.entries.flatMap(\.pictures).flatMap(\.content.specifications).map(\.selection)
        XCTAssertEqual(selections.map(\.device?.name), ["iPhone 12", nil, nil])
        XCTAssertEqual(selections.map(\.screen), [.channel, .message, .channel])
        XCTAssertEqual(selections[0].defaultScale, 3)
        XCTAssertEqual(selections[2].width, 300)
    }

    func testBritishSpellingsAreTheSameKeys() throws {
        let entry = "pictures: { a: { conversation: chat.yaml, flavour: swiftui } }"
        XCTAssertEqual(try only(entry).flavor, .swiftui)
        let defaults = "defaults: { conversation: chat.yaml, flavour: swiftui }\n"
        XCTAssertEqual(try only(defaults + "pictures: { a: {} }").flavor, .swiftui)
        XCTAssertEqual(try only(defaults + "pictures: { a: { flavor: uikit } }").flavor, .uikit)
        XCTAssertThrowsError(try only("pictures: { a: { conversation: chat.yaml, flavour: nonsense } }"))
    }

    // MARK: Names of files

    func testVariants() throws {
        XCTAssertEqual(
            try paths(
                """
                pictures:
                  a:
                    conversation: chat.yaml
                    variants: { appearance: [light, dark], locale: [en_US, nl_NL], device: [iPhone SE, iPhone 14 Pro] }
                """),
            [
                "images/a.png", "images/a-dark.png", "images/a-nl_NL.png", "images/a-nl_NL-dark.png",
                "images/a-iphone-14-pro.png", "images/a-iphone-14-pro-dark.png", "images/a-iphone-14-pro-nl_NL.png",
                "images/a-iphone-14-pro-nl_NL-dark.png",
            ])
    }

    /// With a single appearance, the file name has no suffix.
    func testSingleAppearance() throws {
        let text = "pictures: { a: { conversation: chat.yaml, variants: { appearance: [dark] } } }"
        XCTAssertEqual(try paths(text), ["images/a.png"])
    }

    func testBeforeAndAfter() throws {
        let text = """
            pictures:
              a:
                conversation: chat.yaml
                variants: { appearance: [dark, light] }
                before: {}
                after: { style: { bubble: { corner-radius: 0 } } }
            """
        XCTAssertEqual(
            try paths(text),
            ["images/a-before-dark.png", "images/a-after-dark.png", "images/a-before.png", "images/a-after.png"])
        XCTAssertEqual(try paths(text + "\n    show: side-by-side"), ["images/a-dark.png", "images/a.png"])
    }

    /// In a catalog, DocC reads the appearance and the scale from the name.
    func testNamesInACatalog() throws {
        let text = """
            folder: ./Guide.docc/Resources/
            defaults: { conversation: chat.yaml, variants: { appearance: [light, dark] } }
            pictures: { a: {}, b: { scale: 3 }, c: { scale: 1 }, d: { format: svg } }
            """
        XCTAssertEqual(
            try paths(text).map { ($0 as NSString).lastPathComponent },
            ["a@2x.png", "a~dark@2x.png", "b@3x.png", "b~dark@3x.png", "c.png", "c~dark.png", "d.svg", "d~dark.svg"])
        try assertRefused(
            text + "\n", replacing: "scale: 3", with: "scale: 1.5", at: 3,
            saying: "pictures.b: DocC knows 1, 2 and 3 pixels per point, not 1.5")
    }

    private func assertRefused(
        _ text: String, replacing old: String, with new: String, at line: Int, saying sentence: String
    ) throws {
        try assertRefused(text.replacingOccurrences(of: old, with: new), at: line, saying: sentence)
    }

    func testSheets() throws {
        let project = try project(
            """
            pictures:
              all: { sheet: [a, b], columns: 2 }
              a: { conversation: chat.yaml, caption: First, variants: { appearance: [light, dark] } }
              b: { conversation: chat.yaml, before: {}, after: { width: 200 } }
            """)
        guard case .sheet(let items, let columns, _) = project.entries[0].pictures[0].content else {
            return XCTFail("it is a sheet")
        }
        XCTAssertEqual(items.map(\.caption), ["First", "First · dark", "b · before", "b · after"])
        XCTAssertEqual(columns, 2)
    }

    // MARK: Mistakes

    func testMistakes() throws {
        let a = "defaults: { conversation: chat.yaml }\npictures:\n  a: "
        try assertRefused("pictures: { a: {} }", at: 1, saying: "the key “conversation” is missing in pictures.a")
        try assertRefused(
            a + "{ scren: channel }", at: 3,
            saying: "unknown key “scren” in pictures.a; did you mean “screen”?")
        try assertRefused(
            a + "{ screen: message, device: iPhone 12 }", at: 3,
            saying:
                "pictures.a.device: “device” has no meaning here: it is for whole screens, such as “screen: channel”; "
                + "“message” is not one")
        try assertRefused(
            a + "{ device: iFone 12 }", at: 3,
            saying: "pictures.a.device: “iFone 12” is not a known device; did you mean "
                + "iPhone 12, iPhone 11, iPhone 13?")
        try assertRefused(
            a + "{ locale: klingon }", at: 3,
            saying: "pictures.a.locale: “klingon” is not a locale; en_US and nl_NL are")
        try assertRefused(
            a + "{ scroll: -3, screen: channel }", at: 3,
            saying:
                "pictures.a.scroll: expected a number of points from 0 up, or top, bottom or unread"
                + ", found the number -3")
        try assertRefused(
            a + "{ keyboard: letters, screen: messages }", at: 3,
            saying: "pictures.a.keyboard: “keyboard” has no meaning here: it is for screens of messages; add “screen: "
                + "channel” or “screen: thread”")
        try assertRefused(
            a + "{ keyboard: letters, menu: 1 }", at: 3,
            saying: "pictures.a.keyboard: “keyboard” has no meaning here: an open menu hides the keyboard; remove one "
                + "of them")
        try assertRefused(
            a + "{ tab-bar: \"Chats,\", screen: channel-list }", at: 3,
            saying:
                "pictures.a.tab-bar: expected tabs such as Chats:message.fill:3,Settings:gear, found “Chats,”")
        try assertRefused(
            a + "{ after: {} }", at: 3,
            saying: "pictures.a.after: “after” has no meaning here: there is no “before”; add “before: {}”")
        try assertRefused(
            a + "{ variants: { appearance: [light, light] } }", at: 3,
            saying: "pictures.a.variants.appearance[1]: “light” is repeated; remove one")
        try assertRefused(
            a + "{ background: #fff }", at: 3, column: 20,
            saying: "# after a space begins a comment; the text needs quotes: background: \"#fff\"")
        try assertRefused(
            a + "{ format: gif }", at: 3,
            saying: "pictures.a.format: gif can't contain this picture: it is for “show: animation”; "
                + "use png, svg or webp for still pictures")
        try assertRefused(
            a + "{ sheet: [b] }", at: 3, saying: "pictures.a.sheet[0]: there is no picture “b”; name one of this file")
        try assertRefused(
            a + "{ sheet: [a], device: iPhone 12 }", at: 3,
            saying: "pictures.a: “device” has no meaning here: set it in the pictures that the sheet shows")
    }

    func testInvalidNames() throws {
        for name in ["../a", "a/b", "a b", "ä", "-a", ".a", String(repeating: "a", count: 101)] {
            let shown = name.count > 40 ? name.prefix(39) + "…" : name
            try assertRefused(
                "pictures: { \"\(name)\": { conversation: chat.yaml } }", at: 1,
                saying: "“\(shown)” is not a valid picture name; use at most 100 letters, digits, - and _")
        }
    }

    func testTwoPicturesInTheSameFile() throws {
        try assertRefused(
            """
            defaults: { conversation: chat.yaml }
            pictures:
              a: { variants: { appearance: [light, dark] } }
              A-dark: {}
            """, at: 4,
            saying: "pictures.A-dark: the picture would be written to images/A-dark.png, as “a” is; rename one of "
                + "them")
    }

    /// Nothing is written outside of the documents' folder.
    func testFoldersOutsideOfTheProject() throws {
        for folder in ["../images", "/tmp/images", "a/../../b", "~/images"] {
            try assertRefused(
                "folder: \(folder)\npictures: {}", at: 1,
                saying:
                    "folder: the folder “\(folder)” is outside the folder of this file; pictures are written only below that"
            )
        }
    }

    func testMistakesInUnusedDefaults() throws {
        try assertRefused(
            "defaults: { screen: chanel }\npictures: {}", at: 1,
            saying: "defaults.screen: unknown value “chanel”; did you mean “channel”?")
        try assertRefused(
            "defaults: { appearance: drak }\npictures: {}", at: 1,
            saying: "defaults.appearance: unknown value “drak”; did you mean “dark”?")
    }
}
