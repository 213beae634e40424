import ChatModels
import HeadlessUIKit

/// Loads the images of avatars and attachments.
///
/// A static image doesn't wait: a loader calls its completion before it returns. One that calls it later is reported,
/// and what its view shows at that moment is drawn. All methods have defaults: each calls the next one in this list,
/// and the last one loads images from files. `StreamChatUI` adds the method with a `URLRequest`.
public protocol ImageLoading {
    /// Shows an image of a message, scaled down if it has more pixels than a limit.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, from attachmentPayload: ImageAttachmentPayload?, maxResolutionInPixels: Double,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// Shows the image at `url`, or the placeholder if there is none.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// The older form, with the image CDN.
    @MainActor @preconcurrency @discardableResult
    func loadImage(
        into imageView: UIImageView, url: URL?, imageCDN: ImageCDN, placeholder: UIImage?, resize: Bool,
        preferredSize: CGSize?, completion: ((_ result: Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable?

    /// Loads the images of a collage, in the requested order.
    func downloadMultipleImages(
        with requests: [ImageDownloadRequest], completion: @escaping (([Result<UIImage, any Error>]) -> Void))

    /// The older form, with placeholders for missing images.
    func loadImages(
        from urls: [URL], placeholders: [UIImage], loadThumbnails: Bool, thumbnailSize: CGSize, imageCDN: ImageCDN,
        completion: @escaping (([UIImage]) -> Void))

    /// Loads an image.
    @discardableResult
    func downloadImage(
        with request: ImageDownloadRequest, completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable?

    /// Returns the image at `url`, or `nil` if there is none. By default, web addresses have none.
    func image(at url: URL?) -> UIImage?
}
