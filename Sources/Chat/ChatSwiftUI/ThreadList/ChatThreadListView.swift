import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The screen with a user's threads.
public struct ChatThreadListView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @StateObject private var viewModel: ChatThreadListViewModel

    private let viewFactory: Factory
    private let title: String
    private let embedInNavigationView: Bool

    /// - Parameters:
    ///   - viewModel: `nil` to create one from the controller.
    ///   - title: `nil` for the default title.
    ///   - embedInNavigationView: Whether the list has its own navigation bar.
    public init(
        viewFactory: Factory = DefaultViewFactory.shared,
        viewModel: ChatThreadListViewModel? = nil,
        threadListController: ChatThreadListController? = nil,
        title: String? = nil,
        embedInNavigationView: Bool = true
    ) {
        _viewModel = StateObject(
            wrappedValue: viewModel ?? ChatThreadListViewModel(threadListController: threadListController))
        self.viewFactory = viewFactory
        self.title = title ?? L10n.ThreadList.title
        self.embedInNavigationView = embedInNavigationView
    }

    public var body: some View {
        NavigationContainerView(embedInNavigationView: embedInNavigationView) {
            content
                .modifier(viewFactory.makeThreadListContainerViewModifier(viewModel: viewModel))
                .modifier(viewFactory.makeThreadListHeaderViewModifier(title: title))
        }
        .accentColor(colors.tintColor)
        .accessibilityIdentifier("ChatThreadListView")
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.isLoading {
            viewFactory.makeThreadListLoadingView()
        } else if viewModel.isEmpty {
            viewFactory.makeNoThreadsView()
        } else {
            ChatThreadListContentView(viewFactory: viewFactory, viewModel: viewModel)
        }
    }
}

/// The threads with the views above and below them.
public struct ChatThreadListContentView<Factory: ViewFactory>: View {
    @ObservedObject private var viewModel: ChatThreadListViewModel
    private let viewFactory: Factory

    public init(viewFactory: Factory, viewModel: ChatThreadListViewModel) {
        self.viewFactory = viewFactory
        self.viewModel = viewModel
    }

    public var body: some View {
        ThreadList(
            factory: viewFactory,
            threads: viewModel.threads,
            threadDestination: viewFactory.makeThreadDestination(),
            selectedThread: $viewModel.selectedThread,
            onItemTap: { viewModel.selectedThread = ThreadSelectionInfo(thread: $0) },
            onItemAppear: { viewModel.didAppearThread(at: $0) },
            headerView: { viewFactory.makeThreadListHeaderView(viewModel: viewModel) },
            footerView: { viewFactory.makeThreadListFooterView(viewModel: viewModel) })
    }
}

/// The rows of the thread list.
public struct ThreadList<Factory: ViewFactory, HeaderView: View, FooterView: View>: View {
    @Injected(\.colors) private var colors

    private let factory: Factory
    private let threads: [ChatThread]
    private let threadDestination: (ChatThread) -> Factory.ThreadDestination
    @Binding private var selectedThread: ThreadSelectionInfo?
    private let onItemTap: (ChatThread) -> Void
    private let onItemAppear: (Int) -> Void
    private let headerView: () -> HeaderView
    private let footerView: () -> FooterView

    public init(
        factory: Factory,
        threads: [ChatThread],
        threadDestination: @escaping (ChatThread) -> Factory.ThreadDestination,
        selectedThread: Binding<ThreadSelectionInfo?>,
        onItemTap: @escaping (ChatThread) -> Void,
        onItemAppear: @escaping (Int) -> Void,
        @ViewBuilder headerView: @escaping () -> HeaderView,
        @ViewBuilder footerView: @escaping () -> FooterView
    ) {
        self.factory = factory
        self.threads = threads
        self.threadDestination = threadDestination
        _selectedThread = selectedThread
        self.onItemTap = onItemTap
        self.onItemAppear = onItemAppear
        self.headerView = headerView
        self.footerView = footerView
    }

    public var body: some View {
        ScrollView {
            headerView()
            LazyVStack(spacing: 0) {
                ForEach(threads) { thread in
                    row(for: thread)
                    factory.makeThreadListDividerItem()
                }
                footerView()
            }
        }
        .background(factory.makeThreadListBackground(colors: colors))
        .accessibilityIdentifier("ThreadList")
    }

    private func row(for thread: ChatThread) -> some View {
        factory.makeThreadListItem(
            thread: thread, threadDestination: threadDestination, selectedThread: $selectedThread
        )
        .background(
            factory.makeThreadListItemBackground(thread: thread, isSelected: selectedThread?.thread.id == thread.id)
        )
        .showing(.message(id: thread.parentMessageId, number: nil))
        .onTapGesture { onItemTap(thread) }
        .onAppear {
            if let index = threads.firstIndex(where: { $0.id == thread.id }) { onItemAppear(index) }
        }
    }
}
