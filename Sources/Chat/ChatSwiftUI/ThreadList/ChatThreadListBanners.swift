import ChatLook
import HeadlessSwiftUI

/// The banner above the threads for new threads, or while they are loaded.
struct ChatThreadListHeaderView: View {
    @ObservedObject var viewModel: ChatThreadListViewModel

    var body: some View {
        if viewModel.isReloading {
            LoadingBannerView()
        } else if viewModel.hasNewThreads {
            ActionBannerView(text: L10n.ThreadList.newThreads(viewModel.newThreadsCount)) {
                viewModel.loadThreads()
            }
        }
    }
}

/// The spinner below the threads while more are loaded.
struct ChatThreadListFooterView: View {
    @ObservedObject var viewModel: ChatThreadListViewModel

    var body: some View {
        if viewModel.isLoadingMoreThreads {
            ProgressView().padding(.all, 16)
        }
    }
}

/// A gray banner with a text and an action icon.
public struct ActionBannerView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let text: String
    private let action: () -> Void

    public init(text: String, action: @escaping () -> Void) {
        self.text = text
        self.action = action
    }

    public var body: some View {
        HStack(alignment: .center) {
            Text(text)
                .font(fonts.body)
                .foregroundColor(Color(colors.staticColorText))
            Spacer()
            Button(action: { action() }) {
                Image(uiImage: images.restart)
                    .customizable()
                    .frame(width: 20, height: 20)
                    .foregroundColor(Color(colors.staticColorText))
            }
        }
        .padding(.all, 16)
        .frame(maxWidth: .infinity)
        .background(Color(colors.background7), ignoresSafeAreaEdges: [])
        .accessibilityIdentifier("ActionBannerView")
    }
}

/// A gray banner with a spinner.
struct LoadingBannerView: View {
    @Injected(\.colors) private var colors

    var body: some View {
        ProgressView()
            .padding(.all, 16)
            .frame(maxWidth: .infinity)
            .background(Color(colors.background7), ignoresSafeAreaEdges: [])
    }
}

/// The list with a banner below it for failures.
public struct ChatThreadListContainerModifier<Factory: ViewFactory>: ViewModifier {
    @ObservedObject private var viewModel: ChatThreadListViewModel
    private let viewFactory: Factory

    public init(viewFactory: Factory, viewModel: ChatThreadListViewModel) {
        self.viewFactory = viewFactory
        self.viewModel = viewModel
    }

    public func body(content: Content) -> some View {
        content.overlay(viewModel.failedToLoadThreads ? banner : nil, alignment: .bottom)
    }

    private var banner: some View {
        viewFactory.makeThreadsListErrorBannerView(onRefreshAction: { viewModel.retryLoadThreads() })
    }
}

/// The thread list with its title in the bar.
public struct ChatThreadListHeaderViewModifier: ViewModifier {
    private let title: String

    public init(title: String) {
        self.title = title
    }

    public func body(content: Content) -> some View {
        content
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
    }
}
