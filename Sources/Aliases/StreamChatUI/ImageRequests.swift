public import ChatModels
public import ChatUI
public import FoundationNetworking
public import HeadlessUIKit

// `URLRequest` is in FoundationNetworking on Linux, which is linked only into programs with an application's own files.

/// Loads the images of avatars and attachments, like `ChatUI.ImageLoading`, also by requests.
public protocol ImageLoading: ChatUI.ImageLoading {
    /// Loads the image for a request. By default, it is loaded from a file.
    @discardableResult
    func loadImage(
        using urlRequest: URLRequest, cachingKey: String?,
        completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable?
}

extension ImageLoading {
    @discardableResult
    public func loadImage(
        using urlRequest: URLRequest, cachingKey: String?,
        completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable? {
        completion(image(at: urlRequest.url).map { .success($0) } ?? .failure(MissingImageError(url: urlRequest.url)))
        return nil
    }

    /// Requests a URL from the CDN of the components, and loads the image.
    @discardableResult
    public func downloadImage(
        with request: ImageDownloadRequest, completion: @escaping ((_ result: Result<UIImage, any Error>) -> Void)
    ) -> Cancellable? {
        let server = Components.default.imageCDN
        let resize = request.options.resize
        let urlRequest =
            (server as? ImageCDN)?.urlRequest(forImageUrl: request.url, resize: resize)
            ?? URLRequest(url: server.address(ofImageAt: request.url, resize: resize))
        return loadImage(using: urlRequest, cachingKey: server.cachingKey(forImageUrl: request.url)) { result in
            completion(result.map { image in resize.map { $0.applied(to: image) } ?? image })
        }
    }
}

/// Provides the URL of an image as a request.
public protocol ImageCDN: ChatUI.ImageCDN {
    /// Returns the request for the image at `url` in a size.
    func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest

    /// The former method, without a size.
    func urlRequest(forImage url: URL) -> URLRequest

    /// The former name of `cachingKey(forImageUrl:)`.
    func cachingKey(forImage url: URL) -> String
}

extension ImageCDN {
    public func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest {
        urlRequest(forImage: resize.map { thumbnailURL(originalURL: url, preferredSize: $0.size) } ?? url)
    }

    public func urlRequest(forImage url: URL) -> URLRequest { URLRequest(url: url) }

    public func cachingKey(forImage url: URL) -> String { url.absoluteString }

    public func cachingKey(forImageUrl url: URL) -> String { cachingKey(forImage: url) }

    public func address(ofImageAt url: URL, resize: ImageResize?) -> URL {
        urlRequest(forImageUrl: url, resize: resize).url ?? url
    }
}

/// Leaves URLs unchanged. Subclasses may change them.
open class StreamImageCDN: ImageCDN {
    /// The host of images that the server can resize. It is never contacted.
    nonisolated(unsafe) public static var streamCDNURL = "stream-io-cdn.com"

    public init() {}

    open func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest { URLRequest(url: url) }

    open func cachingKey(forImageUrl url: URL) -> String { url.absoluteString }
}
