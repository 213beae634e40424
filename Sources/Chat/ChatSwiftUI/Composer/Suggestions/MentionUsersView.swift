import ChatModels
import HeadlessSwiftUI

/// Users who can be mentioned.
public struct MentionUsersView: View {
    @Injected(\.colors) private var colors

    private let users: [ChatUser]
    private let userSelected: (ChatUser) -> Void

    /// The height of the largest text, the symbol of a mention, in points.
    @ScaledMetric(relativeTo: .title) private var textHeight: CGFloat = 34

    private var itemHeight: CGFloat { max(60, textHeight + 16) }
    private var maximumHeight: CGFloat { 4 * itemHeight }

    public init(users: [ChatUser], userSelected: @escaping (ChatUser) -> Void) {
        self.users = users
        self.userSelected = userSelected
    }

    public var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(users) { user in
                    MentionUserView(user: user) { userSelected(user) }
                        .frame(height: itemHeight)
                }
            }
        }
        .frame(height: min(itemHeight * CGFloat(users.count), maximumHeight))
        .suggestionsCard(colors)
        .accessibilityIdentifier("MentionUsersView")
    }
}

/// A user who can be mentioned: avatar, name and the symbol of a mention.
public struct MentionUserView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let user: ChatUser
    private let userSelected: () -> Void

    public init(user: ChatUser, userSelected: @escaping () -> Void) {
        self.user = user
        self.userSelected = userSelected
    }

    public var body: some View {
        HStack {
            MessageAvatarView(
                avatarURL: user.imageURL, size: CGSize(width: 40, height: 40), showOnlineIndicator: user.isOnline)
            Text(user.nameOrId)
                .lineLimit(1)
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
            Spacer()
            Text("@")
                .font(fonts.title)
                .foregroundColor(colors.tintColor)
        }
        .standardPadding()
        .onTapGesture { userSelected() }
    }
}
