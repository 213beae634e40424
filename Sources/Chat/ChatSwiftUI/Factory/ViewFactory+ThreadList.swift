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
        EmptyView()
    }

    public func makeNoThreadsView() -> some View {
        EmptyView()
    }

    public func makeThreadsListErrorBannerView(onRefreshAction: @escaping () -> Void) -> some View {
        EmptyView()
    }

    public func makeThreadListLoadingView() -> some View {
        EmptyView()
    }

    public func makeThreadListContainerViewModifier(viewModel: ChatThreadListViewModel) -> some ViewModifier {
        EmptyModifier()
    }

    public func makeThreadListHeaderViewModifier(title: String) -> some ViewModifier {
        EmptyModifier()
    }

    public func makeThreadListHeaderView(viewModel: ChatThreadListViewModel) -> some View {
        EmptyView()
    }

    public func makeThreadListFooterView(viewModel: ChatThreadListViewModel) -> some View {
        EmptyView()
    }

    public func makeThreadListBackground(colors: ColorPalette) -> some View {
        EmptyView()
    }

    public func makeThreadListItemBackground(thread: ChatThread, isSelected: Bool) -> some View {
        EmptyView()
    }

    public func makeThreadListDividerItem() -> some View {
        EmptyView()
    }
}
