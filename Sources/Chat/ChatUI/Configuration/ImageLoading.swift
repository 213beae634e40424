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
    public var size: CGSize

    public init(_ size: CGSize) {
        self.size = size
    }
}

/// Finds the pictures of avatars and attachments. Nothing is fetched: a picture is there at once or not at all.
public protocol ImageLoading {
    /// Returns the picture at `url`, or `nil` if there is none.
    func image(at url: URL?) -> UIImage?
}

extension ImageLoading {
    /// Shows the picture at `url`, or the placeholder if there is none.
    ///
    /// - Returns: Whether there was a picture.
    @MainActor @preconcurrency @discardableResult
    public func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions = ImageLoaderOptions()
    ) -> Bool {
        let image = image(at: url, with: options)
        imageView.image = image ?? options.placeholder
        return image != nil
    }

    /// Returns the picture at `url` in the size that the options ask for, or `nil` if there is none.
    public func image(at url: URL?, with options: ImageLoaderOptions) -> UIImage? {
        guard let image = image(at: url) else { return nil }
        return options.resize.map { image.fitting(in: $0.size) } ?? image
    }
}

/// Takes pictures from files; an address on the net has none.
public struct FileImageLoader: ImageLoading {
    public init() {}

    public func image(at url: URL?) -> UIImage? { UIImage(fileAt: url) }
}
