public import ChatModels
public import ChatUI
public import FoundationNetworking
public import HeadlessUIKit

// `URLRequest` is in FoundationNetworking on Linux, which only those link who link an application's own files.

/// Finds the pictures of avatars and attachments, as `ChatUI.ImageLoading`; also by requests.
public protocol ImageLoading: ChatUI.ImageLoading {
    /// Gives the picture that a request asks for. Unless implemented, it is that of a file.
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

    /// Asks the server of the components for the request, and loads what it asks for.
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

/// Says which address a picture comes from, by a request.
public protocol ImageCDN: ChatUI.ImageCDN {
    /// Returns the request of the picture at `url` in a size.
    func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest

    /// The older form, without a size.
    func urlRequest(forImage url: URL) -> URLRequest

    /// The older name of `cachingKey(forImageUrl:)`.
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

/// Leaves addresses as they are. Subclasses say others.
open class StreamImageCDN: ImageCDN {
    /// The host of pictures that the server would make smaller. Nothing is asked of it.
    nonisolated(unsafe) public static var streamCDNURL = "stream-io-cdn.com"

    public init() {}

    open func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest { URLRequest(url: url) }

    open func cachingKey(forImageUrl url: URL) -> String { url.absoluteString }
}
