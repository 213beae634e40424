internal import Foundation
internal import Frames
import Raster

extension FrameSearch {
    /// Returns the corners of each part, except those that are clipped.
    func corners(
        of targets: [AnnotationTarget], _ reference: FrameReference
    ) throws(AnnotationError) -> [[PartCorner]] {
        var corners: [[PartCorner]] = []
        for target in targets {
            let seen = placed.corners(of: target).filter { target.rect.insetBy(dx: -0.5, dy: -0.5).contains($0.tip) }
            guard !seen.isEmpty else { throw AnnotationError(.hidden("all its corners are cut off"), of: reference) }
            corners.append(seen)
        }
        return corners
    }
}

extension PlacedFrames {
    /// Returns the corners of a part: those of the first frame with a rounded corner among the part itself and the
    /// frames inside that are as large. Content on a square background doesn't count.
    fileprivate func corners(of target: AnnotationTarget) -> [PartCorner] {
        guard let number = frames.firstIndex(where: { $0.path == target.path }), frames[number].rect == target.whole
        else { return OutlineShape.box(target.whole, .zero).corners.map { PartCorner($0, .identity) } }
        let part = frames[number]
        for frame in frames[number..<part.end] where frame.rect.isClose(to: part.rect) {
            if let shape = frame.frame.shapes.first(where: \.isRound) {
                let factor = part.scale > 0 ? frame.scale / part.scale : 1
                return shape.corners.map { PartCorner($0, frame.transform, factor: factor) }
            }
            if frame.frame.fill != nil || frame.frame.border != nil { break }
        }
        return OutlineShape.box(part.frame.bounds, .zero).corners.map { PartCorner($0, part.transform) }
    }
}

extension Frame {
    fileprivate var bounds: CGRect { CGRect(origin: .zero, size: rect.size) }

    /// The shapes that show where the frame ends: those of its clipping, of its background and of its drawing.
    fileprivate var shapes: [OutlineShape] {
        var shapes: [OutlineShape] = []
        if let mask { shapes.append(OutlineShape(mask.outline)) }
        if fill != nil || border != nil || clipsToBounds { shapes.append(.box(bounds, corners)) }
        if case .path(let path) = content { shapes.append(OutlineShape(path.outline)) }
        return shapes.filter { $0.bounds.reaches(bounds) }
    }
}

extension OutlineShape {
    fileprivate var isRound: Bool { corners.contains { !$0.radius.isClose(to: 0) } }
}

extension CGRect {
    /// Whether all sides are within a point of another rectangle's, the tolerance for half of a border.
    fileprivate func reaches(_ other: CGRect) -> Bool {
        let sides = [minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY]
        return sides.allSatisfy { abs($0) <= 1 }
    }
}
