import ChatLook
import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The default implementations of a loader.
extension ImageLoading {
    @MainActor @preconcurrency @discardableResult
    public func loadImage(
        into imageView: UIImageView, from attachmentPayload: ImageAttachmentPayload?, maxResolutionInPixels: Double,
        completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        loadLimited(attachmentPayload, into: imageView, maxPixels: maxResolutionInPixels, completion)
    }

    @MainActor @preconcurrency @discardableResult
    public func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions = ImageLoaderOptions(),
        completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        loadWithServer(url, into: imageView, options, completion)
    }

    @MainActor @preconcurrency @discardableResult
    public func loadImage(
        into imageView: UIImageView, url: URL?, imageCDN: ImageCDN, placeholder: UIImage?, resize: Bool = true,
        preferredSize: CGSize? = nil, completion: ((_ result: Result<UIImage, any Error>) -> Void)? = nil
    ) -> Cancellable? {
        let options = ImageLoaderOptions(
            resize: resize ? preferredSize.map { ImageResize($0) } : nil, placeholder: placeholder)
        return loadDownloaded(url, into: imageView, options, completion)
    }

    public func downloadMultipleImages(
        with requests: [ImageDownloadRequest], completion: @escaping (([Result<UIImage, any Error>]) -> Void)
    ) {
        downloadEach(of: requests, completion)
    }

    public func loadImages(
        from urls: [URL], placeholders: [UIImage], loadThumbnails: Bool = true,
        thumbnailSize: CGSize = Components.default.avatarThumbnailSize,
        imageCDN: ImageCDN = Components.default.imageCDN, completion: @escaping (([UIImage]) -> Void)
    ) {
        downloadEach(of: urls, in: loadThumbnails ? thumbnailSize : nil, or: placeholders, completion)
    }

    @discardableResult
    public func downloadImage(
        with request: ImageDownloadRequest, completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable? {
        completion(found(request))
        return nil
    }

    public func image(at url: URL?) -> UIImage? { UIImage.image(fileAt: url) }
}

/// The steps, for loaders with the above forms as methods that can be overridden.
extension ImageLoading {
    @MainActor
    func loadLimited(
        _ payload: ImageAttachmentPayload?, into imageView: UIImageView, maxPixels: Double,
        _ completion: ((Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable? {
        let size = payload.flatMap { payload -> CGSize? in
            guard let width = payload.originalWidth, let height = payload.originalHeight, width > 0, height > 0
            else { return nil }
            let factor = min((maxPixels / (width * height)).squareRoot(), 1)
            let scale = max(imageView.traitCollection.displayScale, 1)
            return CGSize(width: width * factor / scale, height: height * factor / scale)
        }
        return loadImage(
            into: imageView, from: payload?.imageURL, with: ImageLoaderOptions(resize: size.map { ImageResize($0) }),
            completion: completion)
    }

    @MainActor
    func loadWithServer(
        _ url: URL?, into imageView: UIImageView, _ options: ImageLoaderOptions,
        _ completion: ((Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable? {
        loadImage(
            into: imageView, url: url, imageCDN: Components.default.imageCDN, placeholder: options.placeholder,
            resize: options.resize != nil, preferredSize: options.resize?.size, completion: completion)
    }

    @MainActor
    func loadDownloaded(
        _ url: URL?, into imageView: UIImageView, _ options: ImageLoaderOptions,
        _ completion: ((Result<UIImage, any Error>) -> Void)?
    ) -> Cancellable? {
        imageView.image = options.placeholder
        guard let url else {
            completion?(.failure(MissingImageError(url: nil)))
            return nil
        }
        let request = ImageDownloadRequest(url: url, options: ImageDownloadOptions(resize: options.resize))
        return downloadImage(with: request) { result in
            if case .success(let image) = result { MainQueue.run { imageView.image = image } }
            completion?(result)
        }
    }

    func downloadEach(
        of requests: [ImageDownloadRequest], _ completion: @escaping ([Result<UIImage, any Error>]) -> Void
    ) {
        var results: [Result<UIImage, any Error>] = requests.map { .failure(MissingImageError(url: $0.url)) }
        var missing = requests.count
        if requests.isEmpty { completion([]) }
        for (index, request) in requests.enumerated() {
            _ = downloadImage(with: request) { result in
                results[index] = result
                missing -= 1
                if missing == 0 { completion(results) }
            }
        }
    }

    /// A missing image is replaced by the next placeholder.
    func downloadEach(
        of urls: [URL], in size: CGSize?, or placeholders: [UIImage], _ completion: @escaping ([UIImage]) -> Void
    ) {
        let options = ImageDownloadOptions(resize: size.map { ImageResize($0) })
        downloadMultipleImages(with: urls.map { ImageDownloadRequest(url: $0, options: options) }) { results in
            var spare = placeholders.makeIterator()
            completion(results.compactMap { (try? $0.get()) ?? spare.next() })
        }
    }

    /// Loads an image from the URL that the components' image CDN returns.
    func found(_ request: ImageDownloadRequest) -> Result<UIImage, any Error> {
        let resize = request.options.resize
        let address = Components.default.imageCDN.address(ofImageAt: request.url, resize: resize)
        guard let image = image(at: address) else { return .failure(MissingImageError(url: request.url)) }
        return .success(resize.map { $0.applied(to: image) } ?? image)
    }
}
