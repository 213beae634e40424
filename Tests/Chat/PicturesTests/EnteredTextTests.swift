import ChatModels
import Devices
import Foundation
import Frames
import GoldenTesting
import Pictures
import Rendering
import Styles
import XCTest

/// Screens while text is entered or a menu is open, in both flavors.
final class EnteredTextTests: XCTestCase {
    private static let chat = """
        channel: { name: Hike, members: [ana, ben, mia], commands: [giphy, mute] }
        me: ana
        users: { ana: Ana, ben: { name: Ben, online: true }, mia: Mia }
        messages:
          - { id: trail, from: ben, at: 2024-05-02T12:00:00Z, text: Which trail? }
          - { id: fine, from: ana, at: 2024-05-02T12:05:00Z, text: Fine by me }

        """

    private func frame(
        _ lines: String, of chat: String = chat, flavor: Flavor = .uikit, height: CGFloat = 300,
        settings: RenderSettings = RenderSettings(scale: 1),
        _ change: (inout PictureSelection) -> Void = { _ in }
    ) throws -> Frame {
        let document = try ConversationReader.read(Data((chat + lines).utf8), name: "chat.yaml")
        var selection = PictureSelection(.channel, width: 300, height: height)
        change(&selection)
        return try ConversationPictures(
            document.conversations[0], selection: selection, flavor: flavor, settings: settings
        ).frames()[0]
    }

    private func assertGoldens(
        _ name: String, _ lines: String, height: CGFloat = 300, settings: RenderSettings = RenderSettings(scale: 1),
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) throws {
        for flavor in Flavor.allCases {
            assertGolden(
                of: try frame(lines, flavor: flavor, height: height, settings: settings),
                named: "\(name)-\(flavor.rawValue)", settings: settings, file: file, testName: testName, line: line)
        }
    }

    private func rect(of name: String, in frame: Frame) -> CGRect? {
        var found: CGRect?
        frame.forEach { part, rect in if found == nil, part.origin.type == name { found = rect } }
        return found
    }

    // MARK: The composer

    func testComposers() throws {
        try assertGoldens("text", "composer: { text: On my way, focused: true }", height: 160)
        try assertGoldens("quoting", "composer: { quoting: trail, text: Hello, caret: 2 }", height: 240)
        try assertGoldens("editing", "composer: { editing: fine }", height: 200)
        try assertGoldens("command", "composer: { command: giphy, text: lake }", height: 160)
        try assertGoldens("commands", "composer: { commands: true }", height: 260)
        try assertGoldens("mentions", "composer: { text: Ask @m }", height: 220)
        try assertGoldens("cooldown", "composer: { cooldown: 12 }", height: 160)
        try assertGoldens(
            "attachments", "composer: { attachments: [file: Route.pdf, voice-recording: 17] }",
            settings: RenderSettings(scale: 0.75))
    }

    func testAccessibilitySizesAndRightToLeft() throws {
        try assertGoldens(
            "large", "composer: { text: On my way, focused: true }", height: 200,
            settings: RenderSettings(scale: 1, contentSize: .accessibilityLarge))
        try assertGoldens(
            "arabic", "composer: { text: في الطريق, focused: true }", height: 160,
            settings: RenderSettings(scale: 1, direction: .rightToLeft, locale: "ar"))
    }

    private func caret(in frame: Frame) -> CGRect? {
        rect(of: "UIStandardTextCursorView", in: frame) ?? rect(of: "TextCursor", in: frame)
    }

    private func field(in frame: Frame) -> CGRect? {
        rect(of: "InputTextView", in: frame) ?? rect(of: "ComposerTextInputView", in: frame)
    }

