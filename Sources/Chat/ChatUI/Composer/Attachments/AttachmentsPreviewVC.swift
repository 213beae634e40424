import ChatModels
import HeadlessUIKit

/// The attachments of the message in the composer: images and videos in a row, files in a column below it.
///
/// In a long column, the first three files and a part of the fourth are visible.
open class AttachmentsPreviewVC: ComponentViewController, ThemeProvider {
    /// The attachments, in the order in which they were added.
    open var content: [AttachmentPreviewProvider] = [] {
        didSet { updateContentIfNeeded() }
    }

    /// Called with the index of an attachment when it is removed.
    open var didTapRemoveItemButton: ((Int) -> Void)?

    // MARK: Views

    /// A column of the two rows of previews.
    open private(set) lazy var scrollViewsContainer = ContainerStackView(axis: .vertical, alignment: .fill)

    /// Scrolls the row.
    open private(set) lazy var horizontalScrollView = UIScrollView()

    /// Scrolls the column.
    open private(set) lazy var verticalScrollView = UIScrollView()

    /// The row of images and videos.
    open private(set) lazy var horizontalStackView = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 8)

    /// The column of files.
    open private(set) lazy var verticalStackView = ContainerStackView(axis: .vertical, alignment: .fill, spacing: 8)

    /// The maximum number of files that are fully visible.
    open var maxNumberOfVerticalItems: Int { 3 }

    /// The distance around and between previews, in points.
    private static let spacing: CGFloat = 8

    private lazy var horizontalHeight = horizontalScrollView.heightAnchor.pin(equalToConstant: 0)
    private lazy var verticalHeight = verticalScrollView.heightAnchor.pin(equalToConstant: 0)

    /// The row isn't scrolled: its left end is visible, whatever the layout direction is.
    private lazy var leftEndOfRow = horizontalStackView.leftAnchor.pin(equalTo: horizontalScrollView.leftAnchor)

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (scrollViewsContainer, "scrollViewsContainer"), (horizontalScrollView, "horizontalScrollView"),
            (verticalScrollView, "verticalScrollView"), (horizontalStackView, "horizontalStackView"),
            (verticalStackView, "verticalStackView"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        view.directionalLayoutMargins = .zero
        view.addSubview(scrollViewsContainer.withoutAutoresizingMaskConstraints)
        scrollViewsContainer.pin(anchors: [.leading, .trailing, .top], to: view)
        // If there is more space than the rows need, they are at the top.
        scrollViewsContainer.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            .with(priority: .streamAlmostRequire).isActive = true
        scrollViewsContainer.addArrangedSubviews([horizontalScrollView, verticalScrollView])
        horizontalScrollView.addSubview(horizontalStackView.withoutAutoresizingMaskConstraints)
        verticalScrollView.addSubview(verticalStackView.withoutAutoresizingMaskConstraints)
        let spacing = Self.spacing
        NSLayoutConstraint.activate([
            horizontalHeight, verticalHeight,
            horizontalStackView.topAnchor.pin(equalTo: horizontalScrollView.topAnchor, constant: spacing),
            leftEndOfRow,
            verticalStackView.topAnchor.pin(equalTo: verticalScrollView.topAnchor, constant: spacing),
            verticalStackView.leadingAnchor.pin(equalTo: verticalScrollView.leadingAnchor, constant: spacing),
            verticalStackView.trailingAnchor.pin(equalTo: verticalScrollView.trailingAnchor, constant: -spacing),
            verticalStackView.widthAnchor.pin(equalTo: verticalScrollView.widthAnchor, constant: -2 * spacing),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = .clear
        for scrollView in [horizontalScrollView, verticalScrollView] { scrollView.backgroundColor = .clear }
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()

        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        leftEndOfRow.constant = isMirrored ? 2 * Self.spacing : Self.spacing
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        guard isViewLoaded,
            traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        updateHeights()
    }

    override open func updateContent() {
        super.updateContent()

        let row = previews(along: .horizontal)
        let column = previews(along: .vertical)
        horizontalStackView.replaceArrangedSubviews(with: row)
        verticalStackView.replaceArrangedSubviews(with: column)
        verticalScrollView.isHidden = column.isEmpty
        updateHeights()
    }

    /// The previews along one axis, each with a remove button.
    open func previews(along axis: NSLayoutConstraint.Axis) -> [UIView] {
        var recordings = 0
        return content.enumerated().filter { type(of: $0.element).preferredAxis == axis }.map { index, attachment in
            let preview = attachment.previewView(components: components)
            if let recording = preview as? VoiceRecordingAttachmentComposerPreview {
                let number = recordings
                recording.indexProvider = { number }
                recordings += 1
            }
            let cell = components.messageComposerAttachmentCell.init()
            cell.embed(attachmentView: preview)
            cell.discardButtonHandler = { [weak self] in self?.didTapRemoveItemButton?(index) }
            return cell
        }
    }

    private func updateHeights() {
        let filesCount = verticalStackView.subviews.count
        let rowHeight = horizontalStackView.subviews.isEmpty ? 0 : height(of: horizontalStackView)
        horizontalHeight.constant = rowHeight > 0 ? rowHeight + 2 * Self.spacing : 0
        guard filesCount > 0 else { return verticalHeight.constant = 0 }
        let all = height(of: verticalStackView)
        let pitch = (all + Self.spacing) / CGFloat(filesCount)
        let most = pitch * CGFloat(maxNumberOfVerticalItems) + 2 * Self.spacing
        verticalHeight.constant = min(all + 2 * Self.spacing, most)
    }

    private func height(of stack: UIView) -> CGFloat {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
}
