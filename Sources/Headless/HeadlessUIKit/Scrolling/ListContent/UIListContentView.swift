import Frames

/// The view that displays a ``UIListContentConfiguration``, in a cell or anywhere else.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()

    /// The rectangle of the primary text; `nil` without one.
    public final var textLayoutGuide: UILayoutGuide? { shown.hasText ? guide(\.textGuide) : nil }
    /// The rectangle of the secondary text; `nil` without one.
    public final var secondaryTextLayoutGuide: UILayoutGuide? {
        shown.hasSecondaryText ? guide(\.secondaryGuide) : nil
    }
    /// The rectangle of the image; `nil` without one.
    public final var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(\.imageGuide) }

    private var textGuide: UILayoutGuide?
    private var secondaryGuide: UILayoutGuide?
    private var imageGuide: UILayoutGuide?

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(imageView)
        addSubview(textLabel)
        addSubview(secondaryLabel)
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    public final var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            shown = configuration
            show()
        }
    }

    private func show() {
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        let properties = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration =
            shown.image?.isSymbolImage == true ? properties.preferredSymbolConfiguration : nil
        imageView.contentMode = .scaleAspectFit
        if properties.cornerRadius > 0 || imageView.layerIfCreated?.cornerRadius ?? 0 > 0 {
            imageView.layer.cornerRadius = properties.cornerRadius
            imageView.clipsToBounds = properties.cornerRadius > 0
        }
        showTint()
        directionalLayoutMargins = shown.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showTint() {
        imageView.tintColor = shown.imageProperties.resolvedTintColor(for: superview?.tintColor ?? tintColor)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if properties.adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = true }
        if properties.minimumScaleFactor > 0 { label.minimumScaleFactor = properties.minimumScaleFactor }
        if properties.allowsDefaultTighteningForTruncation { label.allowsDefaultTighteningForTruncation = true }
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = label.text?.isEmpty ?? true
    }

    // MARK: Sizes

    /// The margins, including those of the superview on the axes that preserve them.
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let around = superview?.directionalLayoutMargins, superview is CellContentView else { return margins }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, around.top)
            margins.bottom = max(margins.bottom, around.bottom)
        }
        return margins
    }

    private func arrangement(width: CGFloat) -> ListContentArrangement {
        ListContentArrangement(
            configuration: shown, text: textLabel.isHidden ? nil : textLabel,
            secondary: secondaryLabel.isHidden ? nil : secondaryLabel, image: imageSize, margins: margins,
            width: width, traits: traitCollection)
    }

    /// The size of the image, reduced to the maximum.
    private var imageSize: CGSize? {
        guard shown.image != nil else { return nil }
        var size = imageView.intrinsicContentSize.sane
        let most = shown.imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    override open var intrinsicContentSize: CGSize {
        let arrangement = arrangement(width: 1e5)
        return CGSize(width: arrangement.naturalWidth, height: arrangement.height)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let arrangement = arrangement(width: width)
        return CGSize(width: intrinsicContentSize.width, height: arrangement.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : 1e5
        let arrangement = arrangement(width: width)
        return CGSize(width: min(arrangement.naturalWidth, width), height: arrangement.height)
    }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            var rect = rect.offsetBy(dx: 0, dy: RenderScale.round((bounds.height - arrangement.height) / 2))
            if isMirrored { rect.origin.x = bounds.width - rect.maxX }
            return rect
        }
        imageView.frame = placed(arrangement.imageRect)
        textLabel.frame = placed(arrangement.textRect)
        secondaryLabel.frame = placed(arrangement.secondaryRect)
        textGuide?.layoutFrame = textLabel.frame
        secondaryGuide?.layoutFrame = secondaryLabel.frame
        imageGuide?.layoutFrame = imageView.frame
    }

    /// The start of separators below the row: the primary text, the secondary text or the image; `nil` without content.
    final var leadingOfText: CGFloat? {
        let arrangement = arrangement(width: bounds.width)
        if shown.hasText { return arrangement.textRect.minX }
        if shown.hasSecondaryText { return arrangement.secondaryRect.minX }
        return shown.image == nil ? nil : arrangement.imageRect.minX
    }

    private func guide(_ path: ReferenceWritableKeyPath<UIListContentView, UILayoutGuide?>) -> UILayoutGuide? {
        if self[keyPath: path] == nil {
            let guide = UILayoutGuide()
            addLayoutGuide(guide)
            self[keyPath: path] = guide
            setNeedsLayout()
        }
        return self[keyPath: path]
    }
}

extension UIListContentConfiguration {
    var hasText: Bool { !(text ?? attributedText?.string ?? "").isEmpty }
    var hasSecondaryText: Bool { !(secondaryText ?? secondaryAttributedText?.string ?? "").isEmpty }
}
