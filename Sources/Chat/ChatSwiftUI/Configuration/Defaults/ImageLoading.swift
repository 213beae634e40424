import ChatLook
import Foundation
import UIKitValues

/// Loads the images of avatars and attachments. Nothing is fetched: an image is available immediately or not at all.
public protocol ImageLoading {
    /// Returns the image at `url`, or `nil` if there is none.
    func image(at url: URL?) -> UIImage?
}

extension ImageLoading {
    /// Calls `completion` with the image at `url` before it returns.
    public func loadImage(
        url: URL?, imageCDN: any ImageCDN, resize: Bool, preferredSize: CGSize?,
        completion: @escaping (Result<UIImage, any Error>) -> Void
    ) {
        guard let image = image(at: url) else { return completion(.failure(ImageLoadingError(url: url))) }
        guard resize, let preferredSize else { return completion(.success(image)) }
        completion(.success(image.fitting(in: preferredSize)))
    }
}

/// The error of a missing image.
public struct ImageLoadingError: Error, CustomStringConvertible {
    /// The URL of the image.
    public let url: URL?

    public var description: String { "no picture at \(url?.absoluteString ?? "no address")" }
}

/// Loads images from files; a web address has none.
public struct DefaultImageLoader: ImageLoading {
    public init() {}

    public func image(at url: URL?) -> UIImage? { UIImage.image(fileAt: url) }
}

/// Maps image URLs to the URLs to load, and to cache keys.
public protocol ImageCDN {
    /// Returns the URL of an image that is shown at a size in points.
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL
    /// Returns the cache key of the image at a URL.
    func cachingKey(forImage url: URL) -> String
}

/// Returns the same URLs: images come from files.
public struct StreamImageCDN: ImageCDN {
    public init() {}

    public func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL }

    public func cachingKey(forImage url: URL) -> String { url.absoluteString }
}
