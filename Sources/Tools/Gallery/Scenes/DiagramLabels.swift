import Frames
import HeadlessUIKit
import Rendering

/// The names in a diagram, at its four sides, and the lines to their parts.
@MainActor
struct DiagramLabels {
    let parts: [Diagram.Part]
    /// The rectangles of the parts.
    let rects: [CGRect]
    /// The bounding box of all parts.
    let content: CGRect
    /// The size of the diagram.
    let size: CGSize

    func makeFrames() -> [Frame] {
        Diagram.Part.Side.allCases.flatMap { side in
            let labels = zip(parts, rects).filter { $0.0.side == side }.map { Label(part: $0.0, target: $0.1) }
            return side == .left || side == .right ? column(labels) : row(labels)
        }
    }

    /// A name without a position.
    @MainActor
    private struct Label {
        let part: Diagram.Part
        let target: CGRect
        let text: Frame

        init(part: Diagram.Part, target: CGRect) {
            self.part = part
            self.target = target
            text = DiagramLabels.text(of: part)
        }
    }

    private static func text(of part: Diagram.Part) -> Frame {
        let label = UILabel()
        label.text = part.name
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = UIColor(red: part.color.red, green: part.color.green, blue: part.color.blue, alpha: 1)
        return label.makeFrame(proposing: ProposedSize())
    }

    /// The space for a name on the left or right, in points.
    static func widthNeeded(_ part: Diagram.Part) -> CGFloat { text(of: part).rect.width + sideDistance }

    /// The space for a name above or below, in points.
    static func heightNeeded(_ part: Diagram.Part) -> CGFloat { text(of: part).rect.height + rowDistance }

    // MARK: Placement

    /// A column of names, each at the height of its part if possible.
    private func column(_ labels: [Label]) -> [Frame] {
        let sorted = labels.sorted { $0.target.midY < $1.target.midY }
        let places = spread(sorted.map(\.target.midY), lengths: sorted.map(\.text.rect.height), gap: Self.columnGap)
        return zip(sorted, places).flatMap { label, y in
            let isLeft = label.part.side == .left
            let width = label.text.rect.width
            let x = isLeft ? content.minX - Self.sideDistance - width : content.maxX + Self.sideDistance
            let start = CGPoint(x: isLeft ? x + width + Self.lineGap : x - Self.lineGap, y: y)
            let bend = CGPoint(x: start.x + (isLeft ? Self.straight : -Self.straight), y: y)
            let end = CGPoint(
                x: isLeft ? label.target.minX : label.target.maxX, y: near(y, label.target.minY, label.target.maxY))
            return frames(of: label, x: x, y: y - label.text.rect.height / 2, line: [start, bend, end])
        }
    }

    /// A row of names, each above or below its part if possible.
    private func row(_ labels: [Label]) -> [Frame] {
        let sorted = labels.sorted { $0.target.midX < $1.target.midX }
        let places = spread(sorted.map(\.target.midX), lengths: sorted.map(\.text.rect.width), gap: Self.rowGap)
        return zip(sorted, places).flatMap { label, x in
            let isTop = label.part.side == .top
            let height = label.text.rect.height
            let y = isTop ? content.minY - Self.rowDistance - height : content.maxY + Self.rowDistance
            let start = CGPoint(x: x, y: isTop ? y + height + Self.lineGap / 2 : y - Self.lineGap / 2)
            let end = CGPoint(
                x: near(x, label.target.minX, label.target.maxX), y: isTop ? label.target.minY : label.target.maxY)
            return frames(of: label, x: x - label.text.rect.width / 2, y: y, line: [start, end])
        }
    }

    /// Moves centers apart until there is a gap between them, while keeping them close.
    private func spread(_ wanted: [CGFloat], lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var places = wanted
        for index in places.indices.dropFirst() {
            let least = places[index - 1] + (lengths[index - 1] + lengths[index]) / 2 + gap
            places[index] = max(places[index], least)
        }
        let moved = zip(places, wanted).map { $0 - $1 }.reduce(0, +) / CGFloat(max(places.count, 1))
        return places.map { ($0 - moved).rounded() }
    }

    /// The point between two ends that is nearest to `place`, but not on a corner.
    private func near(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let inset = min((high - low) / 2, Self.cornerDistance)
        return min(max(place, low + inset), high - inset)
    }

    // MARK: Drawing

    private func frames(of label: Label, x: CGFloat, y: CGFloat, line points: [CGPoint]) -> [Frame] {
        var text = label.text
        text.rect.origin = CGPoint(x: x.rounded(), y: y.rounded())
        return [line(points, label.part), dot(at: points[points.count - 1], label.part), text]
    }

    private func line(_ points: [CGPoint], _ part: Diagram.Part) -> Frame {
        var outline = Outline()
        outline.move(to: points[0])
        for point in points.dropFirst() { outline.addLine(to: point) }
        return Frame(
            origin: "Line#\(part.name)", rect: CGRect(origin: .zero, size: size),
            content: .path(
                PathContent(outline: outline, stroke: .init(color: part.color, width: 1, cap: .round, join: .round))))
    }

    private func dot(at point: CGPoint, _ part: Diagram.Part) -> Frame {
        let side = Self.dotRadius * 2
        return Frame(
            origin: "Dot#\(part.name)",
            rect: CGRect(x: point.x - Self.dotRadius, y: point.y - Self.dotRadius, width: side, height: side),
            corners: CornerRadii(Self.dotRadius), fill: .color(part.color))
    }

    // All in points.
    private static let sideDistance: CGFloat = 44
    private static let rowDistance: CGFloat = 36
    private static let columnGap: CGFloat = 14
    private static let rowGap: CGFloat = 20
    private static let lineGap: CGFloat = 8
    private static let straight: CGFloat = 10
    private static let cornerDistance: CGFloat = 8
    private static let dotRadius: CGFloat = 2.5
}
