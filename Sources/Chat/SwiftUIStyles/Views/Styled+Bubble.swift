import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import Styles
import UIKitValues

extension Styled {
    /// A bubble with the corners, the border and the color of the style.
    struct MessageBubbleModifier: ViewModifier {
        @Injected(\.colors) private var colors
        @Injected(\.utils) private var utils

        let info: MessageModifierInfo
        let style: Style
        /// Whether the content has no bubble.
        let isHidden: Bool

        func body(content: Content) -> some View {
            if isHidden {
                content
            } else {
                content
                    .background(background)
                    .overlay(shape.stroke(borderColor, lineWidth: borderWidth))
                    .clipShape(shape)
            }
        }

        private var shape: BubbleBackgroundShape {
            let isLeftAligned = utils.messageListConfig.messageListAlignment == .leftAligned
            let corners: UIRectCorner =
                style.bubble.corners == .all
                ? .allCorners
                : info.message.bubbleCorners(
                    isFirst: info.isFirst, forceLeftToRight: info.forceLeftToRight || isLeftAligned)
            return BubbleBackgroundShape(cornerRadius: style.bubble.cornerRadius ?? info.cornerRadius, corners: corners)
        }

        /// The style's color takes precedence over the content's.
        private var fill: [Color] {
            let own = style.bubble.side(of: info.message).color
            return info.message.bubbleBackground(
                colors: colors, injectedBackgroundColor: own == nil ? info.injectedBackgroundColor : nil)
        }

        @ViewBuilder
        private var background: some View {
            if fill.count == 1 {
                fill[0]
            } else {
                LinearGradient(gradient: Gradient(colors: fill), startPoint: .top, endPoint: .bottom)
            }
        }

        private var borderColor: Color {
            Color(style.bubble.border?.color.map { style.uiColor($0, in: colors) } ?? colors.innerBorder)
        }

        /// The outer half of a border is clipped.
        private var borderWidth: CGFloat { style.bubble.border?.width.map { 2 * $0 } ?? 1 }
    }
}
