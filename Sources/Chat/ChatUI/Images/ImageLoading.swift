import ChatModels
import HeadlessUIKit

/// Finds the pictures of avatars and attachments.
///
/// Nothing waits in a still: a loader calls its completion before it returns. One that does so later is told of in a
/// line, and what its view shows at that moment is drawn. A loader implements what it wants: each form calls the next
/// one in this list, and the last one takes pictures from files. `StreamChatUI` adds the form with a `URLRequest`.
public protocol ImageLoading {
    /// Shows a picture of a message, made smaller if it has more than some pixels.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, from attachmentPayload: ImageAttachmentPayload?, maxResolutionInPixels: Double,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// Shows the picture at `url`, or the placeholder if there is none.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// The older form, with the address's server.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, url: URL?, imageCDN: ImageCDN, placeholder: UIImage?, resize: Bool,
        preferredSize: CGSize?, completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// Gives the pictures of a collage, in the order in which they are asked for.
    func downloadMultipleImages(
        with requests: [ImageDownloadRequest], completion: @escaping (([Result<UIImage, any Error>]) -> Void))

    /// The older form, with placeholders for what isn't there.
    func loadImages(
        from urls: [URL], placeholders: [UIImage], loadThumbnails: Bool, thumbnailSize: CGSize, imageCDN: ImageCDN,
        completion: @escaping (([UIImage]) -> Void))

    /// Gives a picture.
    @discardableResult
    func downloadImage(
        with request: ImageDownloadRequest, completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable?

    /// Returns the picture at `url`, or `nil` if there is none. An address on the net has none unless a loader says so.
    func image(at url: URL?) -> UIImage?
}
