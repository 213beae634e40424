internal import Foundation
internal import Frames

/// Turns the elements of a document into frames, all in the coordinates of the drawing.
struct SVGBuilder {
    private let root: XMLElement
    private let sheet: SVGStyleSheet
    private let elements: [String: XMLElement]
    private let bounds: CGRect
    private let viewport: CGSize
    /// What isn't drawn, each once.
    private(set) var undrawn: [String] = []
    private var count = 0
    /// The references that are being followed. One that leads to itself would never end.
    private var open: [String] = []

    private static let maximumFrames = 50_000

    /// - Parameters:
    ///   - size: The size of the drawing in points.
    ///   - viewport: The size in the document's own units, to which percentages refer.
    init(_ root: XMLElement, size: CGSize, viewport: CGSize) {
        self.root = root
        self.viewport = viewport
        sheet = SVGStyleSheet(root)
        bounds = CGRect(origin: .zero, size: size)
        var elements: [String: XMLElement] = [:]
        root.forEach { element in
            if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        }
        self.elements = elements
    }

    /// Returns the frames of the elements inside an element.
    mutating func frames(in element: XMLElement, _ style: SVGStyle, _ transform: Transform) -> [Frame] {
        element.children.flatMap { frames(of: $0, style, transform) }
    }

    /// Returns the frames of an element; none if it paints nothing.
    mutating func frames(of element: XMLElement, _ parent: SVGStyle, _ outer: Transform) -> [Frame] {
        let style = parent.inherited(by: sheet.properties(of: element))
        guard style.isDisplayed, count < Self.maximumFrames else { return [] }
        let transform = Transform(svg: element.attributes["transform"] ?? "").followed(by: outer)
        let content: [Frame]
        switch element.name {
        case "g", "a", "switch": content = frames(in: element, style, transform)
        case "svg": content = nested(element, style, transform)
        case "use": content = used(element, style, transform)
        case "image": content = image(element, transform)
        case "text", "foreignObject":
            note("text")
            content = []
        case "defs", "symbol", "clipPath", "mask", "marker", "pattern", "filter", "linearGradient", "radialGradient",
            "style", "title", "desc", "metadata", "script":
            return []
        default:
            guard let outline = SVGShape.outline(of: element, in: viewport), !outline.isEmpty else { return [] }
            content = shape(outline, style, transform).map { [$0] } ?? []
        }
        return grouped(content, style, transform)
    }

    private mutating func note(_ feature: String) {
        if !undrawn.contains(feature) { undrawn.append(feature) }
    }

    // MARK: Shapes

    private mutating func shape(_ outline: Outline, _ style: SVGStyle, _ transform: Transform) -> Frame? {
        let placed = outline.applying(transform)
        guard style.isVisible, placed.isDrawable, let box = outline.tightBounds else { return nil }
        let fill = paint(style.fill, style.fillOpacity, style, box, transform)
        let stroke = stroke(style, box, transform)
        guard fill != nil || stroke != nil else { return nil }
        count += 1
        let path = PathContent(
            outline: placed, fill: fill?.paint, fillRule: style.fillRule, stroke: stroke?.stroke,
            paintArea: fill?.area ?? stroke?.area)
        guard let fillArea = fill?.area, let strokeArea = stroke?.area, fillArea != strokeArea else {
            return Frame(rect: bounds, content: .path(path))
        }
        // Two gradients with areas of their own need a frame each.
        var (filled, stroked) = (path, path)
        filled.stroke = nil
        (stroked.fill, stroked.paintArea) = (nil, strokeArea)
        return Frame(
            rect: bounds,
            children: [filled, stroked].map { Frame(rect: bounds, content: .path($0)) })
    }

    private mutating func stroke(
        _ style: SVGStyle, _ box: CGRect, _ transform: Transform
    ) -> (stroke: PathContent.Stroke, area: CGRect?)? {
        let scale = transform.scale
        guard style.strokeWidth > 0, scale > 0,
            let painted = paint(style.stroke, style.strokeOpacity, style, box, transform)
        else { return nil }
        var stroke = PathContent.Stroke(
            color: .black, width: style.strokeWidth * scale, cap: style.cap, join: style.join,
            dashes: style.dashes.map { $0 * scale }, dashPhase: style.dashPhase * scale, miterLimit: style.miterLimit)
        if case .color(let color) = painted.paint { stroke.color = color } else { stroke.gradient = painted.paint }
        return (stroke, painted.area)
    }

    private mutating func paint(
        _ paint: SVGStyle.Paint, _ opacity: CGFloat, _ style: SVGStyle, _ box: CGRect, _ transform: Transform
    ) -> (paint: Paint, area: CGRect?)? {
        switch paint {
        case .none: return nil
        case .color(let color): return (.color(color.withAlpha(color.alpha * opacity)), nil)
        case .currentColor: return (.color(style.color.withAlpha(style.color.alpha * opacity)), nil)
        case .reference(let id, let fallback):
            guard let element = elements[id],
                let gradient = SVGGradient(
                    element, find: { elements[$0] },
                    style: { SVGStyle().inherited(by: sheet.properties(of: $0)) })
            else {
                if elements[id]?.name == "pattern" { note("a pattern") }
                return self.paint(fallback, opacity, style, box, transform)
            }
            if gradient.isRepeated { note("the repetition of a gradient") }
            return gradient.paint(in: box, viewport: viewport, transform: transform, opacity: opacity)
        }
    }

    // MARK: Groups

