import HeadlessUIKit

/// A video that was added to the composer: its thumbnail, with an icon and the duration on a dark gradient.
open class VideoAttachmentComposerPreview: _View, ThemeProvider {
    /// The size, in points.
    open var size: CGSize { CGSize(width: 100, height: 100) }

    /// The video.
    public var content: URL? {
        didSet { updateContentIfNeeded() }
    }

    /// The thumbnail of the video. Videos are not decoded: without one, a spinner is shown.
    public var thumbnailURL: URL? {
        didSet { updateContentIfNeeded() }
    }

    /// The duration of the video, in seconds.
    public var duration: TimeInterval = 0 {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Subviews

    /// The thumbnail.
    open private(set) lazy var previewImageView = UIImageView()

    /// The dark gradient.
    open private(set) lazy var gradientView: GradientView = UIView.make(components.gradientView)

    /// The camera icon on the gradient.
    open private(set) lazy var cameraIconView = UIImageView()

    /// The duration, in minutes and seconds.
    open private(set) lazy var videoDurationLabel = UILabel()

    /// The spinner that is shown without a thumbnail.
    open private(set) lazy var loadingIndicator: ChatLoadingIndicator = components.loadingIndicator.init()

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (previewImageView, "previewImageView"), (gradientView, "gradientView"),
            (cameraIconView, "cameraIconView"), (videoDurationLabel, "videoDurationLabel"),
            (loadingIndicator, "loadingIndicator"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        embed(previewImageView)
        previewImageView.yieldToContainer()
        for view in [gradientView, cameraIconView, videoDurationLabel, loadingIndicator] {
            addSubview(view.withoutAutoresizingMaskConstraints)
        }
        insetsLayoutMarginsFromSafeArea = false
        gradientView.pin(anchors: [.leading, .trailing, .bottom], to: self)
        loadingIndicator.pin(anchors: [.centerX, .centerY], to: self)
        cameraIconView.pin(anchors: [.leading], to: layoutMarginsGuide)
        videoDurationLabel.pin(anchors: [.trailing], to: layoutMarginsGuide)
        NSLayoutConstraint.activate([
            gradientView.heightAnchor.pin(equalTo: heightAnchor, multiplier: 0.3),
            cameraIconView.centerYAnchor.pin(equalTo: gradientView.centerYAnchor, constant: -2),
            videoDurationLabel.centerYAnchor.pin(equalTo: cameraIconView.centerYAnchor),
        ])
        pin(anchors: [.width], to: size.width)
        pin(anchors: [.height], to: size.height)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        previewImageView.contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = 12
        gradientView.colors = [UIColor.black.withAlphaComponent(0), appearance.colorPalette.background4]
        cameraIconView.image = appearance.images.camera
        cameraIconView.tintColor = appearance.colorPalette.staticColorText
        videoDurationLabel.font = appearance.fonts.footnoteBold
        videoDurationLabel.textColor = appearance.colorPalette.staticColorText
        videoDurationLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        let hasPicture = components.imageLoader.show(thumbnailURL, in: previewImageView)
        loadingIndicator.isVisible = !hasPicture
        videoDurationLabel.text = appearance.formatters.videoDuration.format(duration)
    }
}

/// A view with a gradient from top to bottom.
open class GradientView: UIView {
    override open class var layerClass: AnyClass { CAGradientLayer.self }

    /// The colors, from top to bottom.
    open var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
    }
}
