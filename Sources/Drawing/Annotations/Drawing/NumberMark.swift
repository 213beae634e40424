internal import Foundation
internal import Frames
import Typesetting

/// A number in a circle.
struct NumberMark {
    let number: Int
    let pen: Pen

    /// The size in points; a number of several digits is wider.
    var size: CGSize {
        let text = pen.size(of: paragraph)
        let height = pen.roundedUp(max(pen.fontSize * 1.5, 16))
        return CGSize(width: max(height, pen.roundedUp(text.width + pen.fontSize * 0.8)), height: height)
    }

    private var paragraph: Paragraph {
        pen.typeset(
            "\(number)", size: pen.fontSize * 0.92, weight: .bold, color: pen.color.readableInk, width: .infinity)
    }

    func frame(at origin: CGPoint) -> Frame {
        let (size, text) = (size, pen.size(of: paragraph))
        let place = CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2)
        return Frame(
            origin: "number",
            rect: CGRect(x: pen.snapped(origin.x), y: pen.snapped(origin.y), width: size.width, height: size.height),
            corners: CornerRadii(size.height / 2), fill: .color(pen.color),
            border: nil, shadow: nil, children: [pen.frame(of: paragraph, at: place)])
    }

    // MARK: Badges

    /// The size of a small number without space around it, in points.
    var badgeSize: CGSize {
        let text = pen.size(of: paragraph)
        let height = pen.roundedUp(pen.fontSize * 1.2)
        return CGSize(width: max(height, pen.roundedUp(text.width + pen.fontSize * 0.5)), height: height)
    }

    /// Returns the number with as little around it as possible, for pictures with many numbers.
    func badge(at origin: CGPoint) -> Frame {
        let (size, paragraph) = (badgeSize, paragraph)
        let text = pen.size(of: paragraph)
        return Frame(
            origin: "number", rect: CGRect(origin: origin, size: size), corners: CornerRadii(3),
            fill: .color(pen.color),
            children: [
                pen.frame(
                    of: paragraph, at: CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2))
            ])
    }

    /// Returns the possible positions beside a part, preferred first: around it, then over its corners, then outside
    /// the picture.
    func marks(at rect: CGRect, on edge: Edge?, in picture: CGRect, isMirrored: Bool) -> [Mark] {
        let (size, gap) = (size, CGFloat(4))
        let (left, right) = (rect.minX - gap - size.width, rect.maxX + gap)
        let (top, bottom) = (rect.minY - gap - size.height, rect.maxY + gap)
        let (middleX, middleY) = (rect.midX - size.width / 2, rect.midY - size.height / 2)
        let (near, far): (Edge, Edge) = isMirrored ? (.right, .left) : (.left, .right)
        func x(_ edge: Edge) -> CGFloat { edge == .left ? left : right }
        func corner(_ edge: Edge) -> CGFloat { edge == .left ? rect.minX : rect.maxX - size.width }
        let around: [(Edge, CGPoint)] = [
            (near, CGPoint(x: x(near), y: middleY)), (far, CGPoint(x: x(far), y: middleY)),
            (near, CGPoint(x: x(near), y: rect.minY)), (far, CGPoint(x: x(far), y: rect.minY)),
            (.top, CGPoint(x: corner(near), y: top)), (.top, CGPoint(x: middleX, y: top)),
            (.top, CGPoint(x: corner(far), y: top)), (.bottom, CGPoint(x: corner(near), y: bottom)),
            (.bottom, CGPoint(x: middleX, y: bottom)), (.bottom, CGPoint(x: corner(far), y: bottom)),
        ]
        let beside = around.filter { edge == nil || $0.0 == edge }.map { _, origin in mark(at: origin) }
        let sides = edge.map { [$0] } ?? [near, far]
        return beside + sides.map { mark(outside: picture, on: $0, of: rect) }
    }

    private func mark(at origin: CGPoint) -> Mark {
        let frame = frame(at: origin)
        return Mark(frames: [frame], areas: [frame.rect])
    }

    /// Returns the number in the margin, with a line to the part.
    private func mark(outside picture: CGRect, on edge: Edge, of rect: CGRect) -> Mark {
        let (size, gap) = (size, CGFloat(8))
        let air: CGFloat = 2
        let origin: CGPoint
        let ends: [CGPoint]
        switch edge {
        case .left:
            origin = CGPoint(x: picture.minX - gap - size.width, y: rect.midY - size.height / 2)
            ends = [CGPoint(x: origin.x + size.width, y: rect.midY), CGPoint(x: rect.minX - air, y: rect.midY)]
        case .right:
            origin = CGPoint(x: picture.maxX + gap, y: rect.midY - size.height / 2)
            ends = [CGPoint(x: origin.x, y: rect.midY), CGPoint(x: rect.maxX + air, y: rect.midY)]
        case .top:
            origin = CGPoint(x: rect.midX - size.width / 2, y: picture.minY - gap - size.height)
            ends = [CGPoint(x: rect.midX, y: origin.y + size.height), CGPoint(x: rect.midX, y: rect.minY - air)]
        case .bottom:
            origin = CGPoint(x: rect.midX - size.width / 2, y: picture.maxY + gap)
            ends = [CGPoint(x: rect.midX, y: origin.y), CGPoint(x: rect.midX, y: rect.maxY + air)]
        }
        var mark = mark(at: origin)
        let isAcross = edge.isUpright
        mark.frames.insert(
            isAcross
                ? pen.across(from: ends[0].x, to: ends[1].x, y: ends[0].y)
                : pen.down(from: ends[0].y, to: ends[1].y, x: ends[0].x),
            at: 0)
        let line = CGRect(
            x: min(ends[0].x, ends[1].x), y: min(ends[0].y, ends[1].y),
            width: max(abs(ends[0].x - ends[1].x), 1), height: max(abs(ends[0].y - ends[1].y), 1))
        mark.guides.append(line)
        return mark
    }
}
