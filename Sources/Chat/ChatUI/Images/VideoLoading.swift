import Foundation
import HeadlessUIKit

/// Finds pictures of videos.
public protocol VideoLoading: AnyObject {
    /// Hands over a picture of the video at `url`, or an error that says why there is none.
    func loadPreviewForVideo(at url: URL, completion: @escaping (Result<UIImage, Error>) -> Void)
}

/// Has no pictures: a video is not decoded. A picture beside a video comes from the address of its thumbnail.
open class StreamVideoLoader: VideoLoading {
    public init() {}

    open func loadPreviewForVideo(at url: URL, completion: @escaping (Result<UIImage, Error>) -> Void) {
        completion(.failure(VideoPreviewError.notDecoded(url)))
    }
}

/// Why there is no picture of a video.
public enum VideoPreviewError: Error, Hashable, CustomStringConvertible {
    /// Videos are not decoded.
    case notDecoded(URL)

    /// One line.
    public var description: String {
        switch self {
        case .notDecoded(let url):
            "no picture of the video “\(url.lastPathComponent)”: videos are not decoded; give it a thumbnail"
        }
    }
}

extension Components {
    /// Shows a picture of a video: its thumbnail, else what the loader of videos has, else nothing.
    @MainActor
    func loadVideoPreview(into imageView: UIImageView, thumbnail: URL?, video: URL?) {
        guard !imageLoader.show(thumbnail, in: imageView), let video else { return }
        videoLoader.loadPreviewForVideo(at: video) { result in
            if case .success(let image) = result { imageView.image = image }
        }
    }
}
