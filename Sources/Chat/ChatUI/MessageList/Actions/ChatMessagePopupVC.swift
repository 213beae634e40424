import ChatModels
import HeadlessUIKit

/// A single message over the blurred list, with the menu of its actions.
open class ChatMessagePopupVC: ComponentViewController, ComponentsProvider {
    /// The view of the message in the list, which the copy covers.
    public var messageContentView: ChatMessageContentView!

    /// The frame of the message in the list, in screen coordinates.
    public var messageViewFrame = CGRect.zero

    /// The menu.
    public var actionsController: ChatMessageActionsVC?

    /// The picker of reactions.
    public var reactionsController: ChatMessageReactionsPickerVC?

    /// The authors of the reactions, instead of the menu.
    public var reactionAuthorsController: ChatMessageReactionAuthorsVC?

    /// A column of the reactions, the message and the menu.
    open private(set) lazy var messageContainerStackView = ContainerStackView(axis: .vertical, spacing: 8)

    /// The width of the menu, relative to the screen's width.
    open var actionsViewWidthMultiplier: CGFloat { 0.7 }

    /// Blurs the list.
    open private(set) lazy var blurView: UIView = UIVisualEffectView(
        effect: UIBlurEffect(style: .systemUltraThinMaterial))

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(blurView)
        view.addSubview(messageContainerStackView.withoutAutoresizingMaskConstraints)
        messageContainerStackView.pin(anchors: [.leading, .trailing], to: view)
        if let reactionsController { add(reactionsController) }
        addMessage()
        if let actionsController { add(actionsController, widthMultiplier: actionsViewWidthMultiplier) }
        if let reactionAuthorsController { addReactionAuthors(reactionAuthorsController) }
    }

    /// Adds a second view of the message, since the first one stays in its list.
    private func addMessage() {
        guard let original = messageContentView else { return }
        let copy = type(of: original).init()
        copy.setUpLayoutIfNeeded(
            options: original.layoutOptions ?? [],
            attachmentViewInjectorType: original.attachmentViewInjector.map { type(of: $0) })
        copy.channel = original.channel
        copy.currentUserId = original.currentUserId
        copy.content = original.content
        messageContainerStackView.addArrangedSubview(copy)
        // The message stays at its position as long as the whole column fits on the screen. If the column is too high, it
        // begins above the screen: the message isn't squeezed, and the menu is visible.
        NSLayoutConstraint.activate([
            copy.topAnchor.pin(equalTo: view.topAnchor, constant: messageViewFrame.minY).with(priority: .defaultLow),
            messageContainerStackView.topAnchor.pin(
                greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8
            ).with(priority: UILayoutPriority(740)),
            messageContainerStackView.bottomAnchor.pin(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    /// Adds a row that is as wide as its content, on the author's side.
    private func add(_ controller: UIViewController, widthMultiplier: CGFloat? = nil) {
        addChild(controller)
        let row = UIView()
        row.addSubview(controller.view.withoutAutoresizingMaskConstraints)
        controller.view.pin(anchors: [.top, .bottom], to: row)
        let isOwn = messageContentView?.content?.isSentByCurrentUser == true
        let side =
            isOwn
            ? controller.view.trailingAnchor.pin(equalTo: row.trailingAnchor, constant: -Self.sideSpacing)
            : controller.view.leadingAnchor.pin(equalTo: row.leadingAnchor, constant: Self.sideSpacing)
        side.isActive = true
        messageContainerStackView.addArrangedSubview(row)
        if let widthMultiplier {
            controller.view.widthAnchor.pin(equalTo: view.widthAnchor, multiplier: widthMultiplier).isActive = true
        }
        controller.didMove(toParent: self)
    }

    /// The distance between the side of the screen and the reactions and the menu, in points.
    private static let sideSpacing: CGFloat = 8

    private func addReactionAuthors(_ controller: ChatMessageReactionAuthorsVC) {
        let count = controller.message?.totalReactionsCount ?? 0
        add(controller, widthMultiplier: count >= 4 ? 0.9 : 0.75)
        controller.view.heightAnchor.pin(equalToConstant: count > 4 ? 320 : 180).isActive = true
    }
}
