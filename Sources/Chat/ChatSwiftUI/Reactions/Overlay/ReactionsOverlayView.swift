import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A message over the blurred screen, with the reactions to choose from and what can be done with it.
public struct ReactionsOverlayView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    private let factory: Factory
    private let channel: ChatChannel
    private let currentSnapshot: UIImage
    private let messageDisplayInfo: MessageDisplayInfo
    private let onBackgroundTap: () -> Void
    private let onActionExecuted: (MessageActionInfo) -> Void

    private static var actionItemHeight: CGFloat { 40 }
    private static var actionsWidth: CGFloat { 240 }
    private static var paddingAtScreen: CGFloat { 16 }

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
        ZStack(alignment: .topLeading) {
            factory.makeReactionsBackgroundView(currentSnapshot: currentSnapshot, popInAnimationInProgress: false)
                .onTapGesture { onBackgroundTap() }
            if !message.isDeleted && !isRightAligned { avatar }
            GeometryReader { proxy in
                popover(in: proxy.size)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("ReactionsOverlayView")
    }

    private var message: ChatMessage { messageDisplayInfo.message }
    private var isRightAligned: Bool { message.isRightAligned }
    private var frame: CGRect { messageDisplayInfo.frame }

    private var avatar: some View {
        factory.makeMessageAvatarView(for: message.authorDisplayInfo)
            .offset(x: 8, y: originY + frame.height - CGSize.messageAvatarSize.height)
    }

    private func popover(in size: CGSize) -> some View {
        VStack(alignment: isRightAligned ? .trailing : .leading) {
            Group {
                MessageView(
                    factory: factory, message: message, contentWidth: messageDisplayInfo.contentWidth,
                    isFirst: messageDisplayInfo.isFirst, scrolledId: .constant(nil)
                )
                .frame(width: frame.width)
            }
            .overlay(channel.config.reactionsEnabled && showsReactions ? reactions : nil)
            .frame(width: frame.width, height: frame.height)
            if messageDisplayInfo.showsMessageActions { actions }
        }
        .offset(x: frame.minX, y: originY)
    }

    private var showsReactions: Bool { messageDisplayInfo.showsBottomContainer }

    private var reactions: some View {
        factory.makeReactionsContentView(
            message: message, contentRect: frame, onReactionTap: { _ in onBackgroundTap() })
    }

    private var actions: some View {
        factory.makeMessageActionsView(
            for: message, channel: channel, onFinish: onActionExecuted, onError: { _ in })
            .frame(width: Self.actionsWidth)
    }

    private var originY: CGFloat { frame.minY }
}
