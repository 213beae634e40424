import ChatModels
import Foundation
import XCTest

/// The state of a composer, of a keyboard and of a menu in conversation files.
final class ComposerFileTests: XCTestCase {
    private static let chat = """
        channel: { name: Hike, commands: [giphy, mute], draft: And the }
        me: ana
        users: { ana: Ana, ben: Ben }
        messages:
          - { id: trail, from: ben, text: Which trail? }
          - { from: ana, text: The ridge }

        """

    private func read(_ lines: String, of chat: String = chat) throws -> ConversationDocument {
        try ConversationReader.read(Data((chat + lines).utf8), name: "chat.yaml", me: nil)
    }

    private func composer(_ value: String) throws -> ComposerInput {
        try XCTUnwrap(read("composer: \(value)").conversations[0].composer)
    }

    private func assertFails(_ lines: String, saying line: String, of chat: String = chat, at place: UInt = #line) {
        XCTAssertThrowsError(try read(lines, of: chat), line: place) { XCTAssertEqual("\($0)", line, line: place) }
    }

    // MARK: The composer

    func testAFileWithoutAComposerHasNone() throws {
        let conversation = try read("").conversations[0]
        XCTAssertNil(conversation.composer)
        XCTAssertEqual(conversation.channel.draftMessage?.text, "And the")
        XCTAssertEqual(conversation.keyboard, KeyboardState.none)
        XCTAssertNil(conversation.menu)
    }

    func testTextAndCaret() throws {
        let input = try composer("{ text: On my way, caret: 5, cooldown: 12, commands: true }")
        XCTAssertEqual(input, ComposerInput(text: "On my way", caret: 5, showsCommands: true, cooldown: 12))
        XCTAssertEqual(try composer("{ focused: true }"), ComposerInput(text: "And the", isFocused: true))
    }

    func testQuotingAndEditing() throws {
        let messages = try read("").conversations[0].messages
        XCTAssertEqual(try composer("{ quoting: trail, text: Yes }").purpose, .quoting(messages[0]))
        XCTAssertEqual(try composer("{ quoting: 2, text: Yes }").purpose, .quoting(messages[1]))
        XCTAssertEqual(try composer("{ editing: 2 }"), ComposerInput(text: "The ridge", purpose: .editing(messages[1])))
        XCTAssertEqual(try composer("{ editing: 2, text: The lake }").text, "The lake")
    }

    func testCommandAndAttachments() throws {
        XCTAssertEqual(try composer("{ command: giphy, text: hi }").command?.name, "giphy")
        let attachments = try composer("{ attachments: [file: Route.pdf, voice-recording: 17] }").attachments
        XCTAssertEqual(attachments.map(\.type), [.file, .voiceRecording])
        XCTAssertEqual(
            attachments.compactMap { $0.attachment(payloadType: VoiceRecordingAttachmentPayload.self)?.duration }, [17])
        let video = try composer("{ attachments: [video: { name: Lake.mp4, duration: 61 }] }").attachments[0]
        XCTAssertEqual(video.attachment(payloadType: VideoAttachmentPayload.self)?.payload.duration, 61)
    }

    func testAnotherUserSeesNoComposer() throws {
        let document = try ConversationReader.read(
            Data((Self.chat + "composer: { text: Hi }").utf8), name: "chat.yaml", me: "ben")
        XCTAssertNil(document.conversations[0].composer)
    }

    // MARK: The keyboard and the menu

    func testKeyboardAndMenu() throws {
        XCTAssertEqual(try read("keyboard: emoji").conversations[0].keyboard, .emoji)
        let conversation = try read("keyboard: none\nmenu: trail").conversations[0]
        XCTAssertEqual(conversation.keyboard, KeyboardState.none)
        XCTAssertEqual(conversation.menu, "trail")
        XCTAssertEqual(try read("menu: 2").conversations[0].menu, "message-2")
    }

