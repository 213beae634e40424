import HeadlessUIKit

/// A row of the message list: a message with what stands above and below it.
public class ChatMessageCell: _TableViewCell, ThemeProvider {
    /// The name under which cells are kept for reuse.
    public static var reuseId: String { "\(self)" }

    /// The message.
    public private(set) var messageContentView: ChatMessageContentView?

    /// The least distance to the next message, in points.
    public var minimumSpacingBelow: CGFloat = 2 {
        didSet { updateBottomSpacing() }
    }

    /// The distance between the message and a decoration, in points.
    public var spacingBetween: CGFloat = 8

    /// A column of header, message and footer.
    private let stack = UIStackView()

    // Most messages have neither: the containers are made when the first decoration comes.
    private var headerContainer: UIView?
    private var footerContainer: UIView?

    override public func setUpLayout() {
        super.setUpLayout()

        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 0
        contentView.embed(stack)
        insertMessageContentView()
    }

    override public func setUpAppearance() {
        super.setUpAppearance()

        selectionStyle = .none
        backgroundColor = .clear
    }

    /// Makes the view of the message if there is none yet.
    public func setMessageContentIfNeeded(
        contentViewClass: ChatMessageContentView.Type,
        attachmentViewInjectorType: AttachmentViewInjector.Type?,
        options: ChatMessageLayoutOptions
    ) {
        guard messageContentView == nil else { return }
        let view = contentViewClass.init()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: attachmentViewInjectorType)
        messageContentView = view
        if stack.superview != nil { insertMessageContentView() }
    }

    /// Puts `decorationView` above or below the message, or takes away what is there.
    public func setDecoration(
        for type: ChatMessageDecorationType, decorationView: ChatMessageDecorationView?
    ) {
        guard let decorationView else {
            container(for: type)?.isHidden = true
            return
        }
        let container = makeContainerIfNeeded(for: type)
        container.isHidden = false
        guard decorationView.superview !== container else { return }
        for subview in container.subviews { subview.removeFromSuperview() }
        container.embed(
            decoration: decorationView,
            insets: NSDirectionalEdgeInsets(
                top: type == .footer ? spacingBetween : 0, leading: 0,
                bottom: type == .header ? spacingBetween : 0, trailing: 0))
    }

    override public func prepareForReuse() {
        super.prepareForReuse()

        for container in [headerContainer, footerContainer].compactMap({ $0 }) {
            for subview in container.subviews { subview.removeFromSuperview() }
            container.isHidden = true
        }
        messageContentView?.prepareForReuse()
    }
}

extension ChatMessageCell {
    private func insertMessageContentView() {
        guard let messageContentView else { return }
        insert(messageContentView, at: headerContainer == nil ? 0 : 1)
        updateBottomSpacing()
    }

    /// Adds a row of the column that is as wide as the cell.
    private func insert(_ view: UIView, at index: Int) {
        stack.insertArrangedSubview(view.withoutAutoresizingMaskConstraints, at: index)
        // The same order of views, whichever came first.
        if index == 0 { stack.sendSubviewToBack(view) }
        view.pin(anchors: [.leading, .trailing], to: stack)
    }

    private func updateBottomSpacing() {
        guard let messageContentView, messageContentView.superview != nil else { return }
        let container = messageContentView.mainContainer
        if container.directionalLayoutMargins.bottom < minimumSpacingBelow {
            container.directionalLayoutMargins.bottom = minimumSpacingBelow
        }
    }

    private func container(for type: ChatMessageDecorationType) -> UIView? {
        type == .header ? headerContainer : footerContainer
    }

    private func makeContainerIfNeeded(for type: ChatMessageDecorationType) -> UIView {
        if let container = container(for: type) { return container }
        let container = UIView()
        switch type {
        case .header:
            headerContainer = container
            container.accessibilityIdentifier = "headerContainer"
            insert(container, at: 0)
        case .footer:
            footerContainer = container
            container.accessibilityIdentifier = "footerContainer"
            insert(container, at: stack.arrangedSubviews.count)
        }
        return container
    }
}
