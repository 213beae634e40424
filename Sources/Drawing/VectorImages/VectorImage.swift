package import Foundation
package import Frames

/// A drawing of an SVG file: shapes, gradients, groups, clips and masks, as frames.
package struct VectorImage: Sendable, Equatable {
    /// The drawing, with the size of the document in points.
    package let frame: Frame

    /// The features of the file that aren't drawn, such as `"text"`; usually none.
    package let undrawn: [String]

    /// The longest side that a drawing may have, in points.
    private static let maximumSide: CGFloat = 10_000

    /// Reads an SVG file.
    ///
    /// - Throws: Why the bytes aren't a drawing.
    package init(svg data: Data) throws(VectorImageError) {
        let root = try XMLReader.root(of: data)
        guard root.name == "svg" else { throw .notADrawing("its root element is “\(root.name.shown)”, not “svg”") }
        let box = SVGViewBox(root)
        let size = box.size(in: nil)
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.maximumSide else {
            throw .notADrawing("it has no size, or one of more than \(Int(Self.maximumSide)) points")
        }
        var builder = SVGBuilder(root, size: size, viewport: box.viewport(for: size))
        let style = SVGStyle().inherited(by: SVGStyleSheet(root).properties(of: root))
        let frames = builder.frames(in: root, style, box.transform(to: size))
        frame = Frame(rect: CGRect(origin: .zero, size: size), clipsToBounds: true, children: frames)
        undrawn = builder.undrawn
    }
}
