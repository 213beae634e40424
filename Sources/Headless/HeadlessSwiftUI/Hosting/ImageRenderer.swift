import Frames
import OpenCombine
import UIKitValues

/// Renders a view to an image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the image has a black background instead of a transparent one.
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    /// The view as an image; `nil` if it has no size.
    public var uiImage: UIImage? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        var frame = ViewGraph(content).makeFrame(proposedSize, environment: environment)
        guard frame.rect.width > 0, frame.rect.height > 0 else { return nil }
        frame.rect.origin = .zero
        guard isOpaque else { return UIImage(drawing: frame) }
        return UIImage(drawing: Frame(rect: frame.rect, fill: .color(.black), children: [frame]))
    }

    public var cgImage: CGImage? { uiImage?.cgImage }
}
