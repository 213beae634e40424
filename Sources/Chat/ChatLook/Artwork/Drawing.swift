import Frames
import UIKitValues

/// An image of lines and areas, in points, from back to front.
///
/// Shapes are written as path data: see ``Frames/Outline/init(pathData:)``.
package struct Drawing {
    let size: CGSize
    var layers: [PathContent]

    package init(_ width: CGFloat, _ height: CGFloat, _ layers: PathContent...) {
        self.init(size: CGSize(width: width, height: height), layers: layers)
    }

    init(size: CGSize, layers: [PathContent]) {
        self.size = size
        self.layers = layers
    }

    // MARK: Images

    /// Returns the drawing as a template image, which has the tint color of its view.
    package func template(_ name: String) -> UIImage { original(name).withRenderingMode(.alwaysTemplate) }

    /// Returns the drawing as an image with its own colors.
    package func original(_ name: String) -> UIImage {
        UIImage(drawing: makeFrame(name: name)).withRenderingMode(.alwaysOriginal)
    }

    /// Returns the drawing as a frame that clips to its bounds.
    func makeFrame(name: String) -> Frame {
        let rect = CGRect(origin: .zero, size: size)
        guard layers.count != 1 else {
            return Frame(origin: Frame.Origin(type: name), rect: rect, content: .path(layers[0]))
        }
        return Frame(
            origin: Frame.Origin(type: name), rect: rect, clipsToBounds: true,
            children: layers.map { Frame(rect: rect, content: .path($0)) })
    }

    // MARK: Variants

    /// Returns the drawing scaled by `factor`, including line widths.
    func scaled(by factor: CGFloat) -> Drawing {
        let transform = Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        return Drawing(
            size: CGSize(width: size.width * factor, height: size.height * factor),
            layers: layers.map { layer in
                var layer = layer.applying(transform)
                layer.stroke?.width *= factor
                return layer
            })
    }

    /// Returns the drawing turned upside down.
    func flippedVertically() -> Drawing {
        let transform = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        return Drawing(size: size, layers: layers.map { $0.applying(transform) })
    }
}

extension PathContent {
    /// A filled area, by the even-odd rule.
    package static func area(_ shapes: String, _ color: RGBA = .black) -> PathContent {
        PathContent(outline: Outline(pathData: shapes), fill: .color(color), fillRule: .evenOdd)
    }

    /// A line with round caps, `width` points thick.
    package static func line(_ shapes: String, _ width: CGFloat, _ color: RGBA = .black) -> PathContent {
        PathContent(
            outline: Outline(pathData: shapes), stroke: .init(color: color, width: width, cap: .round, join: .round))
    }

    func applying(_ transform: Transform) -> PathContent {
        var copy = self
        copy.outline = outline.applying(transform)
        return copy
    }
}
