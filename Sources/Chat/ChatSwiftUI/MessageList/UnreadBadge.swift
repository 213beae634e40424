import ChatLook
import HeadlessSwiftUI

/// The number of unread messages at the upper edge of a button.
struct UnreadBadge: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let count: Int

    var body: some View {
        Text(LocalizedNumber.text(count))
            .lineLimit(1)
            .font(fonts.footnoteBold)
            .foregroundColor(Color(colors.staticColorText))
            .padding(.horizontal, 6)
            .frame(minHeight: 16)
            .background(Color(colors.highlightedAccentBackground))
            .clipShape(Capsule())
            .offset(y: -16)
    }
}
