import HeadlessUIKit

/// Maps image URLs to the URLs to load, such as that of a smaller image or a local file.
///
/// `StreamChatUI` adds the methods that create a `URLRequest`.
public protocol ImageCDN {
    /// Returns the URL of the image at `url` in a size; by default, the same URL.
    func address(ofImageAt url: URL, resize: ImageResize?) -> URL

    /// Returns the cache key of the image at a URL; by default, the URL.
    func cachingKey(forImageUrl url: URL) -> String

    /// Returns the URL of an image that is shown at a size in points; by default, the same URL.
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL
}

extension ImageCDN {
    public func address(ofImageAt url: URL, resize: ImageResize?) -> URL {
        resize.map { thumbnailURL(originalURL: url, preferredSize: $0.size) } ?? url
    }

    public func cachingKey(forImageUrl url: URL) -> String { url.absoluteString }

    public func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL }
}

/// Returns the same URLs: images come from files.
public struct PlainImageCDN: ImageCDN {
    public init() {}
}