    func testTheCaretIsWhereTextIsEntered() throws {
        for flavor in Flavor.allCases {
            let places = try [0, 1, 3].map { count in
                try XCTUnwrap(caret(in: frame("composer: { text: MMM, caret: \(count) }", flavor: flavor)))
            }
            XCTAssertEqual(places.map(\.width), [2, 2, 2])
            XCTAssertEqual(Set(places.map(\.minY)).count, 1)
            // Rounded to whole pixels.
            XCTAssertEqual(
                places[2].minX - places[0].minX, 3 * (places[1].minX - places[0].minX), accuracy: 2,
                flavor.rawValue)
            let long = String(repeating: "word ", count: 60)
            for place in ["caret: 4", "caret: 150", "focused: true"] {
                let frame = try frame("composer: { text: \"\(long)\", \(place) }", flavor: flavor)
                let field = try XCTUnwrap(field(in: frame))
                XCTAssertTrue(
                    field.contains(try XCTUnwrap(caret(in: frame))), "\(flavor.rawValue) \(place): \(field)")
            }
        }
    }

    func testWithoutFocusThereIsNoCaret() throws {
        for flavor in Flavor.allCases {
            XCTAssertNil(caret(in: try frame("composer: { text: Hi }", flavor: flavor)))
            let unfocused = "composer: { focused: false }\nkeyboard: letters"
            XCTAssertNil(caret(in: try frame(unfocused, flavor: flavor, height: 500)))
            XCTAssertNotNil(caret(in: try frame("", flavor: flavor) { $0.isFocused = true }))
            XCTAssertNotNil(caret(in: try frame("keyboard: letters", flavor: flavor, height: 500)))
        }
    }

    func testEqualAttachmentsAreNoProblem() throws {
        let attachments = "[voice-recording: 17, voice-recording: 17, file: a.pdf, file: a.pdf]"
        for flavor in Flavor.allCases {
            let rendered = try Rendered {
                try frame("composer: { attachments: \(attachments) }", flavor: flavor, height: 600)
            }
            XCTAssertEqual(rendered.problems.map { "\($0)" }, [], flavor.rawValue)
            XCTAssertEqual("\(rendered.value)".components(separatedBy: "00:17").count, 3, flavor.rawValue)
        }
    }

    // MARK: The keyboard

    func testKeyboards() throws {
        for appearance in [RenderSettings.Appearance.light, .dark] {
            try assertGoldens(
                "\(appearance)", "composer: { text: On my way }\nkeyboard: letters", height: 460,
                settings: RenderSettings(scale: 0.5, appearance: appearance))
        }
        let small = RenderSettings(scale: 0.5)
        let emoji = RenderSettings.withCurrent(small) {
            Keyboard(.emoji, on: .iPhone12).makeFrame(proposing: ProposedSize(width: 150))
        }
        assertGolden(of: emoji, named: "emoji", settings: small)
    }

    func testLanguages() throws {
        for locale in ["ar", "de", "hi", "ja", "ko"] {
            let settings = RenderSettings(scale: 0.75, locale: locale)
            let keys = RenderSettings.withCurrent(settings) {
                Keyboard(.letters, on: .iPhone12).makeFrame(proposing: ProposedSize(width: 320))
            }
            XCTAssertEqual(keys.rect.size, CGSize(width: 320, height: 291))
            assertGolden(of: keys, named: locale, settings: settings)
        }
    }

    /// The composer is on the keyboard, and the newest message above it.
    func testNothingIsUnderTheKeyboard() throws {
        for flavor in Flavor.allCases {
            let frame = try frame("keyboard: letters", flavor: flavor, height: 600)
            let keyboard = try XCTUnwrap(rect(of: "UIKeyboard", in: frame))
            XCTAssertEqual(keyboard, CGRect(x: 0, y: 309, width: 300, height: 291))
            XCTAssertEqual(try XCTUnwrap(caret(in: frame)).maxY, keyboard.minY - 18, accuracy: 4, flavor.rawValue)
        }
    }

    func testAKeyboardNeedsRoomAboveIt() {
        XCTAssertThrowsError(try frame("keyboard: letters", height: 400)) {
            XCTAssertEqual(
                "\($0)", "a height of 400 points leaves no room above the keyboard; it has to be 420 or more")
        }
    }

    private static let fullComposer = """
        composer:
          text: The lake
          quoting: trail
          attachments: [file: Route.pdf, file: Map.pdf, voice-recording: 17]
        keyboard: letters
        """

