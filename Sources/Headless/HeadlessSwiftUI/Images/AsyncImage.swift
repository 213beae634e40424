import Foundation
import UIKitValues

/// An image from a URL. A file or a `data:` URL is loaded immediately; anything else is still loading in a still, and
/// shows its placeholder.
public struct AsyncImage<Content: View> {
    private let phase: AsyncImagePhase
    private let content: (AsyncImagePhase) -> Content

    fileprivate init(_ phase: AsyncImagePhase, content: @escaping (AsyncImagePhase) -> Content) {
        self.phase = phase
        self.content = content
    }
}

extension AsyncImage: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        Content._makeNodes(of: content(phase), in: context)
    }
}

extension AsyncImage {
    /// - Parameter scale: The pixels per point.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(AsyncImagePhase(url, scale: scale)) { _AsyncImageContent(image: $0.image) }
    }

    /// - Parameter scale: The pixels per point.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(AsyncImagePhase(url, scale: scale)) { phase in
            if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
            return ViewBuilder.buildEither(second: placeholder())
        }
    }

    /// - Parameters:
    ///   - scale: The pixels per point.
    ///   - transaction: Has no effect in a still.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(AsyncImagePhase(url, scale: scale), content: content)
    }
}

/// The loading state of an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }

    init(_ url: URL?, scale: CGFloat) {
        guard let url else {
            self = .empty
            return
        }
        let bytes: Data?
        switch url.scheme {
        case "file", nil: bytes = try? Data(contentsOf: URL(fileURLWithPath: url.path))
        case "data": bytes = Self.bytes(of: url.absoluteString)
        default:
            self = .empty
            return
        }
        if let bytes, let image = UIImage(data: bytes, scale: scale) {
            self = .success(Image(uiImage: image))
        } else {
            self = .failure(URLError(.cannotDecodeContentData))
        }
    }

    private static func bytes(of address: String) -> Data? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let text = String(address[address.index(after: comma)...])
        if address[..<comma].hasSuffix(";base64") { return Data(base64Encoded: text) }
        return text.removingPercentEncoding.map { Data($0.utf8) }
    }
}

/// The default content: the image, or a gray area.
public struct _AsyncImageContent: View {
    let image: Image?

    public var body: some View {
        if let image {
            image
        } else {
            Color(.systemGray4)
        }
    }
}
