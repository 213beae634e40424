import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The name of a message's author.
public struct MessageAuthorView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    private let message: ChatMessage

    public init(message: ChatMessage) {
        self.message = message
    }

    public var body: some View {
        Text(utils.chatUserNamer.name(forUser: message.author) ?? message.author.id)
            .lineLimit(1)
            .font(fonts.footnoteBold)
            .foregroundColor(Color(colors.textLowEmphasis))
    }
}

/// The time of a message, and whether it was edited.
public struct MessageDateView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    private let message: ChatMessage

    public init(message: ChatMessage) {
        self.message = message
    }

    public var body: some View {
        Text(text)
            .lineLimit(1)
            .font(fonts.footnote)
            .foregroundColor(Color(colors.textLowEmphasis))
            .layoutPriority(1)
            .accessibilityIdentifier("MessageDateView")
    }

    private var text: String {
        let time = utils.dateFormatter.string(from: message.createdAt)
        return message.showsEditedLabel ? "\(time) • \(L10n.Message.edited)" : time
    }
}

extension ChatMessage {
    /// Whether the message has an edited note.
    var showsEditedLabel: Bool {
        let config = InjectedValues[\.utils].messageListConfig
        return textUpdatedAt != nil && config.isMessageEditedLabelEnabled && !config.skipEditedMessageLabel(self)
    }
}

/// The author and the time of a message, from the leading side.
public struct MessageAuthorAndDateView: View {
    @Injected(\.utils) private var utils

    private let message: ChatMessage

    public init(message: ChatMessage) {
        self.message = message
    }

    public var body: some View {
        HStack {
            MessageAuthorView(message: message)
            if utils.messageListConfig.messageDisplayOptions.showMessageDate {
                MessageDateView(message: message)
            }
            Spacer()
        }
        .accessibilityIdentifier("MessageAuthorAndDateView")
    }
}

/// The read indicator of a message: whether it was sent, and by how many users it was read.
public struct MessageReadIndicatorView: View {
    @Injected(\.images) private var images
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let readUsers: [ChatUser]
    private let showReadCount: Bool
    private let localState: LocalMessageState?

    public init(readUsers: [ChatUser], showReadCount: Bool, localState: LocalMessageState? = nil) {
        self.readUsers = readUsers
        self.showReadCount = showReadCount
        self.localState = localState
    }

    public var body: some View {
        HStack(spacing: 2) {
            if showReadCount && isRead {
                Text(LocalizedNumber.text(readUsers.count))
                    .font(fonts.footnoteBold)
                    .foregroundColor(colors.tintColor)
            }
            Image(uiImage: image)
                .customizable()
                .foregroundColor(isRead ? colors.tintColor : Color(colors.textLowEmphasis))
                .frame(height: 16)
        }
        .accessibilityIdentifier("MessageReadIndicatorView")
    }

    private var isRead: Bool { !readUsers.isEmpty }

    private var image: UIImage {
        if isRead { return images.readByAll }
        return localState == .pendingSend ? images.messageReceiptSending : images.messageSent
    }
}

/// The line above a pinned message with the user who pinned it.
public struct MessagePinDetailsView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images
    @Injected(\.utils) private var utils

    private let message: ChatMessage
    private let reactionsShown: Bool

    public init(message: ChatMessage, reactionsShown: Bool) {
        self.message = message
        self.reactionsShown = reactionsShown
    }

    public var body: some View {
        HStack {
            Image(uiImage: images.pin)
                .customizable()
                .frame(maxHeight: 12)
            Text(L10n.Message.pinnedBy(pinner))
                .font(fonts.footnote)
        }
        .foregroundColor(Color(colors.textLowEmphasis))
        .frame(height: 16)
        .padding(.bottom, reactionsShown ? 16 : 0)
        .padding(.top, 4)
    }

    private var pinner: String {
        message.pinDetails.flatMap { utils.chatUserNamer.name(forUser: $0.pinnedBy) }
            ?? L10n.Message.unknownPinner
    }
}

/// The icon at the corner of a message that could not be sent.
struct MessageFailureMark: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    var body: some View {
        BottomRightView {
            Image(uiImage: images.messageListErrorIndicator)
                .customizable()
                .frame(width: 16, height: 16)
                .foregroundColor(Color(colors.alert))
        }
        .offset(y: 4)
    }
}
