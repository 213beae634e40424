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

    /// - Parameter threadListController: `nil` for a list without threads.
    public init(threadListController: ChatThreadListController? = nil) {
        threads = threadListController?.threads ?? []
        isEmpty = threads.isEmpty
        switch threadListController?.state {
        case .initialized: isLoading = threads.isEmpty
        case .localDataFetchFailed, .remoteDataFetchFailed: failedToLoadThreads = true
        case .localDataFetched, .remoteDataFetched, nil: break
        }
    }

    /// Loads the threads. All are there already, so that none are new.
    public func loadThreads() {
        hasNewThreads = false
        newThreadsCount = 0
    }

    /// Tries again after a failure.
    public func retryLoadThreads() {
        failedToLoadThreads = false
    }

    /// Asks for more threads when the last ones come in sight. All are there already.
    public func didAppearThread(at index: Int) {}
}
