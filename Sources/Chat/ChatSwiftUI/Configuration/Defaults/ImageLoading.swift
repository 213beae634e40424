import ChatLook
import Foundation
import UIKitValues

/// Finds the pictures of avatars and attachments. Nothing is fetched: a picture is there at once or not at all.
public protocol ImageLoading {
    /// Returns the picture at `url`, or `nil` if there is none.
    func image(at url: URL?) -> UIImage?
}

extension ImageLoading {
    /// Calls `completion` with the picture at `url`, before it returns.
    public func loadImage(
        url: URL?, imageCDN: any ImageCDN, resize: Bool, preferredSize: CGSize?,
        completion: @escaping (Result<UIImage, any Error>) -> Void
    ) {
        guard let image = image(at: url) else { return completion(.failure(ImageLoadingError(url: url))) }
        guard resize, let preferredSize else { return completion(.success(image)) }
        completion(.success(image.fitting(in: preferredSize)))
    }
}

/// A picture that isn't there.
public struct ImageLoadingError: Error, CustomStringConvertible {
    /// The picture's address.
    public let url: URL?

    public var description: String { "no picture at \(url?.absoluteString ?? "no address")" }
}

/// Takes pictures from files; an address on the net has none.
public struct DefaultImageLoader: ImageLoading {
    public init() {}

    public func image(at url: URL?) -> UIImage? { UIImage.image(fileAt: url) }
}

/// Says which address a picture is fetched from, and under which name it is kept.
public protocol ImageCDN {
    /// Returns the address of a picture that is shown at a size in points.
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL
    /// Returns the name under which the picture at an address is kept.
    func cachingKey(forImage url: URL) -> String
}

/// Leaves addresses as they are: pictures come from files.
public struct StreamImageCDN: ImageCDN {
    public init() {}

    public func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL }

    public func cachingKey(forImage url: URL) -> String { url.absoluteString }
}
