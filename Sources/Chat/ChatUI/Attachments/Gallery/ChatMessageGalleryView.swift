import ChatLook
import ChatModels
import HeadlessUIKit

/// Up to four images or videos in two columns. The last one shows the number of the others.
open class ChatMessageGalleryView: _View, ThemeProvider {
    /// The previews of all images and videos.
    public var content: [UIView] = [] {
        didSet { updateContentIfNeeded() }
    }

    /// The rounded corners of the gallery.
    open var roundedCorners: CACornerMask = .all {
        didSet { roundColumns() }
    }

    // MARK: Subviews

    /// The places of the first four previews: top leading, top trailing, bottom leading, bottom trailing.
    public private(set) lazy var itemSpots: [UIView] = (0..<4).map { _ in UIView() }

    /// A row of the two columns.
    public private(set) lazy var previewsContainerView = ContainerStackView(
        axis: .horizontal, spacing: 2, distribution: .equal)

    /// The leading column.
    public private(set) lazy var leftPreviewsContainerView = ContainerStackView(
        axis: .vertical, spacing: 2, distribution: .equal)

    /// The trailing column.
    public private(set) lazy var rightPreviewsContainerView = ContainerStackView(
        axis: .vertical, spacing: 2, distribution: .equal)

    /// The number of hidden images and videos.
    public private(set) lazy var moreItemsOverlay = UILabel()

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        previewsContainerView.accessibilityIdentifier = "previewsContainerView"
        leftPreviewsContainerView.accessibilityIdentifier = "leftPreviewsContainerView"
        rightPreviewsContainerView.accessibilityIdentifier = "rightPreviewsContainerView"
        moreItemsOverlay.accessibilityIdentifier = "moreItemsOverlay"
        previewsContainerView.isLayoutMarginsRelativeArrangement = true
        previewsContainerView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 2, leading: 2, bottom: 2, trailing: 2)
        leftPreviewsContainerView.addArrangedSubviews([itemSpots[0], itemSpots[2]])
        rightPreviewsContainerView.addArrangedSubviews([itemSpots[1], itemSpots[3]])
        previewsContainerView.addArrangedSubviews([leftPreviewsContainerView, rightPreviewsContainerView])
        embed(previewsContainerView)

        addSubview(moreItemsOverlay.withoutAutoresizingMaskConstraints)
        moreItemsOverlay.pin(to: itemSpots[3])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
        moreItemsOverlay.font = appearance.fonts.title
        moreItemsOverlay.adjustsFontForContentSizeCategory = true
        moreItemsOverlay.textAlignment = .center
        moreItemsOverlay.textColor = appearance.colorPalette.staticColorText
        moreItemsOverlay.backgroundColor = appearance.colorPalette.background5

        for view in [leftPreviewsContainerView, rightPreviewsContainerView, moreItemsOverlay] {
            view.layer.cornerRadius = 16
            view.clipsToBounds = true
        }
        roundColumns()
    }

    override open func updateContent() {
        super.updateContent()

        for spot in itemSpots {
            spot.subviews.forEach { $0.removeFromSuperview() }
            spot.isHidden = true
        }
        for (preview, index) in zip(content, spotIndices) {
            itemSpots[index].isHidden = false
            itemSpots[index].embed(preview)
        }
        rightPreviewsContainerView.isHidden = content.count < 2
        moreItemsOverlay.isHidden = hiddenCount == 0
        moreItemsOverlay.text = "+\(LocalizedNumber.text(hiddenCount))"
    }

    /// The places of the previews. Of three, the second is above the third, on the trailing side of the first.
    private var spotIndices: [Int] { content.count == 3 ? [0, 1, 3] : [0, 1, 2, 3] }

    private var hiddenCount: Int { max(content.count - itemSpots.count, 0) }

    /// Each column rounds its outer corners; a single column rounds all of them.
    private func roundColumns() {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let (left, right) =
            isLeftToRight
            ? (leftPreviewsContainerView, rightPreviewsContainerView)
            : (rightPreviewsContainerView, leftPreviewsContainerView)
        left.layer.maskedCorners = roundedCorners.intersection([.layerMinXMinYCorner, .layerMinXMaxYCorner])
        right.layer.maskedCorners = roundedCorners.intersection([.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        // The overlay is on the lower place of the trailing column.
        moreItemsOverlay.layer.maskedCorners = rightPreviewsContainerView.layer.maskedCorners.intersection([
            .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ])
        if content.count == 1 { leftPreviewsContainerView.layer.maskedCorners = roundedCorners }
    }
}

extension CACornerMask {
    /// All four corners.
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension ChatMessageGalleryView {
    /// An image in a gallery.
    open class ImagePreview: _GalleryItemPreview<ImageAttachmentPayload> {
        override open func updateContent() {
            super.updateContent()

            components.imageLoader.show(
                content?.payload, in: imageView, maxPixels: components.imageAttachmentMaxPixels)
        }
    }
}
