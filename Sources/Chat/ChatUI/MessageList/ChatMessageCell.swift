import HeadlessUIKit

/// A row of the message list: a message and its decorations.
public class ChatMessageCell: _TableViewCell, ThemeProvider {
    /// The reuse identifier of cells.
    public static var reuseId: String { "\(self)" }

    /// The message.
    public private(set) var messageContentView: ChatMessageContentView?

    /// The minimum distance to the next message, in points.
    public var minimumSpacingBelow: CGFloat = 2 {
        didSet { updateBottomSpacing() }
    }

    /// The distance between the message and a decoration, in points.
    public var spacingBetween: CGFloat = 8

    /// A column of header, message and footer.
    private let stack = UIStackView()

    // Most messages have no decorations: the containers are created for the first one.
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

    /// Creates the view of the message if there is none yet.
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

    /// Adds `decorationView` above or below the message, or removes the existing one.
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

    /// Adds a row to the column, with the width of the cell.
    private func insert(_ view: UIView, at index: Int) {
        stack.insertArrangedSubview(view.withoutAutoresizingMaskConstraints, at: index)
        // Keeps the order of views independent of the order of insertion.
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
