import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The screen with a user's channels.
public struct ChatChannelListView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @StateObject private var viewModel: ChatChannelListViewModel

    private let viewFactory: Factory
    private let title: String
    private let customOnItemTap: ((ChatChannel) -> Void)?
    private let handleTabBarVisibility: Bool
    private let embedInNavigationView: Bool

    /// - Parameters:
    ///   - viewModel: `nil` to create one from the controller.
    ///   - onItemTap: Called instead of opening the channel.
    ///   - handleTabBarVisibility: Whether an open channel covers the tab bar. The list itself looks the same.
    ///   - embedInNavigationView: Whether the list has its own navigation bar.
    public init(
        viewFactory: Factory = DefaultViewFactory.shared,
        viewModel: ChatChannelListViewModel? = nil,
        channelListController: ChatChannelListController? = nil,
        title: String = "Stream Chat",
        onItemTap: ((ChatChannel) -> Void)? = nil,
        selectedChannelId: String? = nil,
        handleTabBarVisibility: Bool = true,
        embedInNavigationView: Bool = true,
        searchType: ChannelListSearchType = .messages
    ) {
        _viewModel = StateObject(
            wrappedValue: viewModel
                ?? ChatChannelListViewModel(
                    channelListController: channelListController, selectedChannelId: selectedChannelId,
                    searchType: searchType))
        self.viewFactory = viewFactory
        self.title = title
        customOnItemTap = onItemTap
        self.handleTabBarVisibility = handleTabBarVisibility
        self.embedInNavigationView = embedInNavigationView
    }

    public var body: some View {
        NavigationContainerView(embedInNavigationView: embedInNavigationView) {
            content
                .background(viewFactory.makeChannelListBackground(colors: colors))
                .modifier(viewFactory.makeChannelListHeaderViewModifier(title: title))
                .navigationBarTitleDisplayMode(viewFactory.navigationBarDisplayMode())
        }
        .overlay(viewModel.customAlertShown ? moreActions : nil)
        .alert(isPresented: $viewModel.alertShown) { alert }
        .accentColor(colors.tintColor)
        .accessibilityIdentifier("ChatChannelListView")
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.loading {
            viewFactory.makeLoadingView()
        } else if viewModel.channels.isEmpty {
            viewFactory.makeNoChannelsView()
        } else {
            ChatChannelListContentView(
                viewFactory: viewFactory, viewModel: viewModel, onItemTap: customOnItemTap)
        }
    }

    private var alert: Alert {
        switch viewModel.channelAlertType {
        case .deleteChannel(let channel):
            Alert(
                title: Text(L10n.ChannelActions.deleteTitle),
                message: Text(L10n.ChannelActions.confirmDelete),
                primaryButton: .destructive(Text(L10n.ChannelActions.delete)) {
                    viewModel.delete(channel: channel)
                },
                secondaryButton: .cancel())
        case .error, nil: Alert(title: Text(L10n.ChannelList.errorMessage))
        }
    }

    @ViewBuilder
    private var moreActions: some View {
        if case .moreActions(let channel) = viewModel.customChannelPopupType {
            viewFactory.makeMoreChannelActionsView(
                for: channel, swipedChannelId: $viewModel.swipedChannelId,
                onDismiss: { viewModel.dismissCustomAlert() }, onError: { viewModel.showErrorPopup($0) }
            )
            .edgesIgnoringSafeArea(.all)
        }
    }
}

/// The searchable list of channels without its bar.
public struct ChatChannelListContentView<Factory: ViewFactory>: View {
    @ObservedObject private var viewModel: ChatChannelListViewModel
    private let viewFactory: Factory
    private let onItemTap: (ChatChannel) -> Void

    public init(
        viewFactory: Factory, viewModel: ChatChannelListViewModel, onItemTap: ((ChatChannel) -> Void)? = nil
    ) {
        self.viewFactory = viewFactory
        self.viewModel = viewModel
        self.onItemTap = onItemTap ?? { viewModel.selectedChannel = $0.channelSelectionInfo }
    }

    public var body: some View {
        VStack(spacing: 0) {
            viewFactory.makeChannelListTopView(searchText: $viewModel.searchText)
            if viewModel.isSearching {
                searchResults
            } else {
                channels
            }
            viewFactory.makeChannelListStickyFooterView()
        }
        .modifier(viewFactory.makeChannelListContentModifier())
    }

    private var searchResults: some View {
        viewFactory.makeSearchResultsView(
            selectedChannel: $viewModel.selectedChannel,
            searchResults: viewModel.searchResults,
            loadingSearchResults: viewModel.loadingSearchResults,
            onlineIndicatorShown: { viewModel.onlineIndicatorShown(for: $0) },
            channelNaming: { viewModel.name(forChannel: $0) },
            imageLoader: { $0.avatarImage },
            onSearchResultTap: { viewModel.selectedChannel = $0 },
            onItemAppear: { viewModel.checkForChannels(index: $0) })
    }

    private var channels: some View {
        ChannelList(
            factory: viewFactory,
            channels: viewModel.channels,
            selectedChannel: $viewModel.selectedChannel,
            swipedChannelId: $viewModel.swipedChannelId,
            scrolledChannelId: $viewModel.scrolledChannelId,
            onlineIndicatorShown: { viewModel.onlineIndicatorShown(for: $0) },
            imageLoader: { $0.avatarImage },
            onItemTap: onItemTap,
            onItemAppear: { viewModel.checkForChannels(index: $0) },
            channelNaming: { viewModel.name(forChannel: $0) },
            channelDestination: viewFactory.makeChannelDestination(),
            trailingSwipeRightButtonTapped: { viewModel.onDeleteTapped(channel: $0) },
            trailingSwipeLeftButtonTapped: { viewModel.onMoreTapped(channel: $0) },
            leadingSwipeButtonTapped: { _ in })
    }
}

/// The channel list as a separate screen.
public struct ChatChannelListScreen: View {
    public var title: String
    public var channelListController: ChatChannelListController?

    public init(title: String = "Stream Chat", channelListController: ChatChannelListController? = nil) {
        self.title = title
        self.channelListController = channelListController
    }

    public var body: some View {
        ChatChannelListView(
            viewFactory: DefaultViewFactory.shared, channelListController: channelListController, title: title)
    }
}

/// Content with its own navigation bar, or without one.
struct NavigationContainerView<Content: View>: View {
    let embedInNavigationView: Bool
    @ViewBuilder let content: () -> Content

    var body: some View {
        if embedInNavigationView {
            NavigationView { content() }
                .navigationViewStyle(.stack)
        } else {
            content()
        }
    }
}
