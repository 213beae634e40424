import ChatModels
import Client
import XCTest

/// The setup and the actions of an app as apps write them: compiling is half of the test.
final class AppCodeTests: XCTestCase {
    private final class ChatManager: ChatChannelControllerDelegate, ChatConnectionControllerDelegate,
        CurrentChatUserControllerDelegate, EventsControllerDelegate
    {
        let client: ChatClient
        private var channelController: ChatChannelController?
        private let userController: CurrentChatUserController
        private let eventsController: EventsController
        private(set) var log: [String] = []

        init() {
            LogConfig.level = .warning
            LogConfig.formatters = [PrefixLogFormatter(prefixes: [.info: "i", .warning: "w", .error: "e"])]
            var config = ChatClientConfig(apiKey: .init("8br4watad788"))
            config.isLocalStorageEnabled = true
            config.applicationGroupIdentifier = "group.chat"
            config.staysConnectedInBackground = true
            config.deletedMessagesVisibility = .visibleForCurrentUser
            config.shouldShowShadowedMessages = true
            config.localCaching.chatChannel.latestMessagesLimit = 10
            config.maxAttachmentCountPerMessage = 2
            client = ChatClient(config: config)
            userController = client.currentUserController()
            eventsController = client.eventsController()
            userController.delegate = self
            eventsController.delegate = self
        }

        func logIn() {
            let token: Token =
                "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjoiYW5hIn0.c2lnbmF0dXJl"
            client.connectUser(
                userInfo: .init(
                    id: "ana", name: "Ana", imageURL: URL(string: "https://example.com/ana.png"),
                    extraData: ["city": .string("Lisbon")]),
                token: token
            ) { [weak self] error in
                if let error = error { self?.log.append("failed: \(error.localizedDescription)") }
            }
        }

        func open() throws {
            let cid = ChannelId(type: .messaging, id: "general")
            let controller = try client.channelController(createChannelWithId: cid, name: "General")
            controller.delegate = self
            controller.synchronize { [weak self] error in
                if let error = error { self?.log.append("failed: \(error)") }
            }
            channelController = controller
        }

        func send(_ text: String, attachments: [AnyAttachmentPayload] = []) {
            channelController?.createNewMessage(text: text, attachments: attachments) { [weak self] result in
                switch result {
                case let .success(messageId): self?.log.append("sent \(messageId)")
                case let .failure(error): self?.log.append("failed: \(error)")
                }
            }
        }

        func react() {
            guard let cid = channelController?.cid, let id = channelController?.messages.first?.id else { return }
            client.messageController(cid: cid, messageId: id).addReaction("love", enforceUnique: true) { error in
                XCTAssertNil(error)
            }
        }

        func channelController(
            _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
        ) {
            for change in changes {
                switch change {
                case let .insert(message, index): log.append("insert \(message.id) at \(index[1])")
                case let .update(message, _): log.append("update \(message.id)")
                case let .move(message, _, _), let .remove(message, _): log.append("lost \(message.id)")
                }
            }
        }

        func eventsController(_ controller: EventsController, didReceiveEvent event: Event) {
            switch event {
            case let event as MessageNewEvent: log.append("new \(event.message.text)")
            case let event as ReactionNewEvent: log.append("reaction \(event.reaction.type)")
            default: break
            }
        }

        func currentUserController(
            _ controller: CurrentChatUserController, didChangeCurrentUser change: EntityChange<CurrentChatUser>
        ) {
            log.append("user \(change.item.nameOrId)")
        }
    }

    func testAnAppsDay() throws {
        let manager = ChatManager()
        manager.logIn()
        try manager.open()
        manager.send("Hello")
        manager.react()
        let file = AnyAttachmentPayload(UnknownAttachmentPayload(json: .bool(true)))
        manager.send("Too many", attachments: [file, file, file])
        XCTAssertEqual(
            manager.log,
            [
                "user Ana", "new Hello", "insert general-sent-1 at 0", "sent general-sent-1", "reaction love",
                "update general-sent-1",
                "failed: A message can have 2 attachments, but has 3: "
                    + "see ChatClientConfig.maxAttachmentCountPerMessage.",
            ])
    }
}
