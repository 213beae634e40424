internal import Foundation
internal import Frames
internal import Rendering
import Typesetting

/// Draws the lines and texts of an annotation. Lengths are in points; lines are aligned with pixels.
struct Pen {
    let color: RGBA
    let ink: RGBA
    let ground: RGBA
    /// Whether texts beside the picture have a background.
    let fillsLabels: Bool
    let leader: AnnotationLeader
    let fontSize: CGFloat
    let labelWidth: CGFloat
    /// The width of lines, a whole number of pixels.
    let line: CGFloat

    private let scale: CGFloat
    private let direction: RenderSettings.Direction

    init(_ style: AnnotationStyle, _ settings: RenderSettings) {
        color = style.color.color(in: settings.appearance)
        ink = style.textColor.color(in: settings.appearance)
        ground = (style.background ?? .ground).color(in: settings.appearance)
        fillsLabels = style.background != nil || style.leader == .arrow
        leader = style.leader
        fontSize = style.fontSize
        labelWidth = style.labelWidth
        scale = settings.scale
        direction = settings.direction
        line = max((style.lineWidth * settings.scale).rounded(), 1) / settings.scale
    }

    /// Rounds a length or a position to whole pixels.
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    /// Rounds a length up to whole pixels.
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

    // MARK: Lines

    /// Returns a horizontal line centered at `y`.
    func across(from x1: CGFloat, to x2: CGFloat, y: CGFloat, width: CGFloat? = nil) -> Frame {
        let width = width ?? line
        let (left, right) = (snapped(min(x1, x2)), snapped(max(x1, x2)))
        return bar(CGRect(x: left, y: snapped(y - width / 2), width: right - left, height: width))
    }

    /// Returns a vertical line centered at `x`.
    func down(from y1: CGFloat, to y2: CGFloat, x: CGFloat, width: CGFloat? = nil) -> Frame {
        let width = width ?? line
        let (top, bottom) = (snapped(min(y1, y2)), snapped(max(y1, y2)))
        return bar(CGRect(x: snapped(x - width / 2), y: top, width: width, height: bottom - top))
    }

    private func bar(_ rect: CGRect) -> Frame { Frame(origin: "line", rect: rect, fill: .color(color)) }

    /// The width of a line that extends a part to its measuring line.
    var thin: CGFloat { max((line * scale / 2).rounded(), 1) / scale }

    /// Returns a line through points. Its last segment has an outline in the background color where it is on the picture,
    /// so that it is visible on anything.
    ///
    /// - Parameter picture: The area of the picture; `nil` if the line is inside it.
    func path(_ points: [CGPoint], on picture: CGRect? = nil) -> [Frame] {
        var (outline, seam) = (Outline(), Outline())
        outline.move(to: points[0])
        for point in points.dropFirst() { outline.addLine(to: point) }
        for point in points.suffix(2) {
            let inside = picture.map(point.clamped) ?? point
            seam.isEmpty ? seam.move(to: inside) : seam.addLine(to: inside)
        }
        return [
            drawing("seam", seam, stroke: ground.withAlpha(0.85), width: line + 2, cap: .butt),
            drawing("line", outline, stroke: color, width: line),
        ]
    }

    /// Returns a line through points that ends in an arrowhead. The outlines of both are below both, so that the arrow is
    /// in one piece.
    ///
    /// - Parameters:
    ///   - tip: The point of the arrowhead. The last point of the line is behind it.
    ///   - edge: The side of the part that it touches.
    ///   - picture: The area of the picture.
    func arrow(_ points: [CGPoint], to tip: CGPoint, on edge: Edge, in picture: CGRect) -> [Frame] {
        let (line, head) = (path(points, on: picture), arrowhead(at: tip, on: edge))
        return [line[0], head[0], line[1], head[1]]
    }

    /// The radius of a dot, in points.
    var dotRadius: CGFloat { max(2.5, line * 2) }

    /// Returns a line through points that ends in a dot. The outlines of both are below both.
    func dotted(_ points: [CGPoint], in picture: CGRect) -> [Frame] {
        let end = points[points.count - 1]
        let line = path(points, on: picture)
        let discs = [
            disc("seam", at: end, dotRadius + 1, ground.withAlpha(0.85)), disc("dot", at: end, dotRadius, color),
        ]
        return [line[0], discs[0], line[1], discs[1]]
    }

