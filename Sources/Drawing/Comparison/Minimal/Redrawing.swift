import Foundation
import Frames
import Raster

/// Redraws parts of trees, and counts the drawings to limit a search.
final class Redrawing {
    /// The pixels per point.
    let scale: CGFloat

    /// The background behind the root; `nil` for none.
    let background: RGBA?

    private let tolerance: ColorDifference
    private(set) var drawings = 0
    private var pixels = 0
    private let maximumPixels: Int

    /// The maximum number of drawings for a picture.
    static let maximumDrawings = 200

    /// Whether the limit was reached.
    private(set) var isExhausted = false

    /// The reason why something can't be drawn; `nil` if there is none.
    private(set) var problem: String?

    /// - Parameter size: The size of the whole picture.
    init(scale: CGFloat, background: RGBA?, tolerance: ColorDifference, size: PixelSize) {
        (self.scale, self.background, self.tolerance) = (scale, background, tolerance)
        maximumPixels = 24 * max(size.width * size.height, 1 << 16)
    }

    /// Draws an area of a tree; `nil` if it can't be drawn, or if the limit is reached.
    func draw(_ tree: Frame, _ area: PixelArea) -> Bitmap? {
        guard drawings < Self.maximumDrawings, pixels + area.width * area.height <= maximumPixels else {
            isExhausted = true
            return nil
        }
        drawings += 1
        pixels += area.width * area.height
        do {
            return try Renderer(images: .withoutFiles).render(cut(tree, area), scale: scale, background: background)
        } catch {
            problem = error.description
            return nil
        }
    }

    /// Returns a frame of an area's size, with the content of a tree in that area.
    func cut(_ tree: Frame, _ area: PixelArea) -> Frame {
        var tree = tree
        tree.rect = tree.rect.offsetBy(dx: -CGFloat(area.x) / scale, dy: -CGFloat(area.y) / scale)
        let rect = CGRect(x: 0, y: 0, width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale)
        return Frame(rect: rect, children: [tree])
    }

    /// Whether two trees look different in an area; `false` if they can't be drawn.
    func differ(_ one: Frame, _ other: Frame, _ area: PixelArea) -> Bool {
        guard one != other, let first = draw(one, area), let second = draw(other, area) else { return false }
        return !BitmapComparison(expected: first, actual: second, tolerance: tolerance).isMatch
    }

}

extension PixelArea {
    func union(_ other: PixelArea?) -> PixelArea {
        guard let other else { return self }
        var area = self
        area.include(PixelPlace(x: other.x, y: other.y))
        area.include(PixelPlace(x: other.x + other.width - 1, y: other.y + other.height - 1))
        return area
    }

    /// Returns the area with a margin, limited to the picture.
    func grown(by margin: Int, in size: PixelSize) -> PixelArea {
        let (left, top) = (max(x - margin, 0), max(y - margin, 0))
        let (right, bottom) = (min(x + width + margin, size.width), min(y + height + margin, size.height))
        return PixelArea(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
    }
}

extension [PaintedAreas.Area] {
    /// Returns the area that frames in a range of numbers paint.
    func bounds(of frames: Range<Int>) -> PixelArea? {
        reduce(nil) { bounds, area in
            guard frames.contains(area.owner.frame), area.owner.kind != .nothing, area.right > area.left,
                area.bottom > area.top
            else { return bounds }
            return PixelArea(
                x: area.left, y: area.top, width: area.right - area.left, height: area.bottom - area.top
            ).union(bounds)
        }
    }
}
