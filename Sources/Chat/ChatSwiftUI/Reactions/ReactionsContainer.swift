import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The reactions over the corner of a message.
public struct ReactionsContainer: View {
    @Injected(\.utils) private var utils
    @Injected(\.images) private var images

    private let message: ChatMessage
    private let useLargeIcons: Bool
    private let onTapGesture: () -> Void
    private let onLongPressGesture: () -> Void

    public init(
        message: ChatMessage, useLargeIcons: Bool = false, onTapGesture: @escaping () -> Void,
        onLongPressGesture: @escaping () -> Void
    ) {
        self.message = message
        self.useLargeIcons = useLargeIcons
        self.onTapGesture = onTapGesture
        self.onLongPressGesture = onLongPressGesture
    }

    public var body: some View {
        VStack {
            ReactionsHStack(message: message) {
                ReactionsView(message: message, useLargeIcons: useLargeIcons, reactions: reactions)
                    .onTapGesture { onTapGesture() }
                    .onLongPressGesture { onLongPressGesture() }
            }
            Spacer()
        }
        .offset(x: message.isRightAligned ? -shift : shift, y: -20)
        .accessibilityIdentifier("ReactionsContainer")
    }

    private var reactions: [MessageReactionType] {
        message.shownReactions(sortedBy: utils.sortReactions, images: images)
    }

    /// The distance by which the reactions extend beyond the edge of the message, in points: a single one is centered
    /// on it.
    private var shift: CGFloat {
        reactions.count == 1 ? 16 : 32 * CGFloat(reactions.count) / 3
    }
}

/// Reactions at the side of a message that faces the middle of the list.
public struct ReactionsHStack<Content: View>: View {
    private let message: ChatMessage
    private let content: () -> Content

    public init(message: ChatMessage, @ViewBuilder content: @escaping () -> Content) {
        self.message = message
        self.content = content
    }

    public var body: some View {
        HStack {
            if !message.isRightAligned { Spacer() }
            content()
            if message.isRightAligned { Spacer() }
        }
    }
}

/// The icons of reactions in their bubble.
public struct ReactionsView: View {
    private let message: ChatMessage
    private let useLargeIcons: Bool
    private let reactions: [MessageReactionType]

    public init(message: ChatMessage, useLargeIcons: Bool = false, reactions: [MessageReactionType]) {
        self.message = message
        self.useLargeIcons = useLargeIcons
        self.reactions = reactions
    }

    public var body: some View {
        HStack {
            ForEach(reactions, id: \.self) { reaction in
                ReactionIcon(message: message, reaction: reaction, isLarge: useLargeIcons)
            }
        }
        .padding(.all, 6)
        .reactionsBubble(for: message)
    }
}

/// The icon of a reaction, in the tint color if the current user chose it.
struct ReactionIcon: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    let message: ChatMessage
    let reaction: MessageReactionType
    var isLarge = false

    var body: some View {
        if let icon {
            Image(uiImage: icon)
                .resizable()
                .scaledToFit()
                .frame(width: isLarge ? 25 : 20, height: isLarge ? 27 : 20)
                .foregroundColor(color)
        }
    }

    private var icon: UIImage? {
        let appearance = images.availableReactions[reaction]
        return isLarge ? appearance?.largeIcon : appearance?.smallIcon
    }

    private var color: Color? {
        (message.isChosenByCurrentUser(reaction) ? colors.reactionCurrentUserColor : colors.reactionOtherUserColor)
            .map { Color($0) }
    }
}

extension ChatMessage {
    /// The reactions that have an icon and a score, in order.
    func shownReactions(
        sortedBy precedes: (MessageReactionType, MessageReactionType) -> Bool, images: Images
    ) -> [MessageReactionType] {
        let available = images.availableReactions
        return reactionScores.filter { $0.value > 0 && available[$0.key] != nil }.keys
            // Sorted by name first, since a custom order may treat two reactions as equal.
            .sorted { $0.rawValue < $1.rawValue }.sorted(by: precedes)
    }

    /// Whether the current user chose the reaction.
    func isChosenByCurrentUser(_ reaction: MessageReactionType) -> Bool {
        currentUserReactions.contains { $0.type == reaction }
    }
}

/// The bubble around the reactions to a message.
struct ReactionsBubbleModifier: ViewModifier {
    @Injected(\.colors) private var colors

    let message: ChatMessage
    var injectedBackground: UIColor?

    func body(content: Content) -> some View {
        content.modifier(
            BubbleModifier(corners: .allCorners, backgroundColors: [Color(injectedBackground ?? background)]))
    }

    private var background: UIColor {
        message.isSentByCurrentUser ? colors.background8 : colors.background6
    }
}
