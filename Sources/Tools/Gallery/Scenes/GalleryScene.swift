import ChatModels
import ChatUI
import DocumentationImages
import Frames
import HeadlessUIKit
import Rendering

/// The scenes of the pages' pictures: parts of conversations, with image files from the gallery's folder.
enum GalleryScene {
    /// The screen of a channel on a phone: a bar, the messages, and the composer.
    ///
    /// - Parameters:
    ///   - distance: The scroll distance from the newest message, in points.
    ///   - isDragged: Whether a finger drags the list.
    static func channel(
        _ conversation: String, scrolledBy distance: CGFloat = 0, isDragged: Bool = false, on phone: Phone
    ) -> PictureScene {
        let content = ScreenScene.Content.channel(scrolledBy: distance, isDragged: isDragged)
        return PictureScene { ScreenScene(content: content, phone: phone).makeFrame(of: [try read(conversation)]) }
    }

    /// The screen of a thread on a phone: that of the conversation's first message.
    static func thread(_ conversation: String, on phone: Phone) -> PictureScene {
        PictureScene { ScreenScene(content: .thread, phone: phone).makeFrame(of: [try read(conversation)]) }
    }

    /// The screen of a user's channels on a phone.
    ///
    /// - Parameter conversations: One per channel, top to bottom.
    static func channelList(_ conversations: [String], on phone: Phone) -> PictureScene {
        PictureScene { ScreenScene(content: .channelList, phone: phone).makeFrame(of: try conversations.map(read)) }
    }

    /// The thread of a conversation as a row of a list of threads.
    ///
    /// - Parameter width: In points.
    static func threadListItem(_ conversation: String, width: CGFloat) -> PictureScene {
        PictureScene {
            let conversation = try read(conversation)
            guard let thread = conversation.threads.first else { preconditionFailure("The conversation has a thread") }
            let view = Components.default.threadListItemView.init()
            view.content = .init(thread: thread, currentUserId: conversation.currentUser?.id)
            return view.makeFrame(proposing: ProposedSize(width: width))
        }
    }

    /// All messages without their surroundings.
    static func messageList(_ conversation: String) -> PictureScene {
        PictureScene { MessageListScene(try read(conversation)).makeFrame(width: 390) }
    }

    /// The newest message without the list.
    ///
    /// - Parameter width: In points.
    static func message(_ conversation: String, width: CGFloat) -> PictureScene {
        PictureScene { MessageListScene(try read(conversation)).makeMessageFrame(width: width) }
    }

    /// An exploded view of a message.
    static func diagram(_ diagram: Diagram) -> PictureScene {
        PictureScene { diagram.makeFrame(of: try read(diagram.conversation)) }
    }

    private static func read(_ text: String) throws -> Conversation {
        let conversation = PictureConversation.text(text) { try GalleryFiles.folder() + "/Pictures" }
        return try conversation.document().conversations[0]
    }
}
