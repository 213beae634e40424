import ChatLook
import ChatModels
import HeadlessUIKit

/// Loads images from files; a web address has none. Subclasses can load or change them differently.
open class NukeImageLoader: ImageLoading {
    public init() {}

    @MainActor @preconcurrency @discardableResult
    open func loadImage(
        into imageView: UIImageView, from attachmentPayload: ImageAttachmentPayload?, maxResolutionInPixels: Double,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        loadLimited(attachmentPayload, into: imageView, maxPixels: maxResolutionInPixels, completion)
    }

    @MainActor @preconcurrency @discardableResult
    open func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions = ImageLoaderOptions(),
        completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        loadWithServer(url, into: imageView, options, completion)
    }

    @MainActor @preconcurrency @discardableResult
    open func loadImage(
        into imageView: UIImageView, url: URL?, imageCDN: ImageCDN, placeholder: UIImage?, resize: Bool = true,
        preferredSize: CGSize? = nil, completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        let options = ImageLoaderOptions(
            resize: resize ? preferredSize.map { ImageResize($0) } : nil, placeholder: placeholder)
        return loadDownloaded(url, into: imageView, options, completion)
    }

    open func downloadMultipleImages(
        with requests: [ImageDownloadRequest], completion: @escaping (([Result<UIImage, any Error>]) -> Void)
    ) {
        downloadEach(of: requests, completion)
    }

    open func loadImages(
        from urls: [URL], placeholders: [UIImage], loadThumbnails: Bool = true,
        thumbnailSize: CGSize = Components.default.avatarThumbnailSize,
        imageCDN: ImageCDN = Components.default.imageCDN, completion: @escaping (([UIImage]) -> Void)
    ) {
        downloadEach(of: urls, in: loadThumbnails ? thumbnailSize : nil, or: placeholders, completion)
    }

    @discardableResult
    open func downloadImage(
        with request: ImageDownloadRequest, completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable? {
        completion(found(request))
        return nil
    }

    open func image(at url: URL?) -> UIImage? { UIImage.image(fileAt: url) }
}

/// The descriptive name of ``NukeImageLoader``.
public typealias FileImageLoader = NukeImageLoader
