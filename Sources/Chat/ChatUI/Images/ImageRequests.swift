import ChatLook
import HeadlessUIKit

/// What becomes of a picture between its file and the view that shows it.
public struct ImageLoaderOptions {
    /// The room that the picture is to fit in; `nil` keeps its size.
    public var resize: ImageResize?

    /// What is shown when there is no picture.
    public var placeholder: UIImage?

    public init(resize: ImageResize? = nil, placeholder: UIImage? = nil) {
        self.resize = resize
        self.placeholder = placeholder
    }

    /// A picture of a person or a channel, as large as the components' thumbnails.
    static func avatar(_ components: Components, placeholder: UIImage?) -> ImageLoaderOptions {
        ImageLoaderOptions(resize: ImageResize(components.avatarThumbnailSize), placeholder: placeholder)
    }
}

/// The size that a picture is scaled to, in points. Its sides keep their ratio.
public struct ImageResize {
    /// What a server is asked to do with what doesn't fit. It is handed on to the ``ImageCDN``.
    public enum Mode: Hashable, Sendable {
        /// The part that is kept.
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

    /// Returns the picture in this size.
    package func applied(to image: UIImage) -> UIImage { image.fitting(in: size) }
}

/// What becomes of a picture that is asked for without a view.
public struct ImageDownloadOptions {
    /// The room that the picture is to fit in; `nil` keeps its size.
    public var resize: ImageResize?

    public init(resize: ImageResize? = nil) {
        self.resize = resize
    }
}

/// A picture that is asked for without a view.
public struct ImageDownloadRequest {
    /// The picture's address.
    public let url: URL

    /// What becomes of the picture.
    public let options: ImageDownloadOptions

    public init(url: URL, options: ImageDownloadOptions = ImageDownloadOptions()) {
        self.url = url
        self.options = options
    }
}

/// A picture that isn't there.
public struct MissingImageError: Error, CustomStringConvertible {
    /// The picture's address.
    public let url: URL?

    public init(url: URL?) {
        self.url = url
    }

    public var description: String { "no picture at \(url?.absoluteString ?? "no address")" }
}
