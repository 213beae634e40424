import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of the list of threads.
@MainActor
open class ChatThreadListViewModel: ObservableObject {
    @Published public private(set) var threads: [ChatThread] = []
    @Published public var isLoading = false
    @Published public var isEmpty = false
    @Published public var failedToLoadThreads = false
    @Published public var newThreadsCount = 0
    @Published public var hasNewThreads = false
    @Published public var selectedThread: ThreadSelectionInfo?

    public init(threadListController: ChatThreadListController? = nil) {
        threads = threadListController?.threads ?? []
        isEmpty = threads.isEmpty
    }
}
