import ChatLook
import ChatModels
import Frames
import HeadlessUIKit

/// The full-size images and videos of a message, side by side, between two bars.
open class GalleryVC: ComponentViewController, ThemeProvider, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The message, and the index of the visible page.
    public struct Content {
        /// The message.
        public var message: ChatMessage

        /// The index of the visible page, from 0.
        public var currentPage: Int

        public init(message: ChatMessage, currentPage: Int = 0) {
            self.message = message
            self.currentPage = currentPage
        }
    }

    /// The message.
    open var content: Content! {
        didSet { updateContentIfNeeded() }
    }

    /// The pages: videos, then images, as in the message.
    open var items: [AnyChatMessageAttachment] {
        guard let message = content?.message else { return [] }
        let videos = message.videoAttachments.map(\.asAnyAttachment)
        return videos + message.imageAttachments.map(\.asAnyAttachment)
    }

    /// Called to share the visible page; by default, the system's sheet is presented.
    open func shareItem(at indexPath: IndexPath) -> Any? {
        guard items.indices.contains(indexPath.item) else { return nil }
        let item = items[indexPath.item]
        if let image = item.attachment(payloadType: ImageAttachmentPayload.self) {
            return components.imageLoader.pictures(at: [image.imageURL])[0] ?? image.imageURL as Any
        }
        return item.attachment(payloadType: VideoAttachmentPayload.self)?.videoURL
    }

    // MARK: Parts

    /// The pages.
    open private(set) lazy var attachmentsCollectionView = UICollectionView(
        frame: .zero, collectionViewLayout: attachmentsFlowLayout)

    /// Places the pages side by side.
    open private(set) lazy var attachmentsFlowLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }()

    /// The bar above the pages.
    open private(set) lazy var topBarView = UIView()

    /// The row in the bar above the pages.
    open private(set) lazy var topBarContainerStackView = UIStackView()

    /// Closes the gallery.
    open private(set) lazy var closeButton: UIButton = UIView.make(components.closeButton)

    /// The author of the message.
    open private(set) lazy var userLabel = UILabel()

    /// The last activity of the author.
    open private(set) lazy var dateLabel = UILabel()

    /// The bar below the pages.
    open private(set) lazy var bottomBarView = UIView()

    /// Shares the visible page.
    open private(set) lazy var shareButton: UIButton = UIView.make(components.shareButton)

    /// The number of the visible page.
    open private(set) lazy var currentPhotoLabel = UILabel()

    /// The controls of the visible video.
    open private(set) lazy var videoPlaybackBar: VideoPlaybackControlView = components.videoPlaybackControlView.init()

    /// The height of the rows in the bars, in points.
    private static let barHeight: CGFloat = 44

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        attachmentsCollectionView.dataSource = self
        attachmentsCollectionView.delegate = self
        attachmentsCollectionView.isPagingEnabled = true
        attachmentsCollectionView.showsHorizontalScrollIndicator = false
        for cell: UICollectionViewCell.Type in [
            components.imageAttachmentGalleryCell, components.videoAttachmentGalleryCell,
        ] {
            attachmentsCollectionView.register(cell, forCellWithReuseIdentifier: "\(cell)")
        }
        closeButton.addAction(UIAction { [weak self] _ in self?.closeButtonTapped() }, for: .touchUpInside)
        shareButton.addAction(UIAction { [weak self] _ in self?.shareButtonTapped() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        nameParts()
        view.embed(attachmentsCollectionView)
        setUpTopBar()
        setUpBottomBar()
        view.addSubview(videoPlaybackBar.withoutAutoresizingMaskConstraints)
        videoPlaybackBar.pin(anchors: [.leading, .trailing], to: view)
        videoPlaybackBar.bottomAnchor.pin(equalTo: bottomBarView.topAnchor).isActive = true
    }

    private func nameParts() {
        let names: [(UIView, String)] = [
            (topBarView, "topBarView"), (bottomBarView, "bottomBarView"), (userLabel, "userLabel"),
            (dateLabel, "dateLabel"), (currentPhotoLabel, "currentPhotoLabel"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
    }

    private func setUpTopBar() {
        view.addSubview(topBarView.withoutAutoresizingMaskConstraints)
        topBarView.pin(anchors: [.leading, .top, .trailing], to: view)
        let texts = VContainer(spacing: 1, alignment: .center) {
            userLabel
            dateLabel
        }
        for view in [closeButton, texts] { topBarView.addSubview(view.withoutAutoresizingMaskConstraints) }
        closeButton.pin(anchors: [.width, .height], to: 24)
        NSLayoutConstraint.activate([
            topBarView.bottomAnchor.pin(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.barHeight + 8),
            closeButton.leadingAnchor.pin(equalTo: topBarView.leadingAnchor, constant: 16),
            closeButton.centerYAnchor.pin(equalTo: texts.centerYAnchor),
            texts.centerXAnchor.pin(equalTo: topBarView.centerXAnchor),
            texts.leadingAnchor.pin(greaterThanOrEqualTo: closeButton.trailingAnchor, constant: 8),
            texts.bottomAnchor.pin(equalTo: topBarView.bottomAnchor, constant: -8),
        ])
    }

    private func setUpBottomBar() {
        view.addSubview(bottomBarView.withoutAutoresizingMaskConstraints)
        bottomBarView.pin(anchors: [.leading, .trailing, .bottom], to: view)
        for view in [shareButton, currentPhotoLabel] {
            bottomBarView.addSubview(view.withoutAutoresizingMaskConstraints)
            view.centerYAnchor.pin(equalTo: bottomBarView.topAnchor, constant: (Self.barHeight + 8) / 2).isActive = true
        }
        NSLayoutConstraint.activate([
            bottomBarView.topAnchor.pin(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -(Self.barHeight + 8)),
            shareButton.leadingAnchor.pin(equalTo: bottomBarView.leadingAnchor, constant: 16),
            currentPhotoLabel.centerXAnchor.pin(equalTo: bottomBarView.centerXAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        view.backgroundColor = palette.background1
        attachmentsCollectionView.backgroundColor = palette.background1
        for bar in [topBarView, bottomBarView] { bar.backgroundColor = palette.popoverBackground }
        closeButton.tintColor = palette.text
        userLabel.font = appearance.fonts.bodyBold
        userLabel.textColor = palette.text
        dateLabel.font = appearance.fonts.footnote
        dateLabel.textColor = palette.subtitleText
        currentPhotoLabel.font = appearance.fonts.bodyBold
        currentPhotoLabel.textColor = palette.text
        for label in [userLabel, dateLabel, currentPhotoLabel] { label.adjustsFontForContentSizeCategory = true }
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        let author = content.message.author
        userLabel.text = author.name ?? author.id
        dateLabel.text = lastSeen(of: author)
        currentPhotoLabel.text = L10n.Gallery.page(content.currentPage + 1, of: items.count)
        attachmentsCollectionView.reloadData()
        updateVideoPlaybackBar()
        view.setNeedsLayout()
    }

    private func lastSeen(of user: ChatUser) -> String? {
        if user.isOnline { return L10n.Message.Title.online }
        return user.lastActiveAt.flatMap { appearance.formatters.userLastActivity.format($0) }
            ?? L10n.Message.Title.offline
    }

    /// Shows the controls if the visible page is a video.
    open func updateVideoPlaybackBar() {
        let page = content?.currentPage ?? 0
        let item = items.indices.contains(page) ? items[page] : nil
        let video = item?.attachment(payloadType: VideoAttachmentPayload.self)
        videoPlaybackBar.isHidden = video == nil
        videoPlaybackBar.content = VideoPlaybackControlView.Content(
            videoDuration: video?.duration ?? 0, videoState: .paused, playingProgress: 0)
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()

        let size = view.bounds.size
        if attachmentsFlowLayout.itemSize != size { attachmentsFlowLayout.itemSize = size }
        let offset = CGPoint(x: CGFloat(content?.currentPage ?? 0) * size.width, y: 0)
        if attachmentsCollectionView.contentOffset != offset { attachmentsCollectionView.contentOffset = offset }
    }

    // MARK: Pages

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = items[indexPath.item]
        let type: GalleryCollectionViewCell.Type =
            item.type == .video ? components.videoAttachmentGalleryCell : components.imageAttachmentGalleryCell
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(type)", for: indexPath)
        guard let cell = cell as? GalleryCollectionViewCell else { return cell }
        cell.content = item
        cell.didTapOnce = { [weak self] in self?.handleSingleTapOnCell(at: indexPath) }
        return cell
    }

    // MARK: Actions

    /// Hides the bars, or shows them again.
    open func handleSingleTapOnCell(at indexPath: IndexPath) {
        let isHidden = !topBarView.isHidden
        for bar in [topBarView, bottomBarView] { bar.isHidden = isHidden }
        if isHidden { videoPlaybackBar.isHidden = true } else { updateVideoPlaybackBar() }
    }

    /// Closes the gallery.
    open func closeButtonTapped() { dismiss(animated: true) }

    /// Shares the visible page.
    open func shareButtonTapped() {
        guard let item = shareItem(at: IndexPath(item: content?.currentPage ?? 0, section: 0)) else { return }
        present(UIActivityViewController(activityItems: [item], applicationActivities: nil), animated: true)
    }
}
