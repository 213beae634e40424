import ChatModels
import HeadlessSwiftUI

/// A row of the channel list with swipe actions.
///
/// A static image shows the row at rest, unless its channel is ``swipedChannelId``: then the trailing actions are open.
public struct ChatChannelSwipeableListItem<Factory: ViewFactory, ChannelListItem: View>: View {
    private let factory: Factory
    private let channelListItem: ChannelListItem
    @Binding private var swipedChannelId: String?
    private let channel: ChatChannel
    private let numberOfTrailingItems: Int
    private let widthOfTrailingItem: CGFloat
    private let trailingRightButtonTapped: (ChatChannel) -> Void
    private let trailingLeftButtonTapped: (ChatChannel) -> Void
    private let leadingSwipeButtonTapped: (ChatChannel) -> Void

    /// - Parameter widthOfTrailingItem: In points.
    public init(
        factory: Factory, channelListItem: ChannelListItem, swipedChannelId: Binding<String?>, channel: ChatChannel,
        numberOfTrailingItems: Int = 2, widthOfTrailingItem: CGFloat = 60,
        trailingRightButtonTapped: @escaping (ChatChannel) -> Void,
        trailingLeftButtonTapped: @escaping (ChatChannel) -> Void,
        leadingSwipeButtonTapped: @escaping (ChatChannel) -> Void
    ) {
        self.factory = factory
        self.channelListItem = channelListItem
        _swipedChannelId = swipedChannelId
        self.channel = channel
        self.numberOfTrailingItems = numberOfTrailingItems
        self.widthOfTrailingItem = widthOfTrailingItem
        self.trailingRightButtonTapped = trailingRightButtonTapped
        self.trailingLeftButtonTapped = trailingLeftButtonTapped
        self.leadingSwipeButtonTapped = leadingSwipeButtonTapped
    }

    public var body: some View {
        if isOpen {
            channelListItem
                .offset(x: -openWidth)
                .background(buttons, alignment: .trailing)
                .clipped()
        } else {
            channelListItem
        }
    }

    private var isOpen: Bool { swipedChannelId == channel.cid.rawValue }
    private var openWidth: CGFloat { CGFloat(numberOfTrailingItems) * widthOfTrailingItem }

    private var buttons: some View {
        factory.makeTrailingSwipeActionsView(
            channel: channel, offsetX: -openWidth, buttonWidth: widthOfTrailingItem,
            swipedChannelId: $swipedChannelId, leftButtonTapped: trailingLeftButtonTapped,
            rightButtonTapped: trailingRightButtonTapped)
    }
}

/// The trailing swipe actions of a row: more, and delete if allowed.
public struct TrailingSwipeActionsView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    private let channel: ChatChannel
    private let offsetX: CGFloat
    private let buttonWidth: CGFloat
    private let leftButtonTapped: (ChatChannel) -> Void
    private let rightButtonTapped: (ChatChannel) -> Void

    /// - Parameters:
    ///   - offsetX: The offset of the row, in points: negative for trailing actions.
    ///   - buttonWidth: In points.
    public init(
        channel: ChatChannel, offsetX: CGFloat, buttonWidth: CGFloat, leftButtonTapped: @escaping (ChatChannel) -> Void,
        rightButtonTapped: @escaping (ChatChannel) -> Void
    ) {
        self.channel = channel
        self.offsetX = offsetX
        self.buttonWidth = buttonWidth
        self.leftButtonTapped = leftButtonTapped
        self.rightButtonTapped = rightButtonTapped
    }

    public var body: some View {
        HStack(spacing: 0) {
            Spacer()
            ActionItemButton(image: Image(uiImage: images.more), width: buttonWidth) { leftButtonTapped(channel) }
                .foregroundColor(Color(colors.text))
                .background(Color(colors.background1))
            if channel.canDeleteChannel {
                ActionItemButton(image: Image(uiImage: images.trash), width: buttonWidth) { rightButtonTapped(channel) }
                    .foregroundColor(Color(colors.textInverted))
                    .background(Color(colors.alert))
            }
        }
        .opacity(offsetX < -5 ? 1 : 0)
        .accessibilityIdentifier("TrailingSwipeActionsView")
    }
}

/// An icon in the middle of a button as high as its row.
struct ActionItemButton: View {
    let image: Image
    /// In points.
    let width: CGFloat
    let action: () -> Void

    var body: some View {
        Button(action: { action() }) {
            image
                .renderingMode(.template)
                .frame(width: width)
                .frame(maxHeight: .infinity)
        }
    }
}
