import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of the list of threads.
@MainActor
open class ChatThreadListViewModel: ObservableObject {
    /// The threads, from the top down.
    @Published public private(set) var threads: [ChatThread] = []
    /// Whether the threads are being loaded for the first time.
    @Published public var isLoading = false
    /// Whether they are being loaded again.
    @Published public var isReloading = false
    /// Whether there are none.
    @Published public var isEmpty = false
    /// Whether more are being loaded.
    @Published public var isLoadingMoreThreads = false
    /// Whether they could not be loaded.
    @Published public var failedToLoadThreads = false
    /// Whether more could not be loaded.
    @Published public var failedToLoadMoreThreads = false
    @Published public var newThreadsCount = 0
    @Published public var hasNewThreads = false
    @Published public var selectedThread: ThreadSelectionInfo?

    /// The threads' controller; `nil` for a list without threads.
    public let controller: ChatThreadListController?

    /// - Parameter threadListController: `nil` for a list without threads.
    public init(threadListController: ChatThreadListController? = nil) {
        controller = threadListController
        threadListController?.delegate = self
        threadListController?.synchronize()
        showThreads()
    }

    /// Shows what the controller has.
    private func showThreads() {
        threads = controller?.threads ?? []
        isEmpty = threads.isEmpty
        isLoading = threads.isEmpty && controller?.state == .initialized
        failedToLoadThreads = [.localDataFetchFailed, .remoteDataFetchFailed].contains(controller?.state)
    }

    /// Loads the threads. All are there already, so that none are new.
    public func loadThreads() {
        controller?.synchronize()
        hasNewThreads = false
        newThreadsCount = 0
    }

    /// Tries again after a failure.
    public func retryLoadThreads() {
        failedToLoadThreads = false
        controller?.synchronize()
    }

    /// Asks for more threads when one of the last five comes in sight.
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