    private func disc(_ name: String, at center: CGPoint, _ radius: CGFloat, _ color: RGBA) -> Frame {
        Frame(
            origin: Frame.Origin(type: name),
            rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            corners: CornerRadii(radius), fill: .color(color))
    }

    /// Returns a line along an outline.
    func line(along outline: Outline) -> Frame { drawing("line", outline, stroke: color, width: line) }

    /// Returns an arrowhead with its tip at a point.
    ///
    /// - Parameter edge: The side of the part that it touches.
    private func arrowhead(at tip: CGPoint, on edge: Edge) -> [Frame] {
        let (length, half) = (max(5.5, line * 4), max(3, line * 2.2))
        let (outX, outY): (CGFloat, CGFloat) =
            switch edge {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .top: (0, -1)
            case .bottom: (0, 1)
            }
        let base = CGPoint(x: tip.x + outX * length, y: tip.y + outY * length)
        var outline = Outline()
        outline.move(to: tip)
        outline.addLine(to: CGPoint(x: base.x + outY * half, y: base.y + outX * half))
        outline.addLine(to: CGPoint(x: base.x - outY * half, y: base.y - outX * half))
        outline.close()
        return [
            drawing("seam", outline, stroke: ground.withAlpha(0.85), width: 2),
            drawing("arrowhead", outline, fill: color),
        ]
    }

    private func drawing(
        _ name: String, _ outline: Outline, fill: RGBA? = nil, stroke: RGBA? = nil, width: CGFloat = 0,
        cap: PathContent.Stroke.Cap = .round
    ) -> Frame {
        let bounds = (outline.controlBounds ?? .zero).insetBy(dx: -width, dy: -width)
        return Frame(
            origin: Frame.Origin(type: name), rect: bounds,
            content: .path(
                PathContent(
                    outline: outline.translated(x: -bounds.minX, y: -bounds.minY), fill: fill.map { .color($0) },
                    stroke: stroke.map { .init(color: $0, width: width, cap: cap, join: .round) })))
    }

    // MARK: Texts

    /// Breaks a text into lines.
    func typeset(
        _ text: String, size: CGFloat? = nil, weight: FontWeight = .medium, color: RGBA? = nil,
        width: CGFloat? = nil
    ) -> Paragraph {
        let attributes = TextAttributes(
            font: .system(size: size ?? fontSize, weight: weight), color: color ?? ink)
        var style = ParagraphStyle(layoutDirection: direction)
        style.avoidsLonelyWord = true
        func paragraph(_ text: String, _ width: CGFloat?) -> Paragraph {
            Typesetter.current.layOut(StyledText(text, attributes), style: style, maximumWidth: width)
        }
        if let width { return paragraph(text, width.isFinite ? width : nil) }
        // The names of components are long words, and hard to read when broken.
        let words: [Substring] = text.split { $0.isWhitespace }
        let longest = words.max { $0.count < $1.count }.map(String.init) ?? ""
        let needed = longest.count > 12 ? paragraph(longest, nil).size.width.rounded(.up) : 0
        return paragraph(text, max(labelWidth, min(needed, Self.widestWord)))
    }

    /// The maximum width of a word before it is broken, in points.
    private static let widestWord: CGFloat = 280

    /// Returns the frame of a text, with its size rounded up to whole pixels.
    func frame(of paragraph: Paragraph, at origin: CGPoint) -> Frame {
        let size = size(of: paragraph)
        return Frame(
            origin: "text", rect: CGRect(origin: CGPoint(x: snapped(origin.x), y: snapped(origin.y)), size: size),
            content: .text(paragraph.content(in: size.width)))
    }

    func size(of paragraph: Paragraph) -> CGSize {
        CGSize(width: roundedUp(paragraph.size.width), height: roundedUp(paragraph.size.height))
    }
}

extension CGPoint {
    /// Returns the nearest point in a rectangle.
    fileprivate func clamped(to rect: CGRect) -> CGPoint {
        CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
    }
}