    func testEachOfSeveralChannelsHasItsOwnState() throws {
        let document = try read(
            """
            me: ana
            channels:
              - { channel: { name: A }, messages: [{ from: ben, text: Hi }], composer: { text: Yes }, keyboard: letters }
              - { channel: { name: B }, messages: [{ from: ben, text: Ho }], menu: 1 }
            """, of: "")
        XCTAssertEqual(document.conversations.map(\.composer?.text), ["Yes", nil])
        XCTAssertEqual(document.conversations.map(\.keyboard), [.letters, KeyboardState.none])
        XCTAssertEqual(document.conversations.map(\.menu), [nil, "channel-2-message-1"])
    }

    func testTabs() throws {
        let list = try read(
            """
            channels: []
            list: { tabs: [Chats, { title: Threads, symbol: at, badge: 3, selected: true }] }
            """, of: ""
        ).list
        XCTAssertEqual(
            list.tabs, [ListTab("Chats"), ListTab("Threads", symbol: "at", badge: "3", isSelected: true)])
        XCTAssertEqual(
            ListTab.tabs(in: "Chats:message.fill:3, Settings::2"),
            [ListTab("Chats", symbol: "message.fill", badge: "3"), ListTab("Settings", badge: "2")])
        XCTAssertNil(ListTab.tabs(in: "Chats,,Settings"))
        XCTAssertNil(ListTab.tabs(in: "a:b:c:d"))
    }

    // MARK: Mistakes

    func testUnknownMessages() {
        assertFails(
            "composer: { quoting: trial }",
            saying: "chat.yaml:7: composer.quoting: “trial” is not a message; did you mean “trail”?")
        assertFails(
            "menu: 3",
            saying: "chat.yaml:7: menu: “3” is not a message; expected an id or a number from 1 to 2")
        assertFails(
            "composer: { quoting: 1, editing: 2 }",
            saying: "chat.yaml:7: “quoting” and “editing” can't be used together in composer; remove one")
    }

    func testUnknownCommands() {
        assertFails(
            "composer: { command: gify }",
            saying: "chat.yaml:7: composer.command: the channel has no command “gify”; expected giphy, mute")
        for key in ["command: giphy", "commands: true"] {
            assertFails(
                "messages: []\nme: ana\ncomposer: { \(key) }",
                saying: "chat.yaml:3: composer.\(key.prefix { $0 != ":" }): the channel has no commands; "
                    + "list them as “commands” of “channel”, such as commands: [giphy]", of: "")
        }
    }

    /// The replies of a thread have ids, and no numbers.
    func testReplies() throws {
        let chat = """
            me: ana
            messages:
              - id: trail
                from: ben
                text: Which trail?
                thread: { messages: [{ id: ridge, from: ana, text: The ridge }, { from: ben, text: Fine }] }

            """
        func conversation(_ lines: String) throws -> Conversation { try read(lines, of: chat).conversations[0] }
        let reply = try conversation("").messages[0].latestReplies[0]
        XCTAssertEqual(try conversation("menu: ridge").menu, "ridge")
        XCTAssertEqual(try conversation("composer: { quoting: ridge }").composer?.purpose, .quoting(reply))
        XCTAssertEqual(try conversation("composer: { editing: ridge }").composer?.text, "The ridge")
        assertFails(
            "menu: ridgr", saying: "chat.yaml:7: menu: “ridgr” is not a message; did you mean “ridge”?", of: chat)
        assertFails(
            "menu: 2", saying: "chat.yaml:7: menu: “2” is not a message; expected an id or a number from 1 to 1",
            of: chat)
    }

