import Foundation
import HeadlessUIKit

/// Loads thumbnails of videos.
public protocol VideoLoading: AnyObject {
    /// Provides a thumbnail of the video at `url`, or an error with the reason why there is none.
    func loadPreviewForVideo(at url: URL, completion: @escaping (Result<UIImage, Error>) -> Void)
}

/// Has no thumbnails, since videos are not decoded. A message may have the URL of a thumbnail.
open class StreamVideoLoader: VideoLoading {
    public init() {}

    open func loadPreviewForVideo(at url: URL, completion: @escaping (Result<UIImage, Error>) -> Void) {
        completion(.failure(VideoPreviewError.notDecoded(url)))
    }
}

/// The reason why there is no thumbnail of a video.
public enum VideoPreviewError: Error, Hashable, CustomStringConvertible {
    /// Videos are not decoded.
    case notDecoded(URL)

    /// A one-line description.
    public var description: String {
        switch self {
        case .notDecoded(let url):
            "no picture of the video “\(url.lastPathComponent)”: videos are not decoded; give it a thumbnail"
        }
    }
}

extension Components {
    /// Shows a thumbnail of a video: its own, or that of the video loader, or none.
    @MainActor
    func loadVideoPreview(into imageView: UIImageView, thumbnail: URL?, video: URL?) {
        guard !imageLoader.show(thumbnail, in: imageView), let video else { return }
        videoLoader.loadPreviewForVideo(at: video) { result in
            if case .success(let image) = result { imageView.image = image }
        }
    }
}
