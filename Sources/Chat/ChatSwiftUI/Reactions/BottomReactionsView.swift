import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The reactions below a message: a pill with a count for each, and a button for one more.
public struct BottomReactionsView: View {
    @Injected(\.utils) private var utils
    @Injected(\.images) private var images

    private let showsAllInfo: Bool
    private let reactionsPerRow: Int
    private let message: ChatMessage
    private let useLargeIcons: Bool
    private let onTap: () -> Void
    private let onLongPress: () -> Void

    public init(
        message: ChatMessage, showsAllInfo: Bool, reactionsPerRow: Int = 4, useLargeIcons: Bool = false,
        onTap: @escaping () -> Void, onLongPress: @escaping () -> Void
    ) {
        self.message = message
        self.showsAllInfo = showsAllInfo
        self.reactionsPerRow = reactionsPerRow
        self.useLargeIcons = useLargeIcons
        self.onTap = onTap
        self.onLongPress = onLongPress
    }

    public var body: some View {
        VStack(alignment: message.isRightAligned ? .trailing : .leading) {
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                HStack {
                    ForEach(row) { item($0) }
                }
            }
        }
        .accessibilityIdentifier("BottomReactionsView")
    }

    /// A pill or the button for one more reaction.
    private struct Item: Identifiable {
        var id: Int
        var reaction: MessageReactionType?
    }

    private var rows: [[Item]] {
        let reactions = message.shownReactions(sortedBy: utils.sortReactions, images: images)
        var items = reactions.enumerated().map { Item(id: $0.offset, reaction: $0.element) }
        items.append(Item(id: items.count))
        return stride(from: 0, to: items.count, by: max(1, reactionsPerRow)).map {
            Array(items[$0..<min($0 + max(1, reactionsPerRow), items.count)])
        }
    }

    @ViewBuilder
    private func item(_ item: Item) -> some View {
        if let reaction = item.reaction {
            ReactionPill(message: message, reaction: reaction, corners: corners(of: item))
        } else {
            AddReactionPill(corners: corners(of: item))
        }
    }

    /// The pill beside the author's side of the newest message of a group has a square corner there.
    private func corners(of item: Item) -> UIRectCorner {
        guard showsAllInfo else { return .allCorners }
        if message.isRightAligned {
            return item.reaction == nil ? [.topLeft, .topRight, .bottomLeft] : .allCorners
        }
        return item.id == 0 ? [.topLeft, .topRight, .bottomRight] : .allCorners
    }
}

/// The room of the reactions below a message.
enum BottomReactionsLayout {
    /// The height of all rows of pills and of the gap above them, in points.
    static func height(of message: ChatMessage) -> CGFloat { 0 }
}

/// A reaction and how often it was chosen.
private struct ReactionPill: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let message: ChatMessage
    let reaction: MessageReactionType
    let corners: UIRectCorner

    var body: some View {
        HStack(spacing: 4) {
            ReactionIcon(message: message, reaction: reaction)
            Text("\(message.reactionScores[reaction] ?? 0)")
        }
        .padding(.all, 8)
        .modifier(
            BubbleModifier(corners: corners, backgroundColors: [Color(colors.background1)], cornerRadius: 12))
    }
}

/// The button that adds a reaction.
private struct AddReactionPill: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    let corners: UIRectCorner

    var body: some View {
        Image(systemName: "face.smiling")
            .foregroundColor(Color(colors.textLowEmphasis))
            .padding(.all, 8)
            .modifier(
                BubbleModifier(corners: corners, backgroundColors: [Color(colors.background1)], cornerRadius: 12))
    }
}
