import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeThreadDestination() -> (ChatThread) -> EmptyView {
        { _ in EmptyView() }
    }

    public func makeThreadListItem(
        thread: ChatThread,
        threadDestination: @escaping (ChatThread) -> ThreadDestination,
        selectedThread: Binding<ThreadSelectionInfo?>
    ) -> some View {
        ChatThreadListNavigatableItem(
            thread: thread, threadListItem: ChatThreadListItem(thread: thread), threadDestination: threadDestination,
            selectedThread: selectedThread)
    }

    public func makeNoThreadsView() -> some View {
        NoThreadsView()
    }

    public func makeThreadsListErrorBannerView(onRefreshAction: @escaping () -> Void) -> some View {
        ActionBannerView(text: L10n.ThreadList.errorMessage, action: onRefreshAction)
    }

    public func makeThreadListLoadingView() -> some View {
        ChatThreadListLoadingView()
    }

    public func makeThreadListContainerViewModifier(viewModel: ChatThreadListViewModel) -> some ViewModifier {
        ChatThreadListContainerModifier(viewFactory: self, viewModel: viewModel)
    }

    public func makeThreadListHeaderViewModifier(title: String) -> some ViewModifier {
        ChatThreadListHeaderViewModifier(title: title)
    }

    public func makeThreadListHeaderView(viewModel: ChatThreadListViewModel) -> some View {
        ChatThreadListHeaderView(viewModel: viewModel)
    }

    public func makeThreadListFooterView(viewModel: ChatThreadListViewModel) -> some View {
        ChatThreadListFooterView(viewModel: viewModel)
    }

    public func makeThreadListBackground(colors: ColorPalette) -> some View {
        Color(colors.background)
            .edgesIgnoringSafeArea(.bottom)
    }

    public func makeThreadListItemBackground(thread: ChatThread, isSelected: Bool) -> some View {
        Color(InjectedValues[\.colors].background)
    }

    public func makeThreadListDividerItem() -> some View {
        Divider()
    }
}
