import ChatLook
import ChatModels
import ChatSwiftUI
import Frames
import Rendering
import XCTest

final class ChatChannelViewModelTests: XCTestCase {
    /// A value of a model, in a separate configuration.
    private func model<Value: Sendable>(
        _ messages: [ChatMessage], channel: ChatChannel = Fixture.channel(),
        config: MessageListConfig = MessageListConfig(), _ read: @MainActor (ChatChannelViewModel) -> Value
    ) -> Value {
        // The caller waits until the model is read.
        nonisolated(unsafe) let config = config
        return ConfigurationScope.run {
            MainQueue.run {
                _ = StreamChat(chatClient: ChatClient(), utils: Utils(messageListConfig: config))
                return read(
                    ChatChannelViewModel(
                        channelController: ChatChannelController(
                            client: ChatClient(), channel: channel, messages: messages)))
            }
        }
    }

    private func groups(
        _ messages: [ChatMessage], config: MessageListConfig = MessageListConfig()
    ) -> [String: [String]] {
        model(messages, config: config) { $0.messagesGroupingInfo }
    }

    private var edited: [ChatMessage] {
        var messages = (0..<3).map { Fixture.message("x", id: "\($0)", seconds: 100 - Double($0)) }
        messages[1].textUpdatedAt = Date(timeIntervalSince1970: 200)
        return messages
    }

    func testEndsOfGroupsAreMarked() {
        let messages = [
            Fixture.message("x", id: "0", seconds: 200), Fixture.message("x", id: "1", seconds: 140),
            Fixture.message("x", id: "2", seconds: 79), Fixture.message("x", id: "3", author: "Leia", seconds: 78),
        ]
        XCTAssertEqual(
            groups(messages),
            [
                "0": [firstMessageKey], "1": [lastMessageKey], "2": [firstMessageKey, lastMessageKey],
                "3": [firstMessageKey, lastMessageKey],
            ])
        XCTAssertEqual(groups([messages[0]]), ["0": [firstMessageKey]])
        let wide = MessageListConfig(maxTimeIntervalBetweenMessagesInGroup: 61)
        XCTAssertEqual(groups(messages, config: wide)["1"], nil)
        XCTAssertEqual(groups(messages, config: MessageListConfig(groupMessages: false)), [:])
    }

    func testMessageWithAnEditedNoteEndsItsGroup() {
        XCTAssertEqual(groups(edited)["1"], [firstMessageKey])
        XCTAssertEqual(groups(edited, config: MessageListConfig(isMessageEditedLabelEnabled: false))["1"], nil)
        XCTAssertEqual(groups(edited, config: MessageListConfig(skipEditedMessageLabel: { _ in true }))["1"], nil)
    }

    func testFirstUnreadMessageIsThatOfTheController() {
        let messages = Fixture.threeMessages
        XCTAssertEqual(model(messages, channel: Fixture.channel(unreadCount: 2)) { $0.firstUnreadMessageId }, "1")
        XCTAssertNil(model(messages) { $0.firstUnreadMessageId })
    }

    func testJumpsOnlyToMessagesThatItHas() {
        let found = model(Fixture.threeMessages) { model in
            (model.jumpToMessage(messageId: "2"), model.scrolledId, model.showScrollToLatestButton)
        }
        XCTAssertEqual(found.0, true)
        XCTAssertEqual(found.1, "2")
        XCTAssertEqual(found.2, true)
        let missing = model(Fixture.threeMessages) { ($0.jumpToMessage(messageId: "9"), $0.scrolledId) }
        XCTAssertEqual(missing.0, false)
        XCTAssertNil(missing.1)
        let back = model(Fixture.threeMessages) { model in
            _ = model.jumpToMessage(messageId: "2")
            model.scrollToLastMessage()
            return (model.scrolledId, model.showScrollToLatestButton)
        }
        XCTAssertNil(back.0)
        XCTAssertEqual(back.1, false)
    }

    func testFloatingDateFollowsTheDateIfItHasItsPlaceThere() {
        let date = Date(timeIntervalSince1970: 0)
        func text(_ placement: DateIndicatorPlacement) -> String? {
            model([], config: MessageListConfig(dateIndicatorPlacement: placement)) { model in
                model.currentDate = date
                return model.currentDateString
            }
        }
        XCTAssertEqual(text(.overlay), "Jan 01")
        XCTAssertNil(text(.messageList))
        XCTAssertNil(text(.none))
    }
}
