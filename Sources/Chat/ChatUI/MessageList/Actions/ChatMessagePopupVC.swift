import ChatModels
import HeadlessUIKit

/// A message by itself over the blurred list, with the menu of what can be done with it.
open class ChatMessagePopupVC: _ViewController, ComponentsProvider {
    /// The message's view in the list, whose place the copy takes.
    public var messageContentView: ChatMessageContentView!

    /// Where the message is in the list, in the coordinates of the screen.
    public var messageViewFrame = CGRect.zero

    /// The menu.
    public var actionsController: ChatMessageActionsVC?

    /// A column of the message and the menu.
    open private(set) lazy var messageContainerStackView = ContainerStackView(axis: .vertical, spacing: 8)

    /// The part of the screen's width that the menu takes.
    open var actionsViewWidthMultiplier: CGFloat { 0.7 }

    /// Covers the list.
    open private(set) lazy var blurView = UIView()

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(blurView)
        view.addSubview(messageContainerStackView.withoutAutoresizingMaskConstraints)
        let isOwn = messageContentView?.content?.isSentByCurrentUser == true
        messageContainerStackView.alignment = isOwn ? .trailing : .leading
        NSLayoutConstraint.activate([
            messageContainerStackView.leadingAnchor.pin(equalTo: view.leadingAnchor, constant: 8),
            messageContainerStackView.trailingAnchor.pin(equalTo: view.trailingAnchor, constant: -8),
        ])
        addMessage()
        addActions()
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        // A still of the system's thinnest material: what is behind it shows as little more than a tone.
        blurView.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.15, alpha: 0.85) : UIColor(white: 0.97, alpha: 0.85)
        }
    }

    /// Shows a second view of the message, as the first one stays in its list.
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
        let room = messageContainerStackView.topAnchor.pin(equalTo: view.topAnchor, constant: messageViewFrame.minY)
        NSLayoutConstraint.activate([
            copy.widthAnchor.pin(equalToConstant: messageViewFrame.width), room.with(priority: .defaultHigh),
            messageContainerStackView.bottomAnchor.pin(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    private func addActions() {
        guard let actionsController else { return }
        addChild(actionsController)
        messageContainerStackView.addArrangedSubview(actionsController.view)
        actionsController.view.widthAnchor.pin(equalTo: view.widthAnchor, multiplier: actionsViewWidthMultiplier)
            .isActive = true
        actionsController.didMove(toParent: self)
    }
}
