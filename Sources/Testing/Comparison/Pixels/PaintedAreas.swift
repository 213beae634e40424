import Foundation
import Frames
import Raster

/// The areas that the frames of a tree paint, in pixels and in the order of painting.
///
/// A rectangle with nothing behind it counts as painted by its frame, below everything else, so that a difference in an
/// empty place belongs to the innermost frame around it.
struct PaintedAreas {
    struct Area {
        var left, top, right, bottom: Int
        /// The frame's number in its tree.
        var owner: Int32
        /// Radii from the top-left corner on, clockwise, in pixels; `nil` for square corners.
        var radii: [Double]?
        /// The width of the line, in pixels, where only the edge is painted; 0 where all of the area is.
        var edge = 0
    }

    private(set) var areas: [Area] = []

    private let tree: FrameTree

    fileprivate struct State {
        var a, b, c, d, x, y: CGFloat
        var clip: CGRect
        /// Whether something is painted everywhere behind.
        var isCovered = false
    }

    /// The rectangles of frames with nothing behind them; below all that is painted.
    private var containers: [Area] = []

    /// - Parameter size: Pixels of the picture that the tree was drawn to.
    init(_ tree: FrameTree, size: PixelSize) {
        self.tree = tree
        guard let root = tree.nodes.first?.frame, root.rect.width > 0 else { return }
        let scale = CGFloat(size.width) / root.rect.width
        let everything = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        visit(0, State(a: scale, b: 0, c: 0, d: scale, x: 0, y: 0, clip: everything))
        areas = containers + areas
    }

    private mutating func visit(_ number: Int, _ outside: State) {
        let frame = tree[number].frame
        guard frame.opacity > 0 else { return }
        let state = outside.entering(frame)
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        if !state.isCovered, let area = area(bounds, number, state) { containers.append(area) }
        if let shadow = frame.shadow {
            let shape = shadow.outline?.controlBounds ?? bounds
            let reach = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            add(reach.insetBy(dx: -shadow.radius * 3, dy: -shadow.radius * 3), number, state)
        }
        if frame.fill != nil { add(bounds, number, state, corners: frame.corners) }
        var inside = state
        let isWhole = frame.clipsToBounds || number == 0
        inside.isCovered = state.isCovered || frame.fill != nil && frame.corners.isZero && isWhole
        if frame.clipsToBounds { inside.clip = inside.clip.intersection(state.pixels(bounds)) }
        if let mask = frame.mask?.outline.controlBounds { inside.clip = inside.clip.intersection(state.pixels(mask)) }
        if !inside.clip.isNull {
            for part in frame.content.painted(pixelsPerPoint: inside.scale) { add(part, number, inside) }
            for child in tree[number].children { visit(child, inside) }
        }
        if let border = frame.border {
            add(bounds, number, state, corners: frame.corners, edge: border.width)
        }
    }

    private mutating func add(
        _ rect: CGRect, _ number: Int, _ state: State, corners: CornerRadii = .zero, edge: CGFloat = 0
    ) {
        guard let area = area(rect, number, state, corners: corners, edge: edge) else { return }
        areas.append(area)
    }

    private func area(
        _ rect: CGRect, _ number: Int, _ state: State, corners: CornerRadii = .zero, edge: CGFloat = 0
    ) -> Area? {
        let pixels = state.pixels(rect)
        let visible = pixels.intersection(state.clip)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        let scale = state.scale
        let limit = min(pixels.width, pixels.height) / 2
        let isCut = visible != pixels || state.b != 0 || state.c != 0
        let radii = corners.isZero || isCut ? nil : corners.all.map { Double(min($0 * scale, limit)) }
        return Area(
            left: Int((visible.minX + 1e-6).rounded(.down)), top: Int((visible.minY + 1e-6).rounded(.down)),
            right: Int((visible.maxX - 1e-6).rounded(.up)), bottom: Int((visible.maxY - 1e-6).rounded(.up)),
            owner: Int32(number), radii: radii, edge: edge > 0 ? max(Int((edge * scale).rounded(.up)), 1) : 0)
    }
}

extension PaintedAreas.State {
    /// Pixels per point, on average.
    fileprivate var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }

    fileprivate func entering(_ frame: Frame) -> Self {
        let (width, height) = (frame.rect.width / 2, frame.rect.height / 2)
        guard !frame.transform.isIdentity else { return moved(frame.rect.minX, frame.rect.minY) }
        let turn = frame.transform
        let middle = moved(frame.rect.midX + turn.tx, frame.rect.midY + turn.ty)
        let turned = Self(
            a: middle.a * turn.a + middle.c * turn.b, b: middle.b * turn.a + middle.d * turn.b,
            c: middle.a * turn.c + middle.c * turn.d, d: middle.b * turn.c + middle.d * turn.d,
            x: middle.x, y: middle.y, clip: clip)
        return turned.moved(-width, -height)
    }

    private func moved(_ dx: CGFloat, _ dy: CGFloat) -> Self {
        var copy = self
        copy.x += a * dx + c * dy
        copy.y += b * dx + d * dy
        return copy
    }

    /// The upright rectangle of pixels around one in the frame's coordinates.
    fileprivate func pixels(_ rect: CGRect) -> CGRect {
        let (left, top) = (a * rect.minX + c * rect.minY + x, b * rect.minX + d * rect.minY + y)
        let across = (x: a * rect.width, y: b * rect.width)
        let down = (x: c * rect.height, y: d * rect.height)
        return CGRect(
            x: left + min(across.x, 0) + min(down.x, 0), y: top + min(across.y, 0) + min(down.y, 0),
            width: across.x.magnitude + down.x.magnitude, height: across.y.magnitude + down.y.magnitude)
    }
}

extension Frame.Content {
    /// The rectangles that are painted, in the frame's coordinates.
    fileprivate func painted(pixelsPerPoint scale: CGFloat) -> [CGRect] {
        switch self {
        case .none: []
        case .text(let text):
            (text.backgrounds + text.lines).map(\.rect) + text.pictures.map(\.destination)
                + text.runs.flatMap { $0.painted(pixelsPerPoint: scale) }
        case .image(let image): [image.destination]
        case .path(let path):
            [path.outline.controlBounds].compactMap { $0 }.map { bounds in
                let reach = (path.stroke?.width ?? 0) / 2 + 0.5
                return bounds.insetBy(dx: -reach, dy: -reach)
            }
        }
    }
}

extension GlyphRun {
    /// The rectangles of the glyphs' ink; of a font that can't be read, the line from its first glyph to its last.
    fileprivate func painted(pixelsPerPoint scale: CGFloat) -> [CGRect] {
        if let boxes = try? inkBoxes(pixelsPerPoint: scale) { return boxes }
        guard let first = glyphs.map(\.x).min(), let last = glyphs.map(\.x).max() else { return [] }
        return [
            CGRect(
                x: origin.x + CGFloat(first), y: origin.y - size, width: CGFloat(last - first) + size,
                height: size * 1.25)
        ]
    }
}
