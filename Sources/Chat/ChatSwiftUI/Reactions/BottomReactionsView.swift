import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The reactions below a message: a pill with a count for each, and a button to add one.
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
        Group {
            if isOneRow {
                HStack {
                    ForEach(items) { pill($0) }
                }
                .offset(y: -2)
            } else {
                VStack(alignment: message.isRightAligned ? .trailing : .leading) {
                    ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                        HStack {
                            if message.isRightAligned { Spacer() }
                            ForEach(row) { pill($0) }
                            if !message.isRightAligned { Spacer() }
                        }
                    }
                }
            }
        }
        .accessibilityIdentifier("BottomReactionsView")
    }

    /// A pill, or the button to add a reaction.
    private struct Item: Identifiable {
        var id: Int
        /// `nil` for the button.
        var reaction: MessageReactionType?
    }

    private var items: [Item] {
        let reactions = message.shownReactions(sortedBy: utils.sortReactions, images: images)
        let pills = reactions.enumerated().map { Item(id: $0.offset, reaction: $0.element) }
        return pills + [Item(id: pills.count)]
    }

    private var isOneRow: Bool { items.count <= BottomReactionsLayout.maximumCountInOneRow }

    private var rows: [ArraySlice<Item>] {
        let items = items
        return BottomReactionsLayout.rows(count: items.count, perRow: reactionsPerRow).map { items[$0] }
    }

    @ViewBuilder
    private func pill(_ item: Item) -> some View {
        if let reaction = item.reaction {
            ReactionPill(
                message: message, reaction: reaction, isLarge: useLargeIcons, corners: corners(of: item)
            )
            .onTapGesture { onTap() }
            .onLongPressGesture { onLongPress() }
        } else {
            AddReactionPill(corners: corners(of: item))
                .onTapGesture { onLongPress() }
        }
    }

    /// Below the newest message of a group, the pill at the author's side has a square corner: the first one of the
    /// last row, or the button at the end.
    private func corners(of item: Item) -> UIRectCorner {
        guard showsAllInfo else { return .allCorners }
        if message.isRightAligned {
            return item.reaction == nil ? [.topLeft, .bottomLeft, .bottomRight] : .allCorners
        }
        let isFirstOfLastRow = item.id == (isOneRow ? 0 : rows.last?.startIndex)
        return isFirstOfLastRow ? [.topRight, .bottomLeft, .bottomRight] : .allCorners
    }
}

/// The layout of the reactions below a message, in points.
enum BottomReactionsLayout {
    /// Three reactions and the button.
    static let maximumCountInOneRow = 4

    private static let rowHeight: CGFloat = 36
    private static let spacing: CGFloat = 8

    /// The indexes of the pills in each row.
    static func rows(count: Int, perRow: Int) -> [Range<Int>] {
        let perRow = max(1, perRow)
        return stride(from: 0, to: count, by: perRow).map { $0..<min($0 + perRow, count) }
    }

    /// The height of all rows of pills, including the gap above each.
    @MainActor
    static func height(of message: ChatMessage) -> CGFloat {
        let (utils, images) = (InjectedValues[\.utils], InjectedValues[\.images])
        let count = message.shownReactions(sortedBy: utils.sortReactions, images: images).count + 1
        let rowCount = count <= maximumCountInOneRow ? 1 : rows(count: count, perRow: 4).count
        return CGFloat(rowCount) * (rowHeight + spacing)
    }
}

/// A reaction and its count.
private struct ReactionPill: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let message: ChatMessage
    let reaction: MessageReactionType
    let isLarge: Bool
    let corners: UIRectCorner

    var body: some View {
        HStack(spacing: 4) {
            ReactionIcon(message: message, reaction: reaction, isLarge: isLarge)
            Text("\(message.reactionScores[reaction] ?? 0)")
                .font(fonts.body)
                .foregroundColor(Color(colors.text))
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
        Image(uiImage: images.addReaction)
            .renderingMode(.template)
            .foregroundColor(colors.tintColor)
            .padding(.all, 8)
            .modifier(
                BubbleModifier(corners: corners, backgroundColors: [Color(colors.background1)], cornerRadius: 12))
    }
}
