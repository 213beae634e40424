import ChatLook
import HeadlessUIKit

/// The options of an image that is loaded into a view.
public struct ImageLoaderOptions {
    /// The size that the image has to fit in; `nil` keeps its size.
    public var resize: ImageResize?

    /// The placeholder if there is no image.
    public var placeholder: UIImage?

    public init(resize: ImageResize? = nil, placeholder: UIImage? = nil) {
        self.resize = resize
        self.placeholder = placeholder
    }

    /// The options for a user or a channel, at the size of the components' thumbnails.
    static func avatar(_ components: Components, placeholder: UIImage?) -> ImageLoaderOptions {
        ImageLoaderOptions(resize: ImageResize(components.avatarThumbnailSize), placeholder: placeholder)
    }
}

/// The size that an image is scaled to in points, keeping its aspect ratio.
public struct ImageResize {
    /// How a server should fit the image. It is passed to the ``ImageCDN``.
    public enum Mode: Hashable, Sendable {
        /// The part of the image to keep.
        public enum CropValue: String, Hashable, Sendable { case center, top, bottom, left, right }

        case clip
        case crop(CropValue = .center)
        case fill
        case scale
    }

    public var size: CGSize
    public var mode: Mode

    public init(_ size: CGSize, mode: Mode = .clip) {
        self.size = size
        self.mode = mode
    }

    /// In points.
    public var width: CGFloat { size.width }

    /// In points.
    public var height: CGFloat { size.height }

    /// Returns the image in this size.
    package func applied(to image: UIImage) -> UIImage { image.fitting(in: size) }
}

/// The options of an image that is loaded without a view.
public struct ImageDownloadOptions {
    /// The size that the image has to fit in; `nil` keeps its size.
    public var resize: ImageResize?

    public init(resize: ImageResize? = nil) {
        self.resize = resize
    }
}

/// A request for an image without a view.
public struct ImageDownloadRequest {
    /// The URL of the image.
    public let url: URL

    /// The options.
    public let options: ImageDownloadOptions

    public init(url: URL, options: ImageDownloadOptions = ImageDownloadOptions()) {
        self.url = url
        self.options = options
    }
}

/// The error of a missing image.
public struct MissingImageError: Error, CustomStringConvertible {
    /// The URL of the image.
    public let url: URL?

    public init(url: URL?) {
        self.url = url
    }

    public var description: String { "no picture at \(url?.absoluteString ?? "no address")" }
}
