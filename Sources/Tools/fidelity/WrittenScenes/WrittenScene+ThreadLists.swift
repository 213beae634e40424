import ChatModels
import HeadlessUIKit

extension WrittenScene {
    /// The list of threads in its states.
    static let threadLists = [
        WrittenScene("ChatThreadListVC/test_loadingAppearance", words: ["state"]) { $0.threadListScreen(.initialized) },
        WrittenScene("ChatThreadListVC/test_didTapOnErrorView_shouldShowLoadingView", words: ["state"]) {
            $0.threadListScreen(.initialized)
        },
        WrittenScene("ChatThreadListVC/test_emptyAppearance", words: ["state"]) { $0.threadListScreen(.remoteDataFetched) },
        WrittenScene("ChatThreadListVC/test_errorAppearance", words: ["state"]) { $0.threadListScreen(.remoteDataFetchFailed) },
        WrittenScene(
            "ChatThreadListVC/test_didTapOnErrorView_whenThreadsNotEmpty_shouldShowLoadingHeaderBannerView", words: ["state"]
        ) {
            $0.threadListScreen(.remoteDataFetched, isLoadingNewThreads: true)
        },
        WrittenScene("ChatThreadListVC/test_didTapOnHeaderBannerView_shouldShowLoadingHeaderBannerView", words: ["state"]) {
            $0.threadListScreen(.remoteDataFetched, isLoadingNewThreads: true)
        },
    ]
}
