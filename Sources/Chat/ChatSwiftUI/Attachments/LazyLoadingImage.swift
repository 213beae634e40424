import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// A photo or a video that fills a rectangle, or a placeholder without an image.
public struct LazyLoadingImage: View {
    private let source: MediaAttachment
    private let width: CGFloat
    private let height: CGFloat

    /// Width and height are in points.
    public init(source: MediaAttachment, width: CGFloat, height: CGFloat) {
        self.source = source
        self.width = width
        self.height = height
    }

    public var body: some View {
        LoadedImage(url: source.previewURL)
            .frame(width: width, height: height)
            .clipped()
            .overlay(source.type == .video ? VideoPlayIcon() : nil)
            .withUploadingStateIndicator(for: source.uploadingState, url: source.url)
    }
}

/// The image at a URL, scaled to fill; a spinner on gray if there is none.
struct LoadedImage: View {
    @Injected(\.utils) private var utils

    let url: URL?

    var body: some View {
        if let image = utils.imageLoader.image(at: url) {
            Image(uiImage: image)
                .resizable()
                .scaledToFill()
        } else {
            ImagePlaceholder()
        }
    }
}

/// The placeholder of a missing image.
struct ImagePlaceholder: View {
    var body: some View {
        ZStack {
            Color(UIColor.secondarySystemBackground)
            ProgressView()
        }
    }
}
