import ChatModels
import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// The list of threads in its states.
    static let threadLists = [
        threadList("test_loadingAppearance", .initialized),
        threadList("test_didTapOnErrorView_shouldShowLoadingView", .initialized),
        threadList("test_emptyAppearance", .remoteDataFetched),
        threadList("test_errorAppearance", .remoteDataFetchFailed),
        threadList(
            "test_didTapOnErrorView_whenThreadsNotEmpty_shouldShowLoadingHeaderBannerView", .remoteDataFetched,
            isLoadingNewThreads: true),
        threadList(
            "test_didTapOnHeaderBannerView_shouldShowLoadingHeaderBannerView", .remoteDataFetched,
            isLoadingNewThreads: true),
    ]

    private static func threadList(
        _ test: String, _ state: DataControllerState, isLoadingNewThreads: Bool = false
    ) -> WrittenScene {
        WrittenScene("ChatThreadListVC/\(test)", words: ["state"]) { scene in
            scene.threadListScreen(state, isLoadingNewThreads: isLoadingNewThreads)
        }
    }
}
