import ChatModels
import ChatUI
import Foundation
import Frames
import GalleryResources
import HeadlessUIKit

/// The part of a conversation that a picture shows.
struct GalleryScene: Sendable {
    /// The surroundings of the messages, and the number of them that is shown.
    private enum Screen {
        /// A whole screen on a phone.
        case phone(ScreenScene)
        /// A message list with all messages.
        case messageList
        /// The newest message without the list.
        case message
        /// A thread as a row of a list of threads.
        case threadListItem
        /// A message that is taken apart.
        case diagram(Diagram)
    }

    private let screen: Screen
    /// In the format of conversation files; pictures are named from the gallery's folder of pictures on.
    private let conversations: [String]
    /// In points.
    private var width: CGFloat = 390
    /// The text size; `nil` for that of the settings.
    private var contentSize: RenderSettings.ContentSize?

    /// The screen of a channel on a phone: a bar, the messages, and the composer.
    ///
    /// - Parameters:
    ///   - distance: How far the list was scrolled up from its newest message, in points.
    ///   - isDragged: Whether a finger holds the list.
    static func channel(
        _ conversation: String, scrolledBy distance: CGFloat = 0, isDragged: Bool = false, on phone: Phone
    ) -> GalleryScene {
        let content = ScreenScene.Content.channel(scrolledBy: distance, isDragged: isDragged)
        return GalleryScene(
            screen: .phone(ScreenScene(content: content, phone: phone)), conversations: [conversation])
    }

    /// The screen of a thread on a phone: that of the conversation's first message.
    static func thread(_ conversation: String, on phone: Phone) -> GalleryScene {
        GalleryScene(screen: .phone(ScreenScene(content: .thread, phone: phone)), conversations: [conversation])
    }

    /// The screen of a user's channels on a phone.
    ///
    /// - Parameter conversations: A channel each, from the top down.
    static func channelList(_ conversations: [String], on phone: Phone) -> GalleryScene {
        GalleryScene(screen: .phone(ScreenScene(content: .channelList, phone: phone)), conversations: conversations)
    }

    /// The thread of a conversation as a row of a list of threads.
    static func threadListItem(_ conversation: String, width: CGFloat) -> GalleryScene {
        GalleryScene(screen: .threadListItem, conversations: [conversation], width: width)
    }

    /// All messages, and nothing around them.
    static func messageList(_ conversation: String) -> GalleryScene {
        GalleryScene(screen: .messageList, conversations: [conversation])
    }

    static func message(
        _ conversation: String, width: CGFloat, contentSize: RenderSettings.ContentSize? = nil
    ) -> GalleryScene {
        GalleryScene(screen: .message, conversations: [conversation], width: width, contentSize: contentSize)
    }

    static func diagram(_ diagram: Diagram) -> GalleryScene {
        GalleryScene(screen: .diagram(diagram), conversations: [diagram.conversation])
    }
}

@MainActor
extension GalleryScene {
    func makeFrame() throws -> Frame {
        var settings = RenderSettings.current
        settings.contentSize = contentSize ?? settings.contentSize
        return try RenderSettings.$current.withValue(settings) { try layOut() }
    }

    private func layOut() throws -> Frame {
        let conversations = try conversations.map(read)
        let conversation = conversations[0]
        switch screen {
        case .phone(let scene):
            return scene.makeFrame(of: conversations)
        case .messageList:
            return MessageListScene(conversation).makeFrame(width: width)
        case .message:
            return MessageListScene(conversation).makeMessageFrame(width: width)
        case .threadListItem:
            return makeThreadListItemFrame(of: conversation)
        case .diagram(let diagram):
            return diagram.makeFrame(of: conversation)
        }
    }

    private func makeThreadListItemFrame(of conversation: Conversation) -> Frame {
        guard let thread = conversation.threads.first else { preconditionFailure("The conversation has a thread") }
        let view = Components.default.threadListItemView.init()
        view.content = .init(thread: thread, currentUserId: conversation.currentUser?.id)
        return view.makeFrame(proposing: ProposedSize(width: width))
    }

    private func read(_ conversation: String) throws -> Conversation {
        let pictures = try GalleryFiles.folder() + "/Pictures"
        let document = try ConversationReader.read(
            Data(conversation.utf8), name: "conversation.yaml", imageRoot: pictures)
        guard let conversation = document.conversations.first else { preconditionFailure("A file is a conversation") }
        return conversation
    }
}
