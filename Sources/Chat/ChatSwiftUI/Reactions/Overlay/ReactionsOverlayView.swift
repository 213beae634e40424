import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A message over the blurred screen, with the reactions to choose from and its actions.
public struct ReactionsOverlayView<Factory: ViewFactory>: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.popoverPhase) private var phase

    private let factory: Factory
    private let channel: ChatChannel
    private let currentSnapshot: UIImage
    private let messageDisplayInfo: MessageDisplayInfo
    private let onBackgroundTap: () -> Void
    private let onActionExecuted: (MessageActionInfo) -> Void

    public init(
        factory: Factory, channel: ChatChannel, currentSnapshot: UIImage, messageDisplayInfo: MessageDisplayInfo,
        onBackgroundTap: @escaping () -> Void, onActionExecuted: @escaping (MessageActionInfo) -> Void
    ) {
        self.factory = factory
        self.channel = channel
        self.currentSnapshot = currentSnapshot
        self.messageDisplayInfo = messageDisplayInfo
        self.onBackgroundTap = onBackgroundTap
        self.onActionExecuted = onActionExecuted
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                factory.makeReactionsBackgroundView(
                    currentSnapshot: currentSnapshot, popInAnimationInProgress: phase == .opening
                )
                .frame(width: proxy.size.width, height: proxy.size.height)
                .onTapGesture { onBackgroundTap() }
                popover(in: proxy.size.width)
                    .offset(y: OverlayPlacement.top(of: frame, contentHeight: height, in: proxy.size.height))
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("ReactionsOverlayView")
    }

    private func popover(in width: CGFloat) -> some View {
        let place = frame.fromLeading(in: width, direction)
        return VStack(alignment: .leading) {
            ZStack(alignment: .topLeading) {
                if !message.isRightAligned { avatar }
                messageView.offset(x: place.minX)
            }
            if messageDisplayInfo.showsBottomContainer {
                bottom
                    .opacity(phase == .opening ? 0 : 1)
                    .offset(x: bottomX(beside: place))
            }
        }
    }

    private var message: ChatMessage { messageDisplayInfo.message }

    /// The frame of the message on the screen, in points.
    private var frame: CGRect { messageDisplayInfo.frame }

    // MARK: Message

    private var avatar: some View {
        factory.makeMessageAvatarView(for: message.authorDisplayInfo)
            .offset(x: 8, y: frame.height - CGSize.messageAvatarSize.height)
    }

    private var messageView: some View {
        MessageView(
            factory: factory, message: message, contentWidth: messageDisplayInfo.contentWidth,
            isFirst: messageDisplayInfo.isFirst, scrolledId: .constant(nil)
        )
        .frame(width: frame.width, height: frame.height)
        .overlay(channel.config.reactionsEnabled ? reactions : nil)
    }

    private var reactions: some View {
        factory.makeReactionsContentView(
            message: message, contentRect: frame, onReactionTap: { _ in onBackgroundTap() }
        )
        .offset(y: OverlayPlacement.reactionsLift)
        .opacity(phase == .opening ? 0 : 1)
    }

    // MARK: Menu

    @ViewBuilder
    private var bottom: some View {
        if messageDisplayInfo.showsMessageActions {
            factory.makeMessageActionsView(
                for: message, channel: channel, onFinish: onActionExecuted, onError: { _ in }
            )
            .frame(width: bottomWidth)
        } else {
            factory.makeReactionsUsersView(message: message, maxHeight: OverlayPlacement.usersHeight)
                .frame(width: bottomWidth)
        }
    }

    private var bottomWidth: CGFloat { max(messageDisplayInfo.contentWidth, OverlayPlacement.minimumWidth) }

    /// The menu is aligned to the message at the author's side.
    private func bottomX(beside place: CGRect) -> CGFloat {
        message.isRightAligned ? place.maxX - bottomWidth : place.minX
    }

    private var height: CGFloat {
        guard messageDisplayInfo.showsBottomContainer else { return frame.height }
        guard messageDisplayInfo.showsMessageActions else { return frame.height + OverlayPlacement.usersHeight }
        let actions = factory.supportedMessageActions(
            for: message, channel: channel, onFinish: onActionExecuted, onError: { _ in })
        return frame.height + OverlayPlacement.gap + CGFloat(actions.count) * MessageActionsView.itemHeight
    }
}

/// The position of a message's popover, in points.
enum OverlayPlacement {
    static let gap: CGFloat = 8
    static let usersHeight: CGFloat = 280
    static let minimumWidth: CGFloat = 240

    /// The offset of the reactions above their position in the message list, so that they cover nothing of the message.
    static let reactionsLift: CGFloat = -24

    /// The space above the message for the reactions.
    private static let topSpace: CGFloat = 56
    private static let bottomSpace: CGFloat = 16

    /// The top of a message: its position in the list, unless the reactions or the menu would leave the screen.
    static func top(of frame: CGRect, contentHeight: CGFloat, in height: CGFloat) -> CGFloat {
        max(topSpace, min(frame.minY, height - contentHeight - bottomSpace))
    }
}

/// The background of a popover: the screen, darkened and blurred.
struct ReactionsBackgroundView: View {
    let currentSnapshot: UIImage
    let isBlurred: Bool

    var body: some View {
        Image(uiImage: currentSnapshot)
            .resizable()
            .overlay(Color.black.opacity(0.1))
            .blur(radius: isBlurred ? 4 : 0)
            .edgesIgnoringSafeArea(.all)
    }
}
