import HeadlessSwiftUI

/// The button in the corner of the list that scrolls to the newest message.
public struct ScrollToBottomButton: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    private let unreadCount: Int
    private let onScrollToBottom: () -> Void

    /// The diameter in points.
    private let buttonSize: CGFloat = 40

    public init(unreadCount: Int, onScrollToBottom: @escaping () -> Void) {
        self.unreadCount = unreadCount
        self.onScrollToBottom = onScrollToBottom
    }

    public var body: some View {
        BottomRightView {
            Button {
                onScrollToBottom()
            } label: {
                Image(uiImage: images.scrollDownArrow)
                    .renderingMode(.template)
                    .frame(width: buttonSize, height: buttonSize)
                    .foregroundColor(colors.tintColor)
                    .modifier(FloatingDisc())
            }
            .padding()
            .overlay(unreadCount > 0 ? UnreadBadge(count: unreadCount) : nil)
        }
        .accessibilityIdentifier("ScrollToBottomButton")
    }
}

/// A white disc with a thin border and a shadow.
private struct FloatingDisc: ViewModifier {
    @Injected(\.colors) private var colors

    func body(content: Content) -> some View {
        content
            .background(Color(UIColor.systemBackground))
            .clipShape(Circle())
            .overlay(Circle().stroke(Color(colors.innerBorder), lineWidth: 0.5))
            .floatingShadow()
    }
}
