import ChatLook
import HeadlessSwiftUI

/// The pill that scrolls to the first unread message and can be dismissed.
struct JumpToUnreadButton: View {
    @Injected(\.colors) private var colors

    let unreadCount: Int
    let onTap: () -> Void
    let onClose: () -> Void

    var body: some View {
        HStack {
            Button {
                onTap()
            } label: {
                Text(L10n.MessageList.jumpToUnreadButton(unreadCount))
                    .font(.caption)
            }
            Button {
                onClose()
            } label: {
                Image(systemName: "xmark")
                    .font(.caption.weight(.bold))
            }
        }
        .padding(.all, 10)
        .foregroundColor(.white)
        .background(Color(colors.textLowEmphasis))
        .cornerRadius(16)
        .accessibilityIdentifier("JumpToUnreadButton")
    }
}
