import Foundation
import Frames
import Raster

/// Draws parts of trees again, and counts how much was drawn, so that a search comes to an end.
final class Redrawing {
    /// Pixels per point.
    let scale: CGFloat

    /// What is behind the root; `nil` for nothing.
    let paper: RGBA?

    private let tolerance: ColorDifference
    private(set) var drawings = 0
    private var pixels = 0
    private let mostPixels: Int

    /// The most drawings for one picture.
    static let most = 200

    /// Whether the search was given up.
    private(set) var isExhausted = false

    /// Why something can't be drawn, if so.
    private(set) var problem: String?

    /// - Parameter size: That of the whole picture.
    init(scale: CGFloat, paper: RGBA?, tolerance: ColorDifference, size: PixelSize) {
        (self.scale, self.paper, self.tolerance) = (scale, paper, tolerance)
        mostPixels = 24 * max(size.width * size.height, 1 << 16)
    }

    /// Draws an area of a tree; `nil` if it can't be drawn, or enough was.
    func draw(_ tree: Frame, _ area: PixelArea) -> Bitmap? {
        guard drawings < Self.most, pixels + area.width * area.height <= mostPixels else {
            isExhausted = true
            return nil
        }
        drawings += 1
        pixels += area.width * area.height
        do {
            return try Renderer(images: .withoutFiles).render(cut(tree, area), scale: scale, background: paper)
        } catch {
            problem = error.description
            return nil
        }
    }

    /// A frame as large as an area, with what a tree has there.
    func cut(_ tree: Frame, _ area: PixelArea) -> Frame {
        var tree = tree
        tree.rect = tree.rect.offsetBy(dx: -CGFloat(area.x) / scale, dy: -CGFloat(area.y) / scale)
        let room = CGRect(x: 0, y: 0, width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale)
        return Frame(rect: room, children: [tree])
    }

    /// Whether two trees look different in an area; false if that can't be found out.
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

    /// The area with a margin, as far as there is a picture.
    func grown(by margin: Int, in size: PixelSize) -> PixelArea {
        let (left, top) = (max(x - margin, 0), max(y - margin, 0))
        let (right, bottom) = (min(x + width + margin, size.width), min(y + height + margin, size.height))
        return PixelArea(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
    }
}

extension [PaintedAreas.Area] {
    /// The area that frames of a range of numbers paint.
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
