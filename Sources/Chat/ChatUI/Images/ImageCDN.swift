import HeadlessUIKit

/// Says which address a picture comes from: that of a smaller one, or of a file in its place.
///
/// `StreamChatUI` adds the forms that make a `URLRequest`.
public protocol ImageCDN {
    /// Returns the address of the picture at `url` in a size; the same address unless implemented.
    func address(ofImageAt url: URL, resize: ImageResize?) -> URL

    /// Returns the name under which the picture at an address is kept; the address unless implemented.
    func cachingKey(forImageUrl url: URL) -> String

    /// Returns the address of a picture that is shown at a size in points; the same address unless implemented.
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL
}

extension ImageCDN {
    public func address(ofImageAt url: URL, resize: ImageResize?) -> URL {
        resize.map { thumbnailURL(originalURL: url, preferredSize: $0.size) } ?? url
    }

    public func cachingKey(forImageUrl url: URL) -> String { url.absoluteString }

    public func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL }
}

/// Leaves addresses as they are: pictures come from files.
public struct PlainImageCDN: ImageCDN {
    public init() {}
}
