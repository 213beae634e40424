import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension View {
    /// Adds a padding of 16 points on both sides and 8 points above and below.
    public func standardPadding() -> some View {
        padding(.horizontal, 16).padding(.vertical, 8)
    }

    /// Rounds the corners and adds a thin border; the radius is in points.
    public func roundWithBorder(cornerRadius: CGFloat = 18) -> some View {
        modifier(RoundWithBorderModifier(cornerRadius: cornerRadius))
    }

    /// Adds the two shadows of what floats over the messages: a wide one below, and a thin one at the edge.
    func floatingShadow() -> some View {
        shadow(color: .black.opacity(0.1), radius: 10, x: 0, y: 12)
            .shadow(color: .black.opacity(0.1), radius: 1, x: 0, y: 1)
    }

    /// The color of texts of a message.
    public func textColor(for message: ChatMessage) -> Color {
        let colors = InjectedValues[\.colors]
        return Color(
            message.isSentByCurrentUser ? colors.messageCurrentUserTextColor : colors.messageOtherUserTextColor)
    }

    /// Changes the view if a condition holds.
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

/// Rounds the corners and adds a thin border.
private struct RoundWithBorderModifier: ViewModifier {
    @Injected(\.colors) private var colors

    let cornerRadius: CGFloat

    func body(content: Content) -> some View {
        content
            .overlay(
                RoundedRectangle(cornerRadius: cornerRadius).stroke(Color(colors.innerBorder), lineWidth: 1)
            )
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
}
