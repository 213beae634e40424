internal import Foundation
internal import Frames

/// A box around a part, optionally with a text beside it.
struct BoxMark {
    let target: AnnotationTarget
    let padding: CGFloat
    let pen: Pen
    let picture: CGRect

    static let defaultPadding: CGFloat = 3

    /// The outer edge of the line, which stays inside the picture for a part that fills it.
    var rect: CGRect {
        let outer = target.rect.insetBy(dx: -padding - pen.line, dy: -padding - pen.line)
        func inside(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            pen.snapped(min(max(place, low), high))
        }
        let (left, right) = (
            inside(outer.minX, picture.minX, picture.maxX), inside(outer.maxX, picture.minX, picture.maxX)
        )
        let (top, bottom) = (
            inside(outer.minY, picture.minY, picture.maxY), inside(outer.maxY, picture.minY, picture.maxY)
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    var frame: Frame {
        Frame(
            origin: "box", rect: rect, corners: target.corners.grown(by: padding + pen.line, least: 4),
            border: Border(width: pen.line, color: pen.color))
    }

    /// Returns the possible positions of a text beside the box, preferred first.
    func labels(_ text: String, on edge: Edge?, isMirrored: Bool) -> [Mark] {
        let label = Label(text, .note, pen)
        let gap: CGFloat = 4
        let (near, far) = (rect.minX, rect.maxX - label.size.width)
        let starts = isMirrored ? [far, near] : [near, far]
        var places: [(Edge, CGPoint)] = []
        for x in starts { places.append((.top, CGPoint(x: x, y: rect.minY - gap - label.size.height))) }
        for x in starts { places.append((.bottom, CGPoint(x: x, y: rect.maxY + gap))) }
        let y = rect.midY - label.size.height / 2
        let sides: [(Edge, CGPoint)] = [
            (.right, CGPoint(x: rect.maxX + gap, y: y)), (.left, CGPoint(x: rect.minX - gap - label.size.width, y: y)),
        ]
        places += isMirrored ? sides.reversed() : sides
        // Outside a picture without space for it.
        places.append((.right, CGPoint(x: picture.maxX + 8, y: y)))
        places.append((.left, CGPoint(x: picture.minX - 8 - label.size.width, y: y)))
        return places.filter { edge == nil || $0.0 == edge }.map { _, origin in
            let frame = label.frame(at: origin)
            return Mark(frames: [frame], areas: [frame.rect])
        }
    }
}
