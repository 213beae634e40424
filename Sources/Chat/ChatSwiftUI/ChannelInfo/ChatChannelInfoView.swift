import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The screen with information about a channel: its members, its options, and what was pinned or sent.
public struct ChatChannelInfoView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Environment(\.presentationMode) private var presentationMode

    private let factory: Factory
    private let shownFromMessageList: Bool
    @StateObject private var viewModel: ChatChannelInfoViewModel

    /// - Parameters:
    ///   - viewModel: `nil` to create one for the channel.
    ///   - shownFromMessageList: Whether the screen was opened from the screen of the channel.
    public init(
        factory: Factory = DefaultViewFactory.shared, viewModel: ChatChannelInfoViewModel? = nil,
        channel: ChatChannel, shownFromMessageList: Bool = false
    ) {
        self.factory = factory
        self.shownFromMessageList = shownFromMessageList
        _viewModel = StateObject(wrappedValue: viewModel ?? ChatChannelInfoViewModel(channel: channel))
    }

    public var body: some View {
        ZStack {
            content
                .overlay(viewModel.addUsersShown ? dimming : nil)
                .allowsHitTesting(!viewModel.addUsersShown)
            if viewModel.addUsersShown {
                VStack {
                    Spacer()
                    AddUsersView(loadedUserIds: viewModel.participants.map(\.id)) { viewModel.addUserTapped($0) }
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .principal) { title }
            ToolbarItem(placement: .navigationBarTrailing) {
                if viewModel.shouldShowAddUserButton { addButton }
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .alert(isPresented: $viewModel.leaveGroupAlertShown) { leaveAlert }
        .accessibilityIdentifier("ChatChannelInfoView")
    }

    private var content: some View {
        ScrollView {
            VStack(spacing: 0) {
                members
                ChannelInfoDivider()
                ChatInfoOptionsView(factory: factory, viewModel: viewModel)
                ChannelInfoDivider()
                if viewModel.shouldShowLeaveConversationButton { leaveButton }
            }
        }
        .background(Color(colors.background).edgesIgnoringSafeArea(.bottom))
    }

    private var dimming: some View {
        Color.black.opacity(0.3)
            .edgesIgnoringSafeArea(.all)
            .onTapGesture { viewModel.addUsersShown = false }
    }

    // MARK: Bar

    @ViewBuilder
    private var title: some View {
        if viewModel.showSingleMemberDMView {
            Text(viewModel.participants.first?.displayName ?? "")
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
        } else {
            ChannelTitleView(channel: viewModel.channel, shouldShowTypingIndicator: false)
        }
    }

    private var addButton: some View {
        Button(action: { viewModel.addUsersShown = true }) {
            Image(systemName: "person.badge.plus")
                .foregroundColor(colors.tintColor)
        }
    }

    // MARK: Rows

    @ViewBuilder
    private var members: some View {
        if viewModel.showSingleMemberDMView {
            ChatInfoDirectChannelView(participant: viewModel.participants.first)
        } else {
            ChatInfoParticipantsView(participants: viewModel.displayedParticipants, onItemAppear: { _ in })
            if viewModel.showMoreUsersButton { moreButton }
        }
    }

    private var moreButton: some View {
        Button(action: { viewModel.memberListCollapsed = false }) {
            HStack(spacing: 16) {
                Image(systemName: "chevron.down")
                Text(L10n.ChatInfo.moreMembers(viewModel.notDisplayedParticipantsCount))
                Spacer()
            }
            .font(fonts.bodyBold)
            .foregroundColor(Color(colors.textLowEmphasis))
            .padding(.all, 16)
            .background(Color(colors.background8))
        }
    }

    private var leaveButton: some View {
        Button(action: { viewModel.leaveGroupAlertShown = true }) {
            HStack(spacing: 16) {
                Image(systemName: viewModel.channel.isDirectMessageChannel ? "trash" : "person.fill.xmark")
                    .customizable()
                    .frame(width: 24, height: 20)
                Text(viewModel.leaveButtonTitle)
                    .font(fonts.bodyBold)
                Spacer()
            }
            .foregroundColor(Color(colors.alert))
            .padding(.all, 16)
            .background(Color(colors.background8))
        }
    }

    private var leaveAlert: Alert {
        Alert(
            title: Text(viewModel.leaveButtonTitle), message: Text(viewModel.leaveConversationDescription),
            primaryButton: .destructive(Text(viewModel.leaveButtonTitle)) {
                viewModel.leaveConversationTapped { presentationMode.wrappedValue.dismiss() }
            },
            secondaryButton: .cancel())
    }
}
