internal import Foundation
internal import Frames
internal import Rendering

/// Draws the numbers of a tree's parts into its picture.
struct NumberedPicture {
    private let picture: Frame
    private let tree: FrameTree
    private let settings: RenderSettings
    private let pens: [Pen]

    /// The margin around numbers outside the picture, in points.
    private static let margin: CGFloat = 2

    /// The size of the digits, in points: they can still be read at one pixel per point.
    private static let fontSize: CGFloat = 9

    /// The colors of consecutive numbers.
    private static let colors = ["pink", "blue", "green", "orange", "purple", "teal"]

    init(_ picture: Frame, _ settings: RenderSettings) {
        self.picture = picture
        self.settings = settings
        tree = FrameTree(picture)
        pens = Self.colors.compactMap { name in
            AnnotationColor.named.first { $0.name == name }.map { color in
                Pen(AnnotationStyle(color: color.color, fontSize: Self.fontSize, lineWidth: 0.5), settings)
            }
        }
    }

    /// A numbered part of the picture.
    private struct Part {
        let number: Int
        let rect: CGRect
        let containsOthers: Bool
    }

    private var parts: [Part] {
        let inner = numberedInside
        return tree.nodes.indices.compactMap { index in
            let node = tree.nodes[index]
            return node.number.map { Part(number: $0, rect: node.visibleRect, containsOthers: inner[index]) }
        }
    }

    /// The areas of texts, images and small drawings. Numbers may be on larger surfaces, such as bubbles.
    private var contents: [CGRect] {
        PlacedFrames(picture).frames.compactMap { frame in
            guard frame.opacity > 0.01, let painted = frame.painted else { return nil }
            switch frame.frame.content {
            case .text, .image: return painted
            case .path, .none: return max(painted.width, painted.height) <= Self.smallDrawing ? painted : nil
            }
        }
    }

    /// The largest side of a drawing that numbers should not cover, in points.
    private static let smallDrawing: CGFloat = 32

    /// Whether each node has numbered ones inside.
    private var numberedInside: [Bool] {
        var counts = [0]
        for node in tree.nodes { counts.append(counts[counts.count - 1] + (node.number == nil ? 0 : 1)) }
        return tree.nodes.indices.map { counts[tree.nodes[$0].end] > counts[$0 + 1] }
    }

    /// The picture with its numbers.
    var frame: Frame {
        let parts = parts
        guard !parts.isEmpty else { return picture }
        let bounds = CGRect(origin: .zero, size: picture.rect.size)
        var space = NumberSpace(contents: contents, parts: parts.map(\.rect), bounds: bounds)
        var badges = [Frame?](repeating: nil, count: parts.count)
        // Small parts have fewer places for their numbers, so they come first.
        let order = parts.indices.sorted { one, other in
            let areas = (parts[one].rect.area, parts[other].rect.area)
            return areas.0 == areas.1 ? one < other : areas.0 < areas.1
        }
        for index in order {
            let part = parts[index]
            let mark = NumberMark(number: part.number, pen: pen(of: part))
            let size = mark.badgeSize
            let origins = NumberPlaces(size: size, isMirrored: settings.direction == .rightToLeft)
                .origins(at: part.rect, containsOthers: part.containsOthers)
            let place = space.take(origins.map { CGRect(origin: snapped($0), size: size) }, of: part.rect)
            badges[index] = mark.badge(at: place.origin)
        }
        return composed(parts.map(outline) + badges.compactMap(\.self))
    }

    private func pen(of part: Part) -> Pen { pens[(part.number - 1) % pens.count] }

    private func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (point.x * settings.scale).rounded() / settings.scale,
            y: (point.y * settings.scale).rounded() / settings.scale)
    }

    /// A thin line around a part.
    private func outline(of part: Part) -> Frame {
        let pen = pen(of: part)
        let rect = CGRect(
            x: pen.snapped(part.rect.minX), y: pen.snapped(part.rect.minY), width: pen.snapped(part.rect.width),
            height: pen.snapped(part.rect.height))
        return Frame(
            origin: "part", rect: rect, corners: CornerRadii(2),
            border: Border(width: pen.line, color: pen.color.withAlpha(0.55)))
    }

    private func composed(_ marks: [Frame]) -> Frame {
        let bounds = marks.reduce(CGRect(origin: .zero, size: picture.rect.size)) { $0.union($1.rect) }
        func margin(_ reach: CGFloat) -> CGFloat {
            reach < 0.01 ? 0 : ((reach + Self.margin) * settings.scale - 0.001).rounded(.up) / settings.scale
        }
        let (left, top) = (margin(-bounds.minX), margin(-bounds.minY))
        var content = picture
        content.rect.origin = CGPoint(x: left, y: top)
        let (right, bottom) = (margin(bounds.maxX - picture.rect.width), margin(bounds.maxY - picture.rect.height))
        return Frame(
            origin: Frame.Origin(type: FrameNumbering.pictureName),
            rect: CGRect(
                x: 0, y: 0, width: picture.rect.width + left + right, height: picture.rect.height + top + bottom),
            children: [content, Frame(origin: "Numbers", rect: content.rect, children: marks)])
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
