/// A control with a title, an image, or both side by side.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) final var buttonType: ButtonType = .custom

    /// The content of the button in each state; a state without a value of its own has that of `normal`.
    final var values = ButtonValues()

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Move the title; they don't count in the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Move the image; they don't count in the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Kept and never read: images keep their colours.
    open var adjustsImageWhenHighlighted = true
    /// Kept and never read: images keep their colours.
    open var adjustsImageWhenDisabled = true
    /// Kept and never read: menus open by touch.
    open var menu: UIMenu?
    open var role = Role.normal
    /// Kept and never read: nobody touches a still.
    open var changesSelectionAsPrimaryAction = false
    /// Kept and never called: a configuration is drawn as it was set.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// Kept and never read: a configuration is drawn as it was set.
    open var automaticallyUpdatesConfiguration = true

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// The look of the button as one value, in place of titles and images by state.
    open var configuration: Configuration? { didSet { contentDidChange() } }

    private var storedTitleLabel: UILabel?
    private var storedImageView: UIImageView?
    private var backgroundImageView: UIImageView?

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let name = buttonType.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        contentDidChange()
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: Subviews

    /// The label of the title. Its text and colour follow the button's state.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        insertSubview(view, at: backgroundImageView == nil ? 0 : 1)
        return view
    }

    private func backgroundView() -> UIImageView {
        if let backgroundImageView { return backgroundImageView }
        let view = UIImageView()
        backgroundImageView = view
        insertSubview(view, at: 0)
        return view
    }

    // MARK: What is shown now

    open var currentTitle: String? { values.titles[state] }
    open var currentAttributedTitle: NSAttributedString? { values.attributedTitles[state] }
    open var currentImage: UIImage? { values.images[state] }
    open var currentBackgroundImage: UIImage? { values.backgroundImages[state] }

    /// The title's colour: that of the state, or the tint of a system button, or white.
    open var currentTitleColor: UIColor {
        if let color = values.titleColors[state] { return color }
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    final func contentDidChange() {
        configurationUpdateHandler?(self)
        updateSubviews()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateSubviews()
    }

    open func setNeedsUpdateConfiguration() { contentDidChange() }
    /// Never called: a configuration is drawn as it was set.
    open func updateConfiguration() {}

    /// Gives the subviews what the state and the configuration say.
    private func updateSubviews() {
        if let configuration { return show(configuration) }
        if currentTitle != nil || currentAttributedTitle != nil || storedTitleLabel != nil { showTitle() }
        if let image = currentImage {
            let isTemplate = buttonType != .custom && image.renderingMode == .automatic
            imageView?.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
            imageView?.isHidden = false
        } else {
            storedImageView?.image = nil
        }
        if let background = currentBackgroundImage {
            backgroundView().image = background
        } else {
            backgroundImageView?.image = nil
        }
    }

    private func showTitle() {
        guard let label = titleLabel else { return }
        label.textColor = currentTitleColor
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else if values.hasTitles, label.text != currentTitle {
            label.text = currentTitle
        }
    }

    private func show(_ configuration: Configuration) {
        let foreground = configuration.foreground(tint: tintColor)
        let title = configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
        if title != nil || storedTitleLabel != nil {
            titleLabel?.font = configuration.titleFont
            titleLabel?.textColor = foreground
            titleLabel?.text = title
        }
        if let image = configuration.image {
            imageView?.image = image
            imageView?.tintColor = foreground
            imageView?.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
        } else {
            storedImageView?.image = nil
        }
        backgroundColor = configuration.backgroundColor(tint: tintColor)
        clipsToBounds = true
    }

    // MARK: Sizes

    /// The size of the image, and of the title on one line.
    final var contentSizes: (image: CGSize, title: CGSize) {
        let image = shownImage?.size ?? .zero
        guard let label = storedTitleLabel, label.text?.isEmpty == false else { return (image, .zero) }
        return (image, label.intrinsicContentSize)
    }

    private var shownImage: UIImage? { storedImageView?.image }

    /// The least height of an image-only button: that of a line of its title.
    private var emptyTitleHeight: CGFloat {
        let font = storedTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        return RenderScale.roundUp(font.lineHeight)
    }

    override open var intrinsicContentSize: CGSize {
        let sizes = contentSizes
        if let configuration { return configuration.size(image: sizes.image, title: sizes.title) }
        let insets = contentEdgeInsets
        let background = currentBackgroundImage?.size ?? .zero
        var size = CGSize(width: sizes.image.width + sizes.title.width, height: sizes.image.height)
        if sizes.title.height > 0 {
            // UIKit keeps 6 points free above and below a title, and no button with one is narrower than 30.
            let padding: CGFloat = insets == .zero ? 12 : 0
            size.height = max(size.height, sizes.title.height + padding)
            if insets == .zero { size.width = max(size.width, 30) }
        } else {
            size.height = max(size.height, emptyTitleHeight)
        }
        return CGSize(
            width: max(size.width + insets.horizontal, background.width),
            height: max(size.height + insets.vertical, background.height))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        guard let label = storedTitleLabel else { return nil }
        let titleHeight = contentSizes.title.height
        return label.firstBaselineOffset(height: titleHeight).map { (height - titleHeight) / 2 + $0 }
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        guard let configuration else { return bounds.inset(by: contentEdgeInsets) }
        let insets = UIEdgeInsets(configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
        return bounds.inset(by: insets)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }

    private func arrangement(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
        let sizes = contentSizes
        let arrangement = ButtonArrangement(
            imageSize: sizes.image, titleSize: sizes.title, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
            placement: configuration?.imagePlacement ?? .leading,
            spacing: sizes.image.width > 0 && sizes.title.width > 0 ? configuration?.imagePadding ?? 0 : 0,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return arrangement.rects(in: contentRect)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        if shownImage != nil { storedImageView?.frame = imageRect(forContentRect: content) }
        storedTitleLabel?.frame = titleRect(forContentRect: content)
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        if let configuration { layer.cornerRadius = configuration.cornerRadius(in: bounds.size) }
    }
}

extension UIButton.ButtonType {
    fileprivate var symbolName: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
