import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

/// A view that was drawn, and the positions of its parts.
struct DrawnView {
    let frame: Frame

    /// - Parameters:
    ///   - size: The proposed size, in points.
    ///   - settings: By default, three pixels per point.
    ///   - view: Created and laid out on the main queue.
    init<Content: View>(
        proposing size: ProposedSize, settings: RenderSettings = RenderSettings(scale: 3),
        config: MessageListConfig = MessageListConfig(), user: UserId? = nil,
        @ViewBuilder _ view: @MainActor () -> Content
    ) {
        // The value is used by the caller, who waits.
        nonisolated(unsafe) let config = config
        frame = RenderSettings.withCurrent(settings) {
            MainQueue.run {
                ConfigurationScope.run {
                    let client = ChatClient(currentUser: user.map { CurrentChatUser(user: ChatUser(id: $0)) })
                    _ = StreamChat(chatClient: client, utils: Utils(messageListConfig: config))
                    return ViewFrames(view()).makeFrame(proposing: size)
                }
            }
        }
    }

    /// Draws the content of a message, with the width of attachments.
    init(
        _ message: ChatMessage, width: CGFloat = 240, settings: RenderSettings = RenderSettings(scale: 3),
        config: MessageListConfig = MessageListConfig(), user: UserId? = nil
    ) {
        self.init(proposing: ProposedSize(width: width), settings: settings, config: config, user: user) {
            MessageView(
                factory: DefaultViewFactory.shared, message: message, contentWidth: width, isFirst: true,
                scrolledId: .constant(nil))
        }
    }

    /// The rectangles of the parts with a name, in the order of painting. Identifiers after names are ignored.
    func places(of name: String) -> [CGRect] { places { $0.name.prefix { $0 != "#" } == name } }

    /// The rectangle of the part with an accessibility identifier, or a null rectangle.
    func place(identified identifier: String) -> CGRect {
        places { $0.name.hasSuffix("#\(identifier)") }.first ?? .null
    }

    private func places(where isMeant: (Frame) -> Bool) -> [CGRect] {
        var places: [CGRect] = []
        frame.forEach { part, place in
            if isMeant(part) { places.append(place) }
        }
        return places
    }

    /// The rectangle of the first part with a name, or a null rectangle.
    func place(of name: String) -> CGRect { places(of: name).first ?? .null }

    /// The texts, in the order of painting.
    var texts: [String] { lines.map(\.string) }

    /// The rectangle of a text, or a null rectangle.
    func place(ofText text: String) -> CGRect { lines.first { $0.string == text }?.place ?? .null }

    /// The colors of the pieces of a text.
    func colors(ofText text: String) -> [RGBA] { lines.first { $0.string == text }?.colors ?? [] }

    private var lines: [(string: String, place: CGRect, colors: [RGBA])] {
        var lines: [(String, CGRect, [RGBA])] = []
        frame.forEach { part, place in
            guard case .text(let text) = part.content else { return }
            lines.append((text.string, place, text.runs.map(\.color)))
        }
        return lines
    }

    /// Whether something is painted with an image.
    func hasImage(_ name: String) -> Bool { frame.description.contains("image \(name) ") }
}

extension ChatMessage {
    /// A message of another user, or of the current user.
    static func with(
        _ text: String = "", own: Bool = false, _ attachments: [AnyChatMessageAttachment] = [],
        quoting quoted: ChatMessage? = nil, mentioning users: [String] = [], poll: Poll? = nil,
        type: MessageType = .regular
    ) -> ChatMessage {
        ChatMessage(
            id: "1", text: text, type: type, createdAt: RenderSettings.defaultNow, author: ChatUser(id: "leia"),
            isSentByCurrentUser: own, quotedMessage: quoted,
            mentionedUsers: Set(users.map { ChatUser(id: $0.lowercased(), name: $0) }), allAttachments: attachments,
            poll: poll)
    }
}

extension ChatMessage {
    /// A message of another user without a text.
    static func with(_ attachments: [AnyChatMessageAttachment]) -> ChatMessage { with("", attachments) }
}

extension AnyChatMessageAttachment {
    static func with<Content: AttachmentPayload>(
        _ payload: Content, number: Int = 0, state: LocalAttachmentState? = nil
    ) -> AnyChatMessageAttachment {
        var attachment = ChatMessageAttachment<Content>(
            id: AttachmentId(cid: ChannelId(type: .messaging, id: "general"), messageId: "1", index: number),
            type: Content.type, payload: payload)
        attachment.uploadingState = state.map {
            AttachmentUploadingState(localFileURL: address("local"), state: $0, file: AttachmentFile())
        }
        return attachment.asAnyAttachment
    }

    static func photo(_ number: Int = 0, state: LocalAttachmentState? = nil) -> AnyChatMessageAttachment {
        with(ImageAttachmentPayload(imageURL: address("\(number).png")), number: number, state: state)
    }

    static func video() -> AnyChatMessageAttachment { with(VideoAttachmentPayload(videoURL: address("film.mp4"))) }

    static func file(_ title: String = "test", number: Int = 0) -> AnyChatMessageAttachment {
        with(
            FileAttachmentPayload(title: title, assetURL: address("report.pdf"), file: AttachmentFile(size: 1500)),
            number: number)
    }

    static func recording() -> AnyChatMessageAttachment {
        with(
            VoiceRecordingAttachmentPayload(
                title: "Recording", voiceRecordingURL: address("a.aac"), duration: 5, waveformData: [0, 0.1, 0.5, 1]))
    }

    static func giphy(actions: [AttachmentAction] = []) -> AnyChatMessageAttachment {
        with(GiphyAttachmentPayload(previewURL: address("a.gif"), actions: actions))
    }

    static func link(title: String? = nil, author: String? = nil, picture: Bool = false) -> AnyChatMessageAttachment {
        with(
            LinkAttachmentPayload(
                originalURL: address(""), title: title, author: author, previewURL: picture ? address("p.png") : nil))
    }

    private static func address(_ path: String) -> URL { URL(string: "https://example.com/\(path)")! }
}
