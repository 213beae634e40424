import ChatModels
import ChatUI
import Foundation
import Frames
import GalleryResources
import HeadlessUIKit

/// What a picture shows of a conversation.
struct GalleryScene: Sendable {
    /// What is drawn around the messages, and how much of them.
    private enum Screen {
        /// A message list with all messages.
        case messageList
        /// A message list of a height in points, which a finger holds.
        case draggedMessageList(height: CGFloat)
        /// The list of a thread: that of the conversation's first message.
        case thread
        /// The first message without the list.
        case message
        /// A message that is taken apart.
        case diagram(Diagram)
    }

    private let screen: Screen
    /// In the format of conversation files; pictures are named from the gallery's folder of pictures on.
    private let conversation: String
    /// In points.
    private var width: CGFloat = 390

    /// All messages.
    static func messageList(_ conversation: String) -> GalleryScene {
        GalleryScene(screen: .messageList, conversation: conversation)
    }

    /// The newest messages, while a finger holds the list.
    static func draggedMessageList(_ conversation: String, height: CGFloat) -> GalleryScene {
        GalleryScene(screen: .draggedMessageList(height: height), conversation: conversation)
    }

    static func thread(_ conversation: String) -> GalleryScene {
        GalleryScene(screen: .thread, conversation: conversation)
    }

    static func message(_ conversation: String, width: CGFloat) -> GalleryScene {
        GalleryScene(screen: .message, conversation: conversation, width: width)
    }

    static func diagram(_ diagram: Diagram) -> GalleryScene {
        GalleryScene(screen: .diagram(diagram), conversation: diagram.conversation)
    }
}

extension GalleryScene {
    func makeFrame() throws -> Frame {
        let conversation = try readConversation()
        switch screen {
        case .messageList:
            return MessageListScene(channelOf: conversation).makeFrame(width: width)
        case .draggedMessageList(let height):
            return MessageListScene(channelOf: conversation).makeDraggedFrame(
                size: CGSize(width: width, height: height))
        case .thread:
            return MessageListScene(threadOf: conversation).makeFrame(width: width)
        case .message:
            return MessageListScene(channelOf: conversation).makeMessageFrame(width: width)
        case .diagram(let diagram):
            return diagram.makeFrame(of: conversation)
        }
    }

    private func readConversation() throws -> Conversation {
        let pictures = try GalleryFiles.folder() + "/Pictures"
        let document = try ConversationReader.read(
            Data(conversation.utf8), name: "conversation.yaml", imageRoot: pictures)
        guard let conversation = document.conversations.first else { preconditionFailure("A file is a conversation") }
        return conversation
    }
}
