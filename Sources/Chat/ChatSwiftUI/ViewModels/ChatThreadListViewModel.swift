import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of the thread list.
@MainActor
open class ChatThreadListViewModel: ObservableObject {
    /// The threads, from top to bottom.
    @Published public private(set) var threads: [ChatThread] = []
    /// Whether the threads are being loaded for the first time.
    @Published public var isLoading = false
    /// Whether the threads are being reloaded.
    @Published public var isReloading = false
    /// Whether there are no threads.
    @Published public var isEmpty = false
    /// Whether more threads are being loaded.
    @Published public var isLoadingMoreThreads = false
    /// Whether loading the threads failed.
    @Published public var failedToLoadThreads = false
    /// Whether loading more threads failed.
    @Published public var failedToLoadMoreThreads = false
    @Published public var newThreadsCount = 0
    @Published public var hasNewThreads = false
    @Published public var selectedThread: ThreadSelectionInfo?

    /// The threads' controller; `nil` if none was given and there is no current user.
    public let controller: ChatThreadListController?

    /// - Parameter threadListController: `nil` for the threads in memory.
    public init(threadListController: ChatThreadListController? = nil) {
        controller = threadListController ?? Self.makeController()
        controller?.delegate = self
        controller?.synchronize()
        showThreads()
    }

    /// A controller of the current user's threads; `nil` without a user.
    private static func makeController() -> ChatThreadListController? {
        let client = InjectedValues[\.chatClient]
        return client.currentUserId == nil ? nil : client.threadListController(query: ThreadListQuery())
    }

    /// Updates the threads from the controller.
    private func showThreads() {
        threads = controller?.threads ?? []
        isEmpty = threads.isEmpty
        isLoading = threads.isEmpty && controller?.state == .initialized
        failedToLoadThreads = [.localDataFetchFailed, .remoteDataFetchFailed].contains(controller?.state)
    }

    /// Loads the threads. All are already loaded, so none are new.
    public func loadThreads() {
        controller?.synchronize()
        hasNewThreads = false
        newThreadsCount = 0
    }

    /// Retries after a failure.
    public func retryLoadThreads() {
        failedToLoadThreads = false
        controller?.synchronize()
    }

    /// Loads more threads when one of the last five is shown.
    public func didAppearThread(at index: Int) {
        if index >= threads.count - 5 { controller?.loadMoreThreads() }
    }
}

extension ChatThreadListViewModel: @preconcurrency ChatThreadListControllerDelegate {
    public func controller(
        _ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>]
    ) {
        showThreads()
    }

    public func controller(_ controller: DataController, didChangeState state: DataController.State) {
        showThreads()
    }
}
