import Frames
import Rendering

/// The image that is a layer's contents, and its placement.
@MainActor
struct LayerContents {
    private let layer: CALayer
    private let image: UIImage
    /// The size of the visible part, in points.
    private let size: CGSize

    /// Returns `nil` for contents that aren't an image.
    init?(_ layer: CALayer, _ contents: Any) {
        switch contents {
        case let picture as CGImage:
            image = UIImage(cgImage: picture)
            let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
            size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        case let picture as UIImage:
            (image, size) = (picture, picture.size)
        default:
            RenderProblems.report(
                .oncePerRender, "\(Swift.type(of: layer)).contents is neither a CGImage nor a UIImage: \(contents).")
            return nil
        }
        self.layer = layer
    }

    /// The drawing, in the coordinates of the layer's frame.
    var frame: Frame {
        let part = layer.contentsRect
        let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
        let area = destination(of: shown, in: CGRect(origin: .zero, size: layer.bounds.size))
        var frame = Frame(origin: "contents", rect: area)
        // The entire image is scaled so that its part fills the area.
        guard part.width > 0, part.height > 0 else { return frame }
        let whole = CGSize(width: area.width / part.width, height: area.height / part.height)
        let destination = CGRect(
            x: -part.minX * whole.width, y: -part.minY * whole.height, width: whole.width, height: whole.height)
        frame.clipsToBounds = part != CGRect(x: 0, y: 0, width: 1, height: 1)
        frame.content = .image(
            ImageContent(
                reference: image.reference, destination: destination, tint: image.bakedTint(traits: .current),
                capInsets: capInsets))
        return frame
    }

    private var capInsets: ImageContent.CapInsets? {
        let center = layer.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image.stretchedCapInsets }
        return ImageContent.CapInsets(
            top: center.minY * size.height, left: center.minX * size.width,
            bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width, imageSize: size)
    }

    private func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
        // The names assume a y-axis that points up.
        let mode: UIView.ContentMode =
            switch layer.contentsGravity {
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            case .resizeAspect: .scaleAspectFit
            case .resizeAspectFill: .scaleAspectFill
            default: .scaleToFill
            }
        return mode.destination(of: size, in: bounds)
    }
}
