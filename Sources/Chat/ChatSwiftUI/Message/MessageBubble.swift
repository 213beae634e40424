import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// Draws the bubble of a message: its fill, border and corners depend on the author and the position in the group.
public struct MessageBubbleModifier: ViewModifier {
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    /// The message.
    public var message: ChatMessage
    /// Whether the message is the newest of its group.
    public var isFirst: Bool
    /// The fill; `nil` for the palette's.
    public var injectedBackgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat
    /// Whether the bubble has the style of others, whoever the author is.
    public var forceLeftToRight: Bool
    /// In points.
    public var topPadding: CGFloat
    /// In points.
    public var bottomPadding: CGFloat

    public init(
        message: ChatMessage, isFirst: Bool, injectedBackgroundColor: UIColor? = nil, cornerRadius: CGFloat = 18,
        forceLeftToRight: Bool = false, topPadding: CGFloat = 0, bottomPadding: CGFloat = 0
    ) {
        self.message = message
        self.isFirst = isFirst
        self.injectedBackgroundColor = injectedBackgroundColor
        self.cornerRadius = cornerRadius
        self.forceLeftToRight = forceLeftToRight
        self.topPadding = topPadding
        self.bottomPadding = bottomPadding
    }

    public func body(content: Content) -> some View {
        content
            .modifier(
                BubbleModifier(
                    corners: message.bubbleCorners(
                        isFirst: isFirst,
                        forceLeftToRight: forceLeftToRight
                            || utils.messageListConfig.messageListAlignment == .leftAligned),
                    backgroundColors: message.bubbleBackground(
                        colors: colors, injectedBackgroundColor: injectedBackgroundColor),
                    cornerRadius: cornerRadius)
            )
            .padding(.top, topPadding)
            .padding(.bottom, bottomPadding)
    }
}

/// A fill with some rounded corners and a thin border.
public struct BubbleModifier: ViewModifier {
    @Injected(\.colors) private var colors

    /// The rounded corners.
    public var corners: UIRectCorner
    /// One color, or several for a gradient from top to bottom.
    public var backgroundColors: [Color]
    /// `nil` for the palette's.
    public var borderColor: Color?
    /// In points.
    public var cornerRadius: CGFloat

    public init(
        corners: UIRectCorner, backgroundColors: [Color], borderColor: Color? = nil, cornerRadius: CGFloat = 18
    ) {
        self.corners = corners
        self.backgroundColors = backgroundColors
        self.borderColor = borderColor
        self.cornerRadius = cornerRadius
    }

    public func body(content: Content) -> some View {
        content
            .background(background)
            .overlay(
                BubbleBackgroundShape(cornerRadius: cornerRadius, corners: corners)
                    .stroke(borderColor ?? Color(colors.innerBorder), lineWidth: 1)
            )
            .clipShape(BubbleBackgroundShape(cornerRadius: cornerRadius, corners: corners))
    }

    @ViewBuilder
    private var background: some View {
        if backgroundColors.count == 1 {
            backgroundColors[0]
        } else {
            LinearGradient(
                gradient: Gradient(colors: backgroundColors), startPoint: .top, endPoint: .bottom)
        }
    }
}

/// A rectangle with some rounded corners.
public struct BubbleBackgroundShape: Shape {
    /// In points.
    public var cornerRadius: CGFloat
    /// The rounded corners.
    public var corners: UIRectCorner

    public init(cornerRadius: CGFloat, corners: UIRectCorner) {
        self.cornerRadius = cornerRadius
        self.corners = corners
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners,
                cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
            ).cgPath)
    }
}

extension View {
    /// Draws the bubble of a message around the view.
    public func messageBubble(
        for message: ChatMessage, isFirst: Bool, backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 18,
        forceLeftToRight: Bool = false
    ) -> some View {
        modifier(
            MessageBubbleModifier(
                message: message, isFirst: isFirst, injectedBackgroundColor: backgroundColor,
                cornerRadius: cornerRadius, forceLeftToRight: forceLeftToRight))
    }

    /// Draws a bubble of one color around the view.
    public func bubble(with background: Color, corners: UIRectCorner, borderColor: Color? = nil) -> some View {
        modifier(BubbleModifier(corners: corners, backgroundColors: [background], borderColor: borderColor))
    }

    /// Draws the bubble of the reactions to a message around the view.
    public func reactionsBubble(for message: ChatMessage, background: UIColor? = nil) -> some View {
        modifier(ReactionsBubbleModifier(message: message, injectedBackground: background))
    }
}
