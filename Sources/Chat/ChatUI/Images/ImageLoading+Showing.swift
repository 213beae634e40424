import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The methods that components call.
extension ImageLoading {
    /// Shows the image at `url`, or the placeholder if there is none.
    ///
    /// - Returns: Whether there was an image.
    @MainActor @discardableResult
    func show(
        _ url: URL?, in imageView: UIImageView, with options: ImageLoaderOptions = ImageLoaderOptions()
    ) -> Bool {
        var result: Result<UIImage, any Error>?
        loadImage(into: imageView, from: url, with: options) { result = $0 }
        if result == nil, url != nil { reportPendingCompletion() }
        return (try? result?.get()) != nil
    }

    /// Shows an image of a message.
    @MainActor
    func show(_ payload: ImageAttachmentPayload?, in imageView: UIImageView, maxPixels: Double) {
        var isAnswered = false
        loadImage(into: imageView, from: payload, maxResolutionInPixels: maxPixels) { _ in isAnswered = true }
        if !isAnswered, payload != nil { reportPendingCompletion() }
    }

    /// Returns the images at `urls` in order, `nil` for missing ones.
    func pictures(at urls: [URL]) -> [UIImage?] {
        var results: [UIImage?]?
        downloadMultipleImages(with: urls.map { ImageDownloadRequest(url: $0) }) { answer in
            results = answer.map { try? $0.get() }
        }
        if results == nil { reportPendingCompletion() }
        return results ?? urls.map { _ in nil }
    }

    private func reportPendingCompletion() {
        RenderProblems.report(
            .oncePerRun,
            "\(type(of: self)) calls its completion asynchronously: the picture is drawn as it is before the call.",
            .undrawn, about: "ImageLoading.\(type(of: self))")
    }
}
