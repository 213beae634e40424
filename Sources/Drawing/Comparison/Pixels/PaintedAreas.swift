import Foundation
import Frames
import Raster

/// The areas that the frames of a tree paint, in pixels, in painting order.
///
/// A rectangle without a background counts as painted by its frame, below everything else, so that a difference in an
/// empty area belongs to the innermost frame around it.
struct PaintedAreas {
    struct Area {
        var left, top, right, bottom: Int
        /// The frame that paints the area, and how.
        var owner: PixelOwner
        /// The corner radii in pixels, clockwise from the top left; `nil` for square corners.
        var radii: [Double]?
        /// The width of the border in pixels if only the edge is painted; 0 for the whole area.
        var edge = 0
        /// The painted pixels of the area; `nil` for all.
        var ink: PaintedInk?
    }

    private(set) var areas: [Area] = []

    private let tree: FrameTree

    fileprivate struct State {
        var a, b, c, d, x, y: CGFloat
        var clip: CGRect
        /// Whether there is a background everywhere.
        var isCovered = false
        /// Whether an effect changes the finished picture of an enclosing frame.
        var isChanged = false
    }

    /// Whether letters, pictures, outlines and shadows own only the pixels that they paint, not their rectangles.
    private let isExact: Bool

    /// The rectangles of frames without a background, below everything painted.
    private var containers: [Area] = []

    /// - Parameters:
    ///   - size: The size of the picture that was drawn from the tree.
    ///   - scale: The pixels per point; `nil` to derive them from the widths of the root and the picture.
    ///   - isExact: Whether to distinguish the painted pixels inside a rectangle.
    init(_ tree: FrameTree, size: PixelSize, scale: CGFloat? = nil, isExact: Bool = false) {
        self.tree = tree
        self.isExact = isExact
        guard let root = tree.nodes.first?.frame, root.rect.width > 0 else { return }
        let scale = scale ?? CGFloat(size.width) / root.rect.width
        let everything = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        visit(0, State(a: scale, b: 0, c: 0, d: scale, x: 0, y: 0, clip: everything))
        areas = containers + areas
    }

    private mutating func visit(_ number: Int, _ outside: State) {
        let frame = tree[number].frame
        guard frame.opacity > 0 else { return }
        let state = outside.entering(frame)
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        if !state.isCovered, let area = area(bounds, number, state, .nothing) { containers.append(area) }
        var inside = state
        inside.isChanged = state.isChanged || frame.effects.contains(where: \.changesPictures)
        let reach = frame.effects.blurReach
        if reach > 0 || frame.effects.contains(where: \.isBackdrop) {
            add(bounds.insetBy(dx: -reach, dy: -reach), number, state, .effects)
        }
        if let shadow = frame.shadow {
            let shape = shadow.outline?.controlBounds ?? bounds
            let reach = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                .insetBy(dx: -shadow.radius * 3, dy: -shadow.radius * 3)
            add(reach, number, inside, .shadow, ink: isExact ? frame.withoutLayer : nil)
        }
        if let fill = frame.fill { add(bounds, number, inside, fill.kind, corners: frame.corners) }
        let around = inside
        let isWhole = frame.clipsToBounds || number == 0
        inside.isCovered = state.isCovered || frame.fill != nil && frame.corners.isZero && isWhole
        if frame.clipsToBounds { inside.clip = inside.clip.intersection(state.pixels(bounds)) }
        if let mask = frame.mask?.outline.controlBounds { inside.clip = inside.clip.intersection(state.pixels(mask)) }
        if !inside.clip.isNull {
            addContent(of: frame, number, inside)
            for child in tree[number].children { visit(child, inside) }
        }
        if let border = frame.border {
            add(bounds, number, around, .border, corners: frame.corners, edge: border.width)
        }
    }

    private mutating func addContent(of frame: Frame, _ number: Int, _ state: State) {
        let parts = frame.content.painted(pixelsPerPoint: state.scale)
        guard isExact, let first = parts.first else {
            for part in parts { add(part, number, state, frame.content.kind) }
            return
        }
        let whole = parts.dropFirst().reduce(first) { $0.union($1) }
        add(whole, number, state, frame.content.kind, ink: frame.withContentAlone)
    }