    /// Applies what concerns an element as a whole.
    private mutating func grouped(_ content: [Frame], _ style: SVGStyle, _ transform: Transform) -> [Frame] {
        if style.hasFilter { note("a filter") }
        let box = content.isEmpty ? .zero : Self.box(of: content)
        var clip: Mask?
        var mask: Effect?
        if let id = style.clipPath { clip = self.clip(id, box, transform) }
        if let id = style.mask { mask = maskEffect(id, transform) }
        let isWhole = style.opacity == 1 && clip == nil && mask == nil && style.blendMode == .normal
        guard !isWhole, !content.isEmpty else { return content }
        var group = Frame(rect: bounds, opacity: style.opacity, mask: clip, children: content)
        if let mask { group.effects.append(mask) }
        if style.blendMode != .normal { group.effects.append(.mixing(style.blendMode)) }
        return [group]
    }

    private static func box(of frames: [Frame]) -> CGRect {
        frames.reduce(CGRect.null) { box, frame in
            var own = CGRect.null
            if case .path(let path) = frame.content { own = path.outline.tightBounds ?? .null }
            return box.union(own).union(Self.box(of: frame.children))
        }
    }

    private mutating func clip(_ id: String, _ box: CGRect, _ transform: Transform) -> Mask? {
        guard let element = elements[id], element.name == "clipPath", !open.contains(id) else { return nil }
        open.append(id)
        defer { open.removeLast() }
        var place = Transform(svg: element.attributes["transform"] ?? "").followed(by: transform)
        if element.attributes["clipPathUnits"] == "objectBoundingBox" {
            place = Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
        }
        var mask = Mask(outline: Outline())
        for child in element.children {
            let target = child.name == "use" ? child.link.flatMap { elements[$0] } ?? child : child
            guard let outline = SVGShape.outline(of: target, in: viewport) else { continue }
            let style = SVGStyle().inherited(by: sheet.properties(of: target) + sheet.properties(of: child))
            if style.clipRule == .evenOdd { mask.rule = .evenOdd }
            let own = Transform(svg: target.attributes["transform"] ?? "")
            let shift = child.name == "use" ? Transform(svg: child.attributes["transform"] ?? "") : .identity
            mask.outline.append(outline.applying(own.followed(by: shift).followed(by: place)))
        }
        return mask
    }

    /// A mask shows what its brightness, or its opacity, lets through.
    private mutating func maskEffect(_ id: String, _ transform: Transform) -> Effect? {
        guard let element = elements[id], element.name == "mask", !open.contains(id) else { return nil }
        open.append(id)
        defer { open.removeLast() }
        let content = frames(in: element, SVGStyle().inherited(by: sheet.properties(of: element)), transform)
        if sheet.properties(of: element).contains(where: { $0.name == "mask-type" && $0.value == "alpha" }) {
            return .mask(content)
        }
        let brightness = ColorMatrix([
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
        ])
        return .mask([Frame(rect: bounds, fill: .color(.black), effects: [.colors(brightness)], children: content)])
    }

    // MARK: Other documents

    private mutating func used(_ element: XMLElement, _ style: SVGStyle, _ transform: Transform) -> [Frame] {
        guard let id = element.link, let target = elements[id], !open.contains(id), open.count < 16 else { return [] }
        open.append(id)
        defer { open.removeLast() }
        let x = SVGLength.points(element.attributes["x"], of: viewport.width) ?? 0
        let y = SVGLength.points(element.attributes["y"], of: viewport.height) ?? 0
        let place = Transform.translation(x, y).followed(by: transform)
        guard target.name == "symbol" else { return frames(of: target, style, place) }
        let inner = style.inherited(by: sheet.properties(of: target))
        let size = CGSize(
            width: SVGLength.points(element.attributes["width"], of: viewport.width) ?? viewport.width,
            height: SVGLength.points(element.attributes["height"], of: viewport.height) ?? viewport.height)
        return frames(in: target, inner, SVGViewBox(target).transform(to: size).followed(by: place))
    }

    private mutating func nested(_ element: XMLElement, _ style: SVGStyle, _ transform: Transform) -> [Frame] {
        let box = SVGViewBox(element)
        let size = box.size(in: viewport)
        let x = SVGLength.points(element.attributes["x"], of: viewport.width) ?? 0
        let y = SVGLength.points(element.attributes["y"], of: viewport.height) ?? 0
        return frames(
            in: element, style, box.transform(to: size).followed(by: .translation(x, y)).followed(by: transform))
    }

    /// An embedded picture; one in another file isn't drawn.
    private mutating func image(_ element: XMLElement, _ transform: Transform) -> [Frame] {
        let address = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
        guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ","),
            let data = Data(
                base64Encoded: String(address[comma...].dropFirst()), options: .ignoreUnknownCharacters),
            transform.b == 0, transform.c == 0
        else {
            note("a picture in another file")
            return []
        }
        func points(_ name: String, _ whole: CGFloat) -> CGFloat {
            SVGLength.points(element.attributes[name], of: whole) ?? 0
        }
        let origin = transform.point(CGPoint(x: points("x", viewport.width), y: points("y", viewport.height)))
        let rect = CGRect(
            x: origin.x, y: origin.y, width: points("width", viewport.width) * transform.a,
            height: points("height", viewport.height) * transform.d)
        count += 1
        return [Frame(rect: bounds, content: .image(ImageContent(reference: .data(data), destination: rect)))]
    }
}

extension Outline {
    /// Whether all points are within a length that any drawing has.
    fileprivate var isDrawable: Bool {
        guard let box = controlBounds else { return false }
        return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) < 1e6 }
    }
}
