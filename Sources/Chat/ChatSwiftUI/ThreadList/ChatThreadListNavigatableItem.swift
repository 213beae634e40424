import ChatModels
import HeadlessSwiftUI

/// A row of the thread list that opens its thread.
public struct ChatThreadListNavigatableItem<ThreadDestination: View>: View {
    private let thread: ChatThread
    private let threadListItem: ChatThreadListItem
    private let threadDestination: (ChatThread) -> ThreadDestination
    @Binding private var selectedThread: ThreadSelectionInfo?

    public init(
        thread: ChatThread, threadListItem: ChatThreadListItem,
        threadDestination: @escaping (ChatThread) -> ThreadDestination,
        selectedThread: Binding<ThreadSelectionInfo?>
    ) {
        self.thread = thread
        self.threadListItem = threadListItem
        self.threadDestination = threadDestination
        _selectedThread = selectedThread
    }

    public var body: some View {
        ZStack {
            threadListItem
            NavigationLink(tag: ThreadSelectionInfo(thread: thread), selection: $selectedThread) {
                LazyView(threadDestination(thread))
            } label: {
                EmptyView()
            }
            .opacity(0)
        }
        .accessibilityIdentifier("ChatThreadListNavigatableItem")
    }
}