    /// A composer that is too high says which height it needs, and fits at that height.
    func testAComposerNeedsRoomAboveTheKeyboard() throws {
        for flavor in Flavor.allCases {
            XCTAssertThrowsError(try frame(Self.fullComposer, flavor: flavor, height: 500)) { error in
                guard case .noRoomForComposer(500, let least, nil, true)? = error as? PictureError else {
                    return XCTFail("\(error)")
                }
                XCTAssertEqual(
                    "\(error)",
                    "a height of 500 points leaves no room for the composer above the keyboard; "
                        + "it has to be \(Int(least)) or more, or show less in the composer")
                for height in [least, least - 1] {
                    let frame = try? self.frame(Self.fullComposer, flavor: flavor, height: height)
                    XCTAssertEqual(frame == nil, height < least, "\(flavor.rawValue) \(height)")
                }
            }
        }
    }

    func testAComposerNeedsRoomInLandscape() {
        var phone = Device.iPhone16
        phone.orientation = .landscape
        for flavor in Flavor.allCases {
            let selection: (inout PictureSelection) -> Void = {
                $0.device = phone
                $0.chrome = .bars
            }
            XCTAssertThrowsError(try frame(Self.fullComposer, flavor: flavor, selection)) { error in
                guard case .noRoomForComposer(393, _, "iPhone 16", true)? = error as? PictureError else {
                    return XCTFail("\(error)")
                }
            }
            XCTAssertNoThrow(try frame("composer: { quoting: trail, text: Fine }", flavor: flavor, selection))
        }
    }

    func testAComposerWithoutAKeyboardNeedsRoom() {
        let lines = Self.fullComposer.replacing("letters", with: "none")
        for flavor in Flavor.allCases {
            XCTAssertThrowsError(try frame(lines, flavor: flavor, height: 300)) { error in
                XCTAssertTrue(
                    "\(error)".hasPrefix("a height of 300 points leaves no room for the composer; "), "\(error)")
            }
            XCTAssertNoThrow(try frame(lines, flavor: flavor, height: 500))
        }
    }

    // MARK: Threads

    private static let thread = """
        me: ana
        messages:
          - id: trail
            from: ben
            text: Which trail?
            thread: { messages: [{ id: ridge, from: ana, text: The ridge }] }

        """

    func testRepliesOnTheirScreen() throws {
        for flavor in Flavor.allCases {
            func text(_ lines: String) throws -> String {
                "\(try frame(lines, of: Self.thread, flavor: flavor, height: 500) { $0.screen = .thread })"
            }
            XCTAssertTrue(try text("menu: ridge").contains("Copy Message"), flavor.rawValue)
            XCTAssertTrue(try text("composer: { editing: ridge }").contains("Edit Message"), flavor.rawValue)
            XCTAssertTrue(try text("composer: { quoting: ridge }").contains("Reply to Message"), flavor.rawValue)
        }
    }

    func testRepliesAreNotOnTheScreenOfTheChannel() {
        XCTAssertThrowsError(try frame("menu: ridge", of: Self.thread)) {
            XCTAssertEqual($0 as? PictureError, .noMenu("ridge"))
        }
        XCTAssertThrowsError(try frame("", of: Self.thread) { $0.menu = "ridgr" }) {
            XCTAssertEqual($0 as? PictureError, .unknownMenu("ridgr", nearest: "ridge", count: 1))
        }
        XCTAssertThrowsError(try frame("composer: { quoting: ridge }", of: Self.thread)) {
            XCTAssertEqual(
                "\($0)",
                "the composer quotes or edits “ridge”, which is not on this screen; show the screen with the message, "
                    + "or remove “quoting” and “editing”")
        }
    }

    // MARK: Directions

