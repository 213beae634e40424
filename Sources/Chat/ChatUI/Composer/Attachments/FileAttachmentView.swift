import ChatLook
import ChatModels
import HeadlessUIKit

/// A file that was added to the composer: its icon, its name and its size.
open class FileAttachmentView: _View, ThemeProvider {
    /// The name, the size and the type of a file.
    public struct Content {
        /// The name of the file.
        public var title: String

        /// In bytes.
        public var size: Int64

        /// The file extension, which determines the icon.
        public var iconName: String?

        public init(title: String, size: Int64, iconName: String?) {
            self.title = title
            self.size = size
            self.iconName = iconName
        }
    }

    /// The file.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The height in points, unless the texts need more.
    open var height: CGFloat { 54 }

    // MARK: Subviews

    /// The icon of the file's type.
    open private(set) lazy var fileIconImageView = UIImageView()

    /// The name.
    open private(set) lazy var fileNameLabel = UILabel()

    /// The size.
    open private(set) lazy var fileSizeLabel = UILabel()

    /// A column of name and size.
    open private(set) lazy var fileNameAndSizeStack = ContainerStackView(
        axis: .vertical, alignment: .leading, spacing: 3)

    /// The part of the size that isn't clipped. The view grows for it where the name is high, as in Thai.
    private lazy var leastSizeHeight = fileSizeLabel.heightAnchor.pin(greaterThanOrEqualToConstant: 0)

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (fileIconImageView, "fileIconImageView"), (fileNameLabel, "fileNameLabel"),
            (fileSizeLabel, "fileSizeLabel"), (fileNameAndSizeStack, "fileNameAndSizeStack"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        insetsLayoutMarginsFromSafeArea = false
        fileNameAndSizeStack.addArrangedSubviews([fileNameLabel, fileSizeLabel])
        addSubview(fileIconImageView.withoutAutoresizingMaskConstraints)
        addSubview(fileNameAndSizeStack.withoutAutoresizingMaskConstraints)
        fileNameLabel.lineBreakMode = .byTruncatingMiddle
        fileNameLabel.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
        fileIconImageView.setContentHuggingPriority(.streamRequire, for: .horizontal)

        // The name keeps its height. The size, which is clipped, yields to it.
        fileNameLabel.setContentHuggingPriority(.streamRequire, for: .vertical)
        fileNameLabel.setContentCompressionResistancePriority(.streamRequire, for: .vertical)
        fileSizeLabel.setContentCompressionResistancePriority(.streamLow, for: .vertical)
        fileSizeLabel.clipsToBounds = true

        let height = heightAnchor.pin(equalToConstant: height)
        height.priority = .streamAlmostRequire
        height.isActive = true
        leastSizeHeight.isActive = true
        fileIconImageView.pin(anchors: [.leading], to: layoutMarginsGuide)
        fileIconImageView.pin(anchors: [.centerY], to: self)
        fileNameAndSizeStack.pin(anchors: [.top, .bottom], to: layoutMarginsGuide)
        NSLayoutConstraint.activate([
            fileNameAndSizeStack.leadingAnchor.pin(equalTo: fileIconImageView.trailingAnchor, constant: 16),
            // The remove button is in the corner.
            fileNameAndSizeStack.trailingAnchor.pin(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor, constant: -30),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        layer.cornerRadius = 15
        layer.borderWidth = 1
        layer.borderColor = appearance.colorPalette.border.cgColor
        fileIconImageView.contentMode = .center
        fileNameLabel.font = appearance.fonts.bodyBold
        fileNameLabel.textColor = appearance.colorPalette.text
        fileNameLabel.adjustsFontForContentSizeCategory = true
        fileSizeLabel.font = appearance.fonts.subheadlineBold
        fileSizeLabel.textColor = appearance.colorPalette.subtitleText
        fileSizeLabel.adjustsFontForContentSizeCategory = true
        leastSizeHeight.constant = fileSizeLabel.font.lineHeight * 0.75
    }

    override open func updateContent() {
        super.updateContent()

        fileNameLabel.text = content?.title
        fileSizeLabel.text = content.map { AttachmentFile(size: $0.size).localizedSize }
        fileIconImageView.image =
            content?.iconName.flatMap { appearance.images.documentPreviews[$0] } ?? appearance.images.fileFallback
    }
}
