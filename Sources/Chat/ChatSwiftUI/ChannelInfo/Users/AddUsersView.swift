import ChatModels
import HeadlessSwiftUI

/// A card with the users who can be added to a channel, and a search field.
public struct AddUsersView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @StateObject private var viewModel: AddUsersViewModel
    private let onUserTap: (ChatUser) -> Void

    private static let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)
    private static let avatarSize = CGSize(width: 64, height: 64)

    /// - Parameters:
    ///   - loadedUserIds: The users who aren't offered.
    ///   - onUserTap: Called with the user who is chosen.
    public init(loadedUserIds: [String], onUserTap: @escaping (ChatUser) -> Void) {
        self.init(viewModel: AddUsersViewModel(loadedUserIds: loadedUserIds), onUserTap: onUserTap)
    }

    /// Shows the users of a view model.
    public init(viewModel: AddUsersViewModel, onUserTap: @escaping (ChatUser) -> Void) {
        _viewModel = StateObject(wrappedValue: viewModel)
        self.onUserTap = onUserTap
    }

    public var body: some View {
        VStack(spacing: 0) {
            SearchBar(text: $viewModel.searchText)
            ScrollView {
                LazyVGrid(columns: Self.columns, alignment: .center, spacing: 16) {
                    ForEach(viewModel.users) { user in
                        cell(of: user)
                            .onTapGesture { onUserTap(user) }
                            .onAppear { viewModel.onUserAppear(user) }
                    }
                }
                .padding(.vertical, 16)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Color(colors.background))
        .cornerRadius(16)
        .padding(.all, 16)
        .frame(height: 350)
        .accessibilityIdentifier("AddUsersView")
    }

    private func cell(of user: ChatUser) -> some View {
        VStack {
            MessageAvatarView(avatarURL: user.imageURL, size: Self.avatarSize)
            Text(user.nameOrId)
                .lineLimit(2)
                .multilineTextAlignment(.center)
                .font(fonts.footnoteBold)
                .foregroundColor(Color(colors.text))
        }
    }
}