    /// - Parameter ink: A frame of the same size that paints only the relevant part; `nil` for the whole rectangle.
    private mutating func add(
        _ rect: CGRect, _ number: Int, _ state: State, _ kind: PaintKind, corners: CornerRadii = .zero,
        edge: CGFloat = 0, ink: Frame? = nil
    ) {
        guard var area = area(rect, number, state, kind, corners: corners, edge: edge) else { return }
        if let ink, state.isUpright {
            area.ink = PaintedInk(
                ink, scale: state.a, offset: CGPoint(x: state.x - CGFloat(area.left), y: state.y - CGFloat(area.top)),
                size: PixelSize(width: area.right - area.left, height: area.bottom - area.top))
        }
        areas.append(area)
    }

    private func area(
        _ rect: CGRect, _ number: Int, _ state: State, _ kind: PaintKind, corners: CornerRadii = .zero,
        edge: CGFloat = 0
    ) -> Area? {
        let pixels = state.pixels(rect)
        // An empty rectangle has no position after it is inset.
        guard pixels.minX.isFinite, pixels.minY.isFinite, pixels.maxX.isFinite, pixels.maxY.isFinite else { return nil }
        let visible = pixels.intersection(state.clip)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        let scale = state.scale
        let limit = min(pixels.width, pixels.height) / 2
        let isCut = visible != pixels || state.b != 0 || state.c != 0
        let radii = corners.isZero || isCut ? nil : corners.all.map { Double(min($0 * scale, limit)) }
        return Area(
            left: Int(bounded: (visible.minX + 1e-6).rounded(.down)),
            top: Int(bounded: (visible.minY + 1e-6).rounded(.down)),
            right: Int(bounded: (visible.maxX - 1e-6).rounded(.up)),
            bottom: Int(bounded: (visible.maxY - 1e-6).rounded(.up)),
            owner: PixelOwner(frame: number, state.isChanged && kind != .nothing ? .effects : kind), radii: radii,
            edge: edge > 0 ? max(Int(bounded: (edge * scale).rounded(.up)), 1) : 0)
    }
}

extension PaintedAreas.State {
    /// The mean number of pixels per point.
    fileprivate var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }

    /// Whether there is neither rotation nor reflection, and the scale is uniform.
    fileprivate var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }

    fileprivate func entering(_ frame: Frame) -> Self {
        let (width, height) = (frame.rect.width / 2, frame.rect.height / 2)
        guard !frame.transform.isIdentity else { return moved(frame.rect.minX, frame.rect.minY) }
        let turn = frame.transform
        let middle = moved(frame.rect.midX + turn.tx, frame.rect.midY + turn.ty)
        let turned = Self(
            a: middle.a * turn.a + middle.c * turn.b, b: middle.b * turn.a + middle.d * turn.b,
            c: middle.a * turn.c + middle.c * turn.d, d: middle.b * turn.c + middle.d * turn.d,
            x: middle.x, y: middle.y, clip: clip, isCovered: isCovered, isChanged: isChanged)
        return turned.moved(-width, -height)
    }

    private func moved(_ dx: CGFloat, _ dy: CGFloat) -> Self {
        var copy = self
        copy.x += a * dx + c * dy
        copy.y += b * dx + d * dy
        return copy
    }

    /// Returns the bounding box in pixels of a rectangle in the frame's coordinates.
    fileprivate func pixels(_ rect: CGRect) -> CGRect {
        let (left, top) = (a * rect.minX + c * rect.minY + x, b * rect.minX + d * rect.minY + y)
        let across = (x: a * rect.width, y: b * rect.width)
        let down = (x: c * rect.height, y: d * rect.height)
        return CGRect(
            x: left + min(across.x, 0) + min(down.x, 0), y: top + min(across.y, 0) + min(down.y, 0),
            width: across.x.magnitude + down.x.magnitude, height: across.y.magnitude + down.y.magnitude)
    }
}
