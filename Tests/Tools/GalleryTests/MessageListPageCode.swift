/// The remaining code of the page "Message List": some lines are missing or incomplete.
enum MessageListPageCode {
    /// The remaining lines of each snippet, without indents and empty lines.
    static let remains: [Int: String] = [
        1: """
        open class CustomChannelViewController: UIViewController, ThemeProvider {
        /// Controller for observing data changes within the channel.
        open var channelController: ChatChannelController!
        /// The message list component responsible to render the messages.
        open lazy var messageListVC: ChatMessageListVC = ChatMessageListVC()
        /// Controller that handles the composer view.
        open lazy var messageComposerVC = ComposerVC()
        override open func viewDidLoad() {
        // Setup
        messageListVC.delegate = self
        messageListVC.dataSource = self
        messageListVC.client = ChatClient.shared
        // Setup Channel Controller
        channelController.delegate = self
        // Layout
        messageListVC.view.translatesAutoresizingMaskIntoConstraints = false
        addChildViewController(messageListVC, targetView: view)
        messageListVC.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        messageListVC.view.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        messageListVC.view.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        messageListVC.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        """,
        2: """
        extension UIViewController {
        func addChildViewController(_ child: UIViewController, targetView superview: UIView) {
        child.willMove(toParent: self)
        child.didMove(toParent: self)
        """,
        3: """
        extension ChannelViewController: ChatMessageListVCDataSource {
        open func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        open func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        open func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        return channelController.messages[indexPath.item]
        open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt indexPath: IndexPath
        ) -> ChatMessageLayoutOptions {
        guard let channel = else { return [] }
        return messageListVC.components.messageLayoutOptionsResolver.optionsForMessage(
        at: indexPath,
        in: channel,
        with: AnyRandomAccessCollection(channelController.messages),
        appearance: messageListVC.appearance
        """,
        4: """
        extension ChannelViewController: ChatMessageListVCDelegate {
        open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        willDisplayMessageAt indexPath: IndexPath
        ) {
        // Load previous messages before showing the last 10 messages.
        if indexPath.row < channelController.messages.count - 10 {
        open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: ChatMessageActionItem,
        for message: ChatMessage
        ) {
        // Handle message actions
        switch actionItem {
        case is EditActionItem:
        dismiss(animated: true) { [weak self] in
        case is InlineReplyActionItem:
        dismiss(animated: true) { [weak self] in
        case is ThreadReplyActionItem:
        dismiss(animated: true) { [weak self] in
        open func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {
        // Handle scroll events, and check if the last message was read, to mark the channel read.
        if messageListVC.listView.isLastCellFullyVisible, == true {
        """,
        5: """
        extension ChannelViewController: ChatChannelControllerDelegate {
        open func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
        ) {
        messageListVC.updateMessages(with: changes)
        open func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
        ) {
        let channelUnreadCount = ?? .noUnread
        messageListVC.scrollToLatestMessageButton.content = channelUnreadCount
        open func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
        ) {
        guard channelController.areTypingEventsEnabled else { return }
        let currentUserId = channelController.client.currentUserId
        let typingUsersWithoutCurrentUser = typingUsers
        .sorted { $ < $ }
        .filter { $ != currentUserId }
        if typingUsersWithoutCurrentUser.isEmpty {
        } else {
        messageListVC.showTypingIndicator(typingUsers: typingUsersWithoutCurrentUser)
        """,
        6: """
        Components.default.messageListVC = CustomMessageListVC.self
        """,
        7: """
        final class CustomMessageListVC: ChatMessageListVC {
        override func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
        """,
        8: """
        final class CustomMessageListVC: ChatMessageListVC {
        override func setUpLayout() {
        scrollToLatestMessageButton.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor)
        """,
        9: """
        Components.default.messageListRouter = CustomChatMessageListRouter()
        """,
    ]
}