    func testMessagesThatCanNotBeQuotedOrEdited() {
        let chat = """
            me: ana
            messages:
              - { id: gone, from: ana, text: a, deleted: true }
              - { id: new, from: ana, text: b, state: sending }
              - { id: note, type: system, text: c }
              - { id: draft, from: ana, text: d, type: ephemeral }

            """
        for (key, verb) in [("quoting", "quoted"), ("editing", "edited")] {
            let states = [
                ("gone", "deleted"), ("new", "still being sent"), ("note", "a system message"),
                ("draft", "an ephemeral message"),
            ]
            for (id, state) in states {
                assertFails(
                    "composer: { \(key): \(id) }",
                    saying: "chat.yaml:7: composer.\(key): “\(id)” is \(state) and can’t be \(verb); "
                        + "name another message", of: chat)
            }
        }
    }

    func testStatesThatContradictEachOther() throws {
        assertFails(
            "composer: { editing: 2, cooldown: 4 }",
            saying: "chat.yaml:7: composer.cooldown: slow mode doesn’t delay an edit; remove “cooldown” or “editing”")
        XCTAssertEqual(try composer("{ editing: 2, cooldown: 0 }").cooldown, 0)
        assertFails(
            "composer: { command: giphy, commands: true }",
            saying: "chat.yaml:7: “command” and “commands” can't be used together in composer; remove one")
        XCTAssertEqual(try composer("{ command: giphy, commands: false }").command?.name, "giphy")
        assertFails(
            "composer: { command: giphy, attachments: [file: a.pdf] }",
            saying: "chat.yaml:7: “command” and “attachments” can't be used together in composer; remove one")
        assertFails(
            "channel: { cooldown: 30 }\nme: ana\nmessages: []\ncomposer: { cooldown: 31 }",
            saying: "chat.yaml:4: composer.cooldown: 31 seconds are longer than the “cooldown” of the channel, 30; "
                + "expected 0 to 30", of: "")
        assertFails(
            """
            channels: []
            list:
              tabs:
                - { title: Chats, selected: true }
                - { title: Calls, selected: false }
                - { title: Settings, selected: true }
            """,
            saying: "chat.yaml:6: list.tabs[2].selected: the tab “Chats” is selected already; select one tab", of: "")
    }

    func testListsInPlaceOfMappings() {
        assertFails(
            "composer: [a]",
            saying: "chat.yaml:7: composer: expected a composer, such as { attachments: […] }, found a list")
        assertFails(
            "list: [Chats]",
            saying: "chat.yaml:7: list: expected the state of a list, such as { tabs: […] }, found a list")
        assertFails(
            "messages: [{ from: ana, text: Hi, thread: [{ from: ben, text: Ho }] }]",
            saying: "chat.yaml:1: messages[0].thread: expected a thread, such as { messages: […] }, found a list",
            of: "")
    }

    func testOtherMistakes() {
        assertFails(
            "composer: { text: Hi, caret: 3 }",
            saying: "chat.yaml:7: composer.caret: expected a whole number from 0 to 2, found the number 3")
        assertFails(
            "composer: { attachments: [poll: { question: Q, options: [A] }] }",
            saying:
                "chat.yaml:7: composer.attachments[0]: a poll is sent by its own form; expected a picture, a video, "
                + "a file or a voice recording")
        assertFails(
            "keyboard: letter",
            saying: "chat.yaml:7: keyboard: unknown value “letter”; did you mean “letters”?")
        assertFails(
            "keyboard: letters\nmenu: 1",
            saying: "chat.yaml:7: keyboard: an open menu hides the keyboard; remove “keyboard” or “menu”")
        assertFails(
            "composer: { focus: true }",
            saying: "chat.yaml:7: unknown key “focus” in composer; did you mean “focused”?")
        assertFails(
            "messages: [{ from: ana, text: Hi }]\ncomposer: { text: Hi }",
            saying: "chat.yaml:2: composer: “composer” needs a current user; set “me” in the file", of: "")
        assertFails(
            "me: ana\nchannels: []\nkeyboard: letters",
            saying: "chat.yaml:3: “channels” and “keyboard” can't be used together; remove one", of: "")
    }
}
