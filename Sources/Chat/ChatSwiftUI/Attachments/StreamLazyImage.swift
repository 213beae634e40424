import ChatModels
import Foundation
import HeadlessSwiftUI

/// The round image at a URL, such as an avatar; gray while there is none.
public struct StreamLazyImage: View {
    private let url: URL?
    private let size: CGSize

    /// - Parameter size: In points.
    public init(url: URL?, size: CGSize = .messageAvatarSize) {
        self.url = url
        self.size = size
    }

    public var body: some View {
        LazyImage(imageURL: url)
            .frame(width: size.width, height: size.height)
            .clipShape(Circle())
    }
}

/// The image at a URL, scaled to fill; gray while there is none.
package struct LazyImage: View {
    @Injected(\.utils) private var utils

    private let imageURL: URL?

    package init(imageURL: URL?) {
        self.imageURL = imageURL
    }

    package var body: some View {
        if let image = utils.imageLoader.image(at: imageURL) {
            Image(uiImage: image).resizable().scaledToFill()
        } else {
            Color(UIColor.secondarySystemBackground)
        }
    }
}
