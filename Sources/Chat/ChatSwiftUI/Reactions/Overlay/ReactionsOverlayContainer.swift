import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The reactions to choose from, over the corner of a message.
public struct ReactionsOverlayContainer: View {
    @Injected(\.utils) private var utils
    @Injected(\.images) private var images
    @Environment(\.layoutDirection) private var direction

    private let message: ChatMessage
    private let contentRect: CGRect
    private let onReactionTap: (MessageReactionType) -> Void

    /// - Parameter contentRect: The frame of the message on the screen, in points.
    public init(message: ChatMessage, contentRect: CGRect, onReactionTap: @escaping (MessageReactionType) -> Void) {
        self.message = message
        self.contentRect = contentRect
        self.onReactionTap = onReactionTap
    }

    public var body: some View {
        VStack {
            ReactionsHStack(message: message) {
                ReactionsAnimatableView(
                    message: message, useLargeIcons: true, reactions: reactions, onReactionTap: onReactionTap
                )
                .fixedSize()
            }
            Spacer()
        }
        .offset(x: shift, y: -20)
        .accessibilityIdentifier("ReactionsOverlayContainer")
    }

    private var shift: CGFloat {
        let width = UIScreen.main.bounds.width
        return ReactionsOverlayLayout.shift(
            of: message, contentRect: contentRect.fromLeading(in: width, direction), count: reactions.count, in: width)
    }

    /// All reactions that have icons.
    private var reactions: [MessageReactionType] {
        images.availableReactions.keys.sorted { $0.rawValue < $1.rawValue }.sorted(by: utils.sortReactions)
    }
}

/// The position of the reactions in a popover, relative to the message, in points.
enum ReactionsOverlayLayout {
    private static let shiftPerReaction: CGFloat = 14
    private static let widthPerReaction: CGFloat = 33
    private static let padding: CGFloat = 20
    private static let spacing: CGFloat = 8
    private static let screenMargin: CGFloat = 16

    /// The offset of the reactions from the message's inner edge to the middle of the screen: half of them are beyond
    /// it, if there is enough space.
    ///
    /// - Parameters:
    ///   - contentRect: The frame of the message, from the leading edge of the screen.
    ///   - screenWidth: In points.
    static func shift(
        of message: ChatMessage, contentRect: CGRect, count: Int, in screenWidth: CGFloat
    ) -> CGFloat {
        let shift = shiftPerReaction * CGFloat(count)
        let width = widthPerReaction * CGFloat(count) - spacing + padding
        if message.isRightAligned {
            let left = max(screenMargin, min(contentRect.minX - shift, screenWidth - screenMargin - width))
            return left - contentRect.minX
        }
        let right = max(screenMargin + width, min(contentRect.maxX + shift, screenWidth - screenMargin))
        return right - contentRect.maxX
    }
}

/// Reactions side by side to choose from.
public struct ReactionsAnimatableView: View {
    @Injected(\.colors) private var colors
    @Environment(\.popoverPhase) private var phase

    private let message: ChatMessage
    private let useLargeIcons: Bool
    private let reactions: [MessageReactionType]
    private let onReactionTap: (MessageReactionType) -> Void

    public init(
        message: ChatMessage, useLargeIcons: Bool = false, reactions: [MessageReactionType],
        onReactionTap: @escaping (MessageReactionType) -> Void
    ) {
        self.message = message
        self.useLargeIcons = useLargeIcons
        self.reactions = reactions
        self.onReactionTap = onReactionTap
    }

    public var body: some View {
        HStack {
            ForEach(reactions, id: \.self) { reaction in
                Button(action: { onReactionTap(reaction) }) {
                    ReactionIcon(message: message, reaction: reaction, isLarge: useLargeIcons)
                }
                .background(selection(of: reaction))
                .opacity(phase == .opening ? 0 : 1)
            }
        }
        .padding(.all, 6)
        .padding(.horizontal, 4)
        .reactionsBubble(for: message, background: colors.background8)
    }

    /// The background of a reaction that the current user chose, if the palette has a color for it.
    @ViewBuilder
    private func selection(of reaction: MessageReactionType) -> some View {
        if message.isChosenByCurrentUser(reaction), let color = colors.selectedReactionBackgroundColor {
            Circle().fill(Color(color)).padding(.all, -4)
        }
    }
}
