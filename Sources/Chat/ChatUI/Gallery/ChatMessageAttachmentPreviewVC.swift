import ChatLook
import Foundation
import Frames
import HeadlessUIKit
import Rendering

/// The preview of a file. Images are shown; of other files, which a web view shows on iOS, the icon and the name.
open class ChatMessageAttachmentPreviewVC: ComponentViewController, ThemeProvider {
    /// The file.
    open var content: URL? {
        didSet { updateContentIfNeeded() }
    }

    /// The image, or the icon of the file.
    open private(set) lazy var imageView = UIImageView()

    /// The name of a file that isn't an image.
    open private(set) lazy var fileNameLabel = UILabel()

    /// Closes the preview.
    open private(set) lazy var closeButton = UIBarButtonItem(
        image: appearance.images.close, primaryAction: UIAction { [weak self] _ in self?.close() })

    override open func setUp() {
        super.setUp()

        navigationItem.leftBarButtonItem = closeButton
    }

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.accessibilityIdentifier = "imageView"
        fileNameLabel.accessibilityIdentifier = "fileNameLabel"
        fileNameLabel.numberOfLines = 0
        fileNameLabel.textAlignment = .center
        for part in [imageView, fileNameLabel] { view.addSubview(part.withoutAutoresizingMaskConstraints) }
        imageView.pin(to: view.safeAreaLayoutGuide)
        imageView.yieldToContainer()
        fileNameLabel.pin(anchors: [.leading, .trailing], to: view.layoutMarginsGuide)
        fileNameLabel.topAnchor.pin(equalTo: imageView.centerYAnchor, constant: 32).isActive = true
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        closeButton.tintColor = appearance.colorPalette.text
        fileNameLabel.font = appearance.fonts.bodyBold
        fileNameLabel.textColor = appearance.colorPalette.text
        fileNameLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        title = content?.lastPathComponent
        let picture = content.flatMap { components.imageLoader.pictures(at: [$0])[0] }
        imageView.contentMode = picture == nil ? .center : .scaleAspectFit
        imageView.image = picture ?? content.map { icon(of: $0) }
        fileNameLabel.text = content?.lastPathComponent
        fileNameLabel.isHidden = picture != nil
        if picture == nil, content != nil {
            RenderProblems.report(
                .undrawn(
                    "ChatMessageAttachmentPreviewVC.content", of: self, instead: "the file's icon and name are drawn"))
        }
    }

    private func icon(of file: URL) -> UIImage {
        appearance.images.documentPreviews[file.pathExtension.lowercased()] ?? appearance.images.fileFallback
    }

    /// Closes the preview.
    open func close() { dismiss(animated: true) }
}
