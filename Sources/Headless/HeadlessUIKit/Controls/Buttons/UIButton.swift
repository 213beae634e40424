/// A control with a title, an image, or both.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) final var buttonType: ButtonType = .custom

    /// The content of the button in each state; a state without a value uses that of `normal`.
    final var values = ButtonValues()

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The insets that move the title; they don't affect the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets that move the image; they don't affect the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The offset of the title's shadow, in points.
    open var titleShadowOffset = CGSize.zero { didSet { contentDidChange() } }

    /// Whether an image without a highlighted variant darkens while the button is highlighted.
    open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
    /// Whether an image without a disabled variant fades while the button is disabled.
    open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }
    /// Kept and never read: there are no touches.
    open var showsTouchWhenHighlighted = false
    /// Whether the title's shadow is reversed while the button is highlighted.
    open var reversesTitleShadowWhenHighlighted = false { didSet { contentDidChange() } }
    /// The menu of the button. It is never drawn open; its selected element is the title of a button with
    /// `changesSelectionAsPrimaryAction` and `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// The role of the button; a configured button with the destructive role is red.
    open var role = Role.normal { didSet { contentDidChange() } }
    /// Whether the selected element of the menu is the button's title.
    open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
    override open var showsMenuAsPrimaryAction: Bool { didSet { contentDidChange() } }
    /// Called when the button's state may have changed, before it is measured or drawn.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration gets the colors of the button's state.
    open var automaticallyUpdatesConfiguration = true { didSet { contentDidChange() } }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// The appearance of the button as one value, instead of titles and images by state.
    open var configuration: Configuration? { didSet { if !isUpdatingConfiguration { contentDidChange() } } }

    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false

    /// The subviews of a configured button.
    final var configuredParts: ConfiguredButtonParts?

    /// Always false: there are no touches.
    open var isHovered: Bool { false }
    /// Always false: there are no touches.
    open var isHeld: Bool { false }
    /// Kept and never read: there are no touches.
    open var isPointerInteractionEnabled = false

    private var storedTitleLabel: UILabel?
    private var storedImageView: UIImageView?
    private var backgroundImageView: UIImageView?
    private var imageShade: UIImageView?

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UIButton.decodeButton)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Takes the look of a type.
    final func become(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        if let name = buttonType.symbolName {
            ensureImageView().clipsToBounds = true
            ensureImageView().contentMode = .scaleAspectFit
            setImage(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large)), for: .normal)
        }
        if buttonType == .close { contentDidChange() }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    /// Creates a system button with an image that calls a method: a method reference replaces UIKit's selector.
    public class func systemButton<Target: AnyObject>(
        with image: UIImage, target: Target, action: @escaping (Target) -> () -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        button.addTarget(target, action: action, for: .primaryActionTriggered)
        return button
    }

    /// Displays an action's title and image, and performs it when the button is pressed.
    private func take(_ action: UIAction) {
        setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
        setImage(action.image, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if let image = primaryAction.image { configuration.image = image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        contentDidChange()
    }

    // MARK: Subviews

    /// The label of the title. Its text and color follow the button's state.
    open var titleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return ensureTitleLabel()
    }

    open var imageView: UIImageView? {
        updateConfigurationIfNeeded()
        return ensureImageView()
    }

    /// The label of a configuration's subtitle, if it has one.
    open var subtitleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return configuredParts?.subtitleLabel
    }

    final var titleLabelIfCreated: UILabel? { storedTitleLabel }
    final var imageViewIfCreated: UIImageView? { storedImageView }

    final func ensureTitleLabel() -> UILabel {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    final func ensureImageView() -> UIImageView {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.isOpaque = false
        storedImageView = view
        let below = (backgroundImageView == nil ? 0 : 1) + (configuredParts == nil ? 0 : 1)
        insertSubview(view, at: below)
        return view
    }

    private func backgroundView() -> UIImageView {
        if let backgroundImageView { return backgroundImageView }
        let view = UIImageView()
        backgroundImageView = view
        insertSubview(view, at: 0)
        return view
    }

    // MARK: Current values

    open var currentTitle: String? { values.titles[state] }
    open var currentAttributedTitle: NSAttributedString? { values.attributedTitles[state] }
    open var currentImage: UIImage? { values.images[state] }
    open var currentBackgroundImage: UIImage? { values.backgroundImages[state] }
    open var currentTitleShadowColor: UIColor? { values.titleShadowColors[state] }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { values.symbolConfigurations[state] }

    /// The title's color: that of the state, or the tint color of a system button, or white.
    open var currentTitleColor: UIColor {
        if let color = values.titleColors[state] { return color }
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    /// The selected element of the menu of a button that shows it: the action that is on, or else the first.
    final var chosenAction: UIAction? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
        let actions = menu.allActions
        return actions.first { $0.state == .on } ?? actions.first
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    final func contentDidChange() {
        if shownConfiguration != nil || configurationUpdateHandler != nil || configuredParts != nil {
            return setNeedsUpdateConfiguration()
        }
        updateSubviews()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if shownConfiguration == nil { updateSubviews() } else { setNeedsUpdateConfiguration() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shownConfiguration != nil { setNeedsUpdateConfiguration() }
    }

    // MARK: Configurations

    /// Requests `updateConfiguration()` before the button is measured or drawn.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Applies the colors of the button's state to the configuration. Override it to change the configuration by state.
    open func updateConfiguration() {
        guard automaticallyUpdatesConfiguration, let configuration else { return }
        self.configuration = configuration.updated(for: self)
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        configurationUpdateHandler?(self)
        // The handler may have set a new configuration, which also needs the state's colors.
        if automaticallyUpdatesConfiguration, let configuration {
            self.configuration = configuration.updated(for: self)
        }
        updateSubviews()
        isUpdatingConfiguration = false
    }

    /// Applies the state and the configuration to the subviews.
    private func updateSubviews() {
        if let configuration = shownConfiguration { return show(configuration) }
        if let parts = configuredParts {
            // The configuration was removed.
            parts.background.removeFromSuperview()
            parts.subtitleLabel?.removeFromSuperview()
            parts.wheel?.removeFromSuperview()
            parts.indicator?.removeFromSuperview()
            configuredParts = nil
        }
        if shownTitle != nil || currentAttributedTitle != nil || storedTitleLabel != nil { showTitle() }
        showImage()
        if let background = currentBackgroundImage {
            backgroundView().image = background
        } else {
            backgroundImageView?.image = nil
        }
    }

    private var shownTitle: String? { chosenAction?.title ?? currentTitle }

    private func showTitle() {
        let label = ensureTitleLabel()
        label.textColor = currentTitleColor
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else if values.hasTitles || chosenAction != nil, label.text != shownTitle {
            label.text = shownTitle
        }
        label.alpha = isDimmedByTouch(hasOwn: values.titleColors[exactly: state] != nil) ? Self.touchedAlpha : 1
        if values.hasTitleShadows { showTitleShadow(label) }
    }

    private func showTitleShadow(_ label: UILabel) {
        label.shadowColor = currentTitleShadowColor
        let offset = titleShadowOffset
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        label.shadowOffset = isReversed ? CGSize(width: -offset.width, height: -offset.height) : offset
    }

    /// Whether the button is a system button that fades because it is highlighted.
    private func isDimmedByTouch(hasOwn: Bool) -> Bool { buttonType != .custom && isHighlighted && !hasOwn }

    /// The opacity of a highlighted system button, estimated from UIKit's.
    private static let touchedAlpha: CGFloat = 0.2

    private func showImage() {
        guard let image = currentImage else {
            storedImageView?.image = nil
            return
        }
        let isTemplate = buttonType != .custom && image.renderingMode == .automatic
        let view = ensureImageView()
        let configured = currentPreferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        view.image = isTemplate ? configured.withRenderingMode(.alwaysTemplate) : configured
        view.isHidden = false
        let hasOwn = values.images[exactly: state] != nil
        let isPale = !isEnabled && adjustsImageWhenDisabled && !hasOwn
        view.alpha = isPale ? 0.5 : isDimmedByTouch(hasOwn: hasOwn) ? Self.touchedAlpha : 1
        shadeImage(buttonType == .custom && isHighlighted && adjustsImageWhenHighlighted && !hasOwn)
    }

    /// Adds a shade in the image's shape to the image of a highlighted custom button.
    private func shadeImage(_ isShaded: Bool) {
        guard isShaded || imageShade != nil else { return }
        let shade = imageShade ?? UIImageView()
        if imageShade == nil {
            imageShade = shade
            storedImageView?.addSubview(shade)
        }
        shade.isHidden = !isShaded
        shade.image = storedImageView?.image?.withRenderingMode(.alwaysTemplate)
        shade.tintColor = UIColor(white: 0, alpha: 0.5)
        shade.contentMode = storedImageView?.contentMode ?? .scaleToFill
        shade.frame = storedImageView?.bounds ?? .zero
    }

    // MARK: Sizes

    /// The size of the image, and of the title on one line.
    final var contentSizes: (image: CGSize, title: CGSize) {
        let image = glyphSize ?? shownImage?.size ?? .zero
        guard let label = storedTitleLabel, label.text?.isEmpty == false else { return (image, .zero) }
        return (image, label.intrinsicContentSize)
    }

    /// The size that iOS gives the image of a button with a symbol of its type, in points: whole pixels. `nil` for other
    /// buttons and other images.
    private var glyphSize: CGSize? {
        guard let name = buttonType.symbolName, shownImage?.sourceName == name else { return nil }
        return CGSize(width: RenderScale.round(24 + 1 / 3), height: RenderScale.round(23 + 2 / 3))
    }

    private var shownImage: UIImage? { storedImageView?.image }

    /// The minimum height of a button with only an image: that of a line of its title.
    private var emptyTitleHeight: CGFloat {
        let font = storedTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        return RenderScale.roundUp(font.lineHeight)
    }

    override open var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        if let configuration = shownConfiguration { return size(of: configuration, width: nil) }
        let sizes = contentSizes
        let insets = contentEdgeInsets
        let background = currentBackgroundImage?.size ?? .zero
        var size = CGSize(width: sizes.image.width + sizes.title.width, height: sizes.image.height)
        if sizes.title.height > 0 {
            // UIKit adds 6 points above and below a title, and a button with a title is at least 30 points wide.
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

    /// A configured button wraps its title if it is too narrow.
    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        updateConfigurationIfNeeded()
        return shownConfiguration.map { size(of: $0, width: width) }
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        guard let configuration = shownConfiguration else { return intrinsicContentSize }
        return self.size(of: configuration, width: size.width > 0 ? size.width : nil)
    }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        updateConfigurationIfNeeded()
        guard let label = storedTitleLabel else { return nil }
        if let configuration = shownConfiguration {
            let inner = arrangement(of: configuration)
            let size = CGSize(width: bounds.width, height: height)
            let area = CGRect(origin: .zero, size: size).inset(
                by: UIEdgeInsets(configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection))
            let frames = inner.frames(
                in: area, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment, isMirrored: false)
            return label.firstBaselineOffset(height: frames.title.height).map { frames.title.minY + $0 }
        }
        let titleHeight = contentSizes.title.height
        return label.firstBaselineOffset(height: titleHeight).map { (height - titleHeight) / 2 + $0 }
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        guard let configuration = shownConfiguration else { return bounds.inset(by: contentEdgeInsets) }
        let insets = UIEdgeInsets(configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
        return bounds.inset(by: insets)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }

    private func arrangement(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
        let sizes = contentSizes
        let arrangement = ButtonArrangement(
            imageSize: sizes.image, titleSize: titleSize(sizes, in: contentRect), imageInsets: imageEdgeInsets,
            titleInsets: titleEdgeInsets, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return arrangement.rects(in: contentRect)
    }

    /// A title of several lines has the height that it needs in the remaining width.
    private func titleSize(_ sizes: (image: CGSize, title: CGSize), in contentRect: CGRect) -> CGSize {
        guard let label = storedTitleLabel, label.numberOfLines != 1 else { return sizes.title }
        let availableWidth = contentRect.width - sizes.image.width - max(titleEdgeInsets.horizontal, 0)
        return sizes.title.width > availableWidth && availableWidth > 0
            ? label.sizeThatFits(CGSize(width: availableWidth, height: 0)) : sizes.title
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let configuration = shownConfiguration { return layOut(configuration) }
        let content = contentRect(forBounds: bounds)
        if shownImage != nil {
            let rect = imageRect(forContentRect: content)
            storedImageView?.frame = buttonType.symbolName == nil ? rect : RenderScale.snap(rect)
        }
        storedTitleLabel?.frame = titleRect(forContentRect: content)
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        imageShade?.frame = storedImageView?.bounds ?? .zero
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.buttons
    }
}

extension UIButton.ButtonType {
    fileprivate var symbolName: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: nil
        }
    }
}