    /// Both flavors enter text in a UIKit text view: each paragraph begins at the edge of its first letter.
    func testTheFirstLetterDecidesWhereAParagraphBegins() throws {
        let texts = [
            ("iPhone هو الأفضل", beginsAtRight: false), ("الأفضل هو iPhone", beginsAtRight: true),
            ("123 הבית", beginsAtRight: true), ("הבית\nHello", beginsAtRight: true),
            ("Hello\nהבית", beginsAtRight: false),
        ]
        for flavor in Flavor.allCases {
            for direction in [RenderSettings.Direction.leftToRight, .rightToLeft] {
                for (text, beginsAtRight) in texts {
                    let line = text.replacing("\n", with: "\\n")
                    let frame = try frame(
                        "composer: { text: \"\(line)\", caret: 0 }", flavor: flavor,
                        settings: RenderSettings(scale: 1, direction: direction))
                    let field = try XCTUnwrap(field(in: frame))
                    let caret = try XCTUnwrap(caret(in: frame)).midX
                    XCTAssertEqual(
                        beginsAtRight ? field.maxX - caret : caret - field.minX, 8, accuracy: 4,
                        "\(flavor.rawValue) \(direction) \(text)")
                }
            }
        }
    }

    func testATabletHasNone() {
        XCTAssertThrowsError(try frame("keyboard: letters") { $0.device = .iPadMini }) {
            XCTAssertEqual($0 as? PictureError, .noKeyboard(device: "iPad mini"))
        }
    }

    // MARK: Menus

    func testMenus() throws {
        try assertGoldens("menu", "menu: fine", height: 440, settings: RenderSettings(scale: 0.5))
    }

    func testAMessageThatIsNotInViewIsScrolledTo() throws {
        let many = (1...40).map { "  - { id: n\($0), from: ben, text: Number \($0) }\n" }.joined()
        for flavor in Flavor.allCases {
            let frame = try frame("menu: n3", of: "me: ana\nmessages:\n" + many, flavor: flavor, height: 500)
            XCTAssertTrue("\(frame)".contains("Number 3\""), flavor.rawValue)
            XCTAssertTrue("\(frame)".contains("Copy Message"), flavor.rawValue)
        }
    }

    func testMessagesWithoutAMenu() throws {
        let chat = "me: ana\nmessages: [{ id: gone, from: ana, text: x, deleted: true }]\n"
        XCTAssertThrowsError(try frame("menu: gone", of: chat)) {
            XCTAssertEqual($0 as? PictureError, .noMenu("gone"))
        }
        XCTAssertThrowsError(try frame("", of: chat) { $0.menu = "gonr" }) {
            XCTAssertEqual($0 as? PictureError, .unknownMenu("gonr", nearest: "gone", count: 1))
        }
    }

    // MARK: Tabs and landscape

    func testTabBars() throws {
        let chats = """
            me: ana
            list: { title: Chats, tabs: [{ title: Chats, symbol: message.fill, badge: 3 }, { title: Settings, symbol: gear }] }
            channels: [{ channel: { name: Hike }, messages: [{ from: ben, text: Which trail? }] }]
            """
        let document = try ConversationReader.read(Data(chats.utf8), name: "chat.yaml")
        for flavor in Flavor.allCases {
            assertGolden(
                of: try ListPicture(
                    document.conversations,
                    selection: PictureSelection(.channelList, width: 280, height: 240, list: document.list),
                    flavor: flavor, settings: RenderSettings(scale: 1)
                ).frame(), named: flavor.rawValue, settings: RenderSettings(scale: 1))
        }
    }

    func testLandscape() throws {
        var phone = Device.iPhone16
        phone.orientation = .landscape
        for flavor in Flavor.allCases {
            let frame = try frame("keyboard: letters", flavor: flavor) {
                $0.device = phone
                $0.chrome = .device
            }
            XCTAssertEqual(frame.rect.size, CGSize(width: 892, height: 439), flavor.rawValue)
            XCTAssertNil(rect(of: "StatusBarView", in: frame))
            XCTAssertEqual(rect(of: "DeviceScreen", in: frame)?.size, CGSize(width: 852, height: 393))
        }
        assertGolden(
            of: try frame("") {
                $0.device = phone
                $0.chrome = .device
            }, settings: RenderSettings(scale: 0.4))
    }
}
