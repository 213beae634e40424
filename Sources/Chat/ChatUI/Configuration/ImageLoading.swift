import Foundation
import HeadlessUIKit

/// What becomes of a picture between its file and the view that shows it.
public struct ImageLoaderOptions {
    /// The room that the picture is to fill; `nil` keeps its size.
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

/// The size that a picture is scaled to, in points.
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
    @discardableResult
    public func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions = ImageLoaderOptions()
    ) -> Bool {
        let image = image(at: url)
        imageView.image = image ?? options.placeholder
        return image != nil
    }
}

/// Takes pictures from files; an address on the net has none.
public struct FileImageLoader: ImageLoading {
    public init() {}

    public func image(at url: URL?) -> UIImage? {
        guard let url, url.isFileURL else { return nil }
        return UIImage(contentsOfFile: url.path)
    }
}
