import ChatModels
import HeadlessUIKit

/// A GIF from Giphy, with buttons while it is unsent.
open class ChatMessageInteractiveAttachmentView: _View, ThemeProvider {
    /// The GIF.
    open var content: ChatMessageGiphyAttachment? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when a button is tapped.
    open var didTapOnAction: ((AttachmentAction) -> Void)?

    // MARK: Subviews

    /// The image of the GIF.
    open private(set) lazy var preview: ChatMessageGiphyView = components.giphyView.init()

    /// The line above the buttons.
    open private(set) lazy var separator = UIView()

    /// The row of buttons.
    open private(set) lazy var actionsStackView = UIStackView()

    /// A column of image, line and buttons.
    open private(set) lazy var container = ContainerStackView(axis: .vertical, spacing: 0)

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        actionsStackView.axis = .horizontal
        actionsStackView.distribution = .fillEqually
        actionsStackView.spacing = 1
        container.addArrangedSubviews([preview, separator, actionsStackView])
        embed(container)
        NSLayoutConstraint.activate([
            preview.heightAnchor.pin(equalTo: preview.widthAnchor, multiplier: 1),
            separator.heightAnchor.pin(equalToConstant: 1),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        preview.clipsToBounds = true
        preview.layer.cornerRadius = 8
        preview.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        separator.backgroundColor = appearance.colorPalette.border
    }

    override open func updateContent() {
        super.updateContent()

        preview.content = content
        let actions = content?.payload.actions ?? []
        separator.isHidden = actions.isEmpty
        actionsStackView.isHidden = actions.isEmpty
        for view in actionsStackView.arrangedSubviews { view.removeFromSuperview() }
        for action in actions { actionsStackView.addArrangedSubview(makeButton(for: action)) }
    }

    private func makeButton(for action: AttachmentAction) -> ActionButton {
        let button = components.giphyActionButton.init()
        button.content = ActionButton.Content(action: action) { [weak self] in self?.didTapOnAction?(action) }
        return button
    }

    /// A button below a GIF.
    open class ActionButton: _Button, AppearanceProvider {
        /// An action and the closure that it calls.
        public struct Content {
            /// The action of the button.
            public let action: AttachmentAction

            /// Called when the button is tapped.
            public let didTap: () -> Void

            public init(action: AttachmentAction, didTap: @escaping () -> Void) {
                self.action = action
                self.didTap = didTap
            }
        }

        /// The action of the button.
        open var content: Content? {
            didSet { updateContentIfNeeded() }
        }

        override open var isHighlighted: Bool {
            didSet { alpha = isHighlighted ? 0.5 : 1 }
        }

        override open func setUp() {
            super.setUp()

            addAction(UIAction { [weak self] _ in self?.content?.didTap() }, for: .touchUpInside)
        }

        override open func setUpLayout() {
            super.setUpLayout()

            heightAnchor.pin(equalToConstant: 48).isActive = true
        }

        override open func setUpAppearance() {
            super.setUpAppearance()

            titleLabel?.font = appearance.fonts.body
            titleLabel?.adjustsFontForContentSizeCategory = true
        }

        override open func updateContent() {
            super.updateContent()

            setTitle(content?.action.text, for: .normal)
            let isPrimary = content?.action.style == .primary
            setTitleColor(isPrimary ? tintColor : appearance.colorPalette.subtitleText, for: .normal)
        }
    }
}
