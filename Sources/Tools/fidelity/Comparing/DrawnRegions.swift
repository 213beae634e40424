import Foundation
import Frames
import Raster

/// The regions of our picture, read from its frames: the counterparts of the measurements. Lengths are points.
struct DrawnRegions {
    /// Plain areas: filled or bordered frames, and the parts of paths.
    private(set) var surfaces: [Area] = []

    /// Avatars, photos and icons.
    private(set) var pictures: [Area] = []

    /// Lines of text.
    private(set) var lines: [TextLine] = []

    /// The boxes of the ink of icons.
    private(set) var icons: [Area] = []

    /// The boxes of paths, each with all its parts.
    private var paths: [Area] = []

    /// The boxes of the ink of icons and paths.
    var drawings: [Area] { icons + paths }

    /// What an icon, an outline or a separator may have been measured on.
    private(set) var figures: [Area] = []

    /// Whether a measurement is inside of one of our photos, icons or lines: a part of it, half as large at most.
    func isPart(_ rect: CGRect, within tolerance: CGFloat) -> Bool {
        (pictures.map(\.rect) + drawings.map(\.rect) + lines.map(\.ink)).contains {
            $0.insetBy(dx: -tolerance, dy: -tolerance).contains(rect)
                && rect.width * rect.height <= $0.width * $0.height / 2
        }
    }

    /// The lines, and the parts of those that contain emoji.
    var linesAndParts: [TextLine] { lines + lines.flatMap(\.parts) }

    /// The bands between the edges of wide areas: the area between two edges looks like a separate one.
    var bands: [Area] {
        let wide = surfaces.filter { $0.rect.width >= 300 }
        let edges = Set(wide.flatMap { [$0.rect.minY, $0.rect.maxY] }).sorted()
        let left = wide.map(\.rect.minX).min() ?? 0
        let right = wide.map(\.rect.maxX).max() ?? 0
        return edges.indices.flatMap { upper in
            edges[(upper + 1)...].map { lower in
                let rect = CGRect(x: left, y: edges[upper], width: right - left, height: lower - edges[upper])
                return Area(name: "band", rect: rect)
            }
        }
    }

    /// Overlapping pictures of equal height, merged like in the measurements.
    var overlappingPictures: [Area] {
        pictures.flatMap { one in
            pictures.filter { other in
                other.rect.minX > one.rect.minX && other.rect.minX < one.rect.maxX && other.rect.minY == one.rect.minY
                    && other.rect.height == one.rect.height
            }.map { Area(name: one.name, rect: one.rect.union($0.rect)) }
        }
    }

    /// A rectangle and the component that made it.
    struct Area {
        var name: String
        var rect: CGRect

        /// The area including its shadow.
        var reach: CGRect

        init(name: String, rect: CGRect, reach: CGRect? = nil) {
            self.name = name
            self.rect = rect
            self.reach = reach ?? rect
        }
    }

    /// The surfaces, and the visible rest of those whose upper part is covered by a photo.
    var visibleSurfaces: [Area] {
        surfaces
            + surfaces.compactMap { surface in
                let covers = pictures.first { picture in
                    surface.rect.contains(picture.rect) && picture.rect.width >= surface.rect.width - 8
                        && picture.rect.minY <= surface.rect.minY + 4
                }
                return covers.map { picture in
                    Area(
                        name: surface.name,
                        rect: surface.rect.divided(atDistance: picture.rect.maxY - surface.rect.minY))
                }
            }
    }

    init(in frame: Frame) throws {
        var texts: [(content: TextContent, placement: Placement, clip: CGRect)] = []
        try frame.forEachVisible { frame, placement, clip, shadow in
            let rect = placement.rect(CGRect(origin: .zero, size: frame.rect.size))
            if frame.fill != nil || frame.border != nil {
                let seen = rect.intersection(clip)
                surfaces.append(Area(name: frame.name, rect: seen, reach: shadow.map(seen.grown)))
                if let shadow = frame.shadow { surfaces.append(Area(name: frame.name, rect: rect.grown(by: shadow))) }
            }
            switch frame.content {
            case .none: break
            case .image(let image):
                pictures.append(Area(name: frame.name, rect: rect))
                if let ink = try image.inkBounds.map(placement.rect) {
                    icons.append(Area(name: frame.name, rect: ink.intersection(clip)))
                }
                if let shadow = frame.shadow { pictures.append(Area(name: frame.name, rect: rect.grown(by: shadow))) }
            case .text(let text): texts.append((text, placement, clip))
            case .path(let path):
                let parts = path.subpathBounds
                if let first = parts.first {
                    let whole = placement.rect(parts.reduce(first) { $0.union($1) })
                    paths.append(Area(name: frame.name, rect: whole.intersection(clip)))
                }
                surfaces += parts.map {
                    let seen = placement.rect($0).intersection(clip)
                    return Area(name: frame.name, rect: seen, reach: shadow.map(seen.grown))
                }
            }
        }
        lines = try texts.flatMap { text in
            try TextLine.lines(of: text.content).map(text.placement.line).filter { $0.ink.intersects(text.clip) }
        }.sorted {
            ($0.baseline, $0.ink.minX) < ($1.baseline, $1.ink.minX)
        }
        let emoji = lines.flatMap(\.emoji).map { Area(name: "emoji", rect: $0) }
        pictures += emoji
        figures = drawings + surfaces + emoji + lines.map { Area(name: "“\($0.text)”", rect: $0.ink) }
    }
}

extension Frame {
    /// Calls `body` with each frame, its placement, its visible rectangle, and its own or an inherited shadow.
    fileprivate func forEachVisible(_ body: (Frame, Placement, CGRect, Shadow?) throws -> Void) rethrows {
        try visit(in: Placement(), clip: rect, shadow: nil, body)
    }

    private func visit(
        in parent: Placement, clip: CGRect, shadow: Shadow?,
        _ body: (Frame, Placement, CGRect, Shadow?) throws -> Void
    ) rethrows {
        guard opacity > 0 else { return }
        let placement = parent.inside(self)
        let cast = self.shadow ?? shadow
        try body(self, placement, clip, cast)
        let bounds = placement.rect(CGRect(origin: .zero, size: rect.size))
        let inner = clipsToBounds || mask != nil ? clip.intersection(bounds) : clip
        for child in children { try child.visit(in: placement, clip: inner, shadow: cast, body) }
    }
}

extension ImageContent {
    /// The rectangle around what a drawing of an icon's size paints; `nil` for photos and larger drawings.
    fileprivate var inkBounds: CGRect? {
        get throws {
            guard case .drawing = reference, destination.width <= 200, destination.height <= 200 else { return nil }
            let bitmap = try Renderer().render(
                Frame(
                    rect: CGRect(origin: .zero, size: CGSize(width: destination.maxX, height: destination.maxY)),
                    content: .image(self)), scale: 4)
            return bitmap.inkBounds.map {
                CGRect(x: $0.minX / 4, y: $0.minY / 4, width: $0.width / 4, height: $0.height / 4)
            }
        }
    }
}

extension Bitmap {
    /// The rectangle around the pixels that are at least a quarter opaque.
    fileprivate var inkBounds: CGRect? {
        withPixels { pixels in
            let inked = pixels.indices.filter { pixels[$0] >> 24 >= 64 }
            let columns = inked.map { $0 % pixelsWide }
            guard let first = inked.first, let last = inked.last, let left = columns.min(), let right = columns.max()
            else { return nil }
            let (top, bottom) = (first / pixelsWide, last / pixelsWide)
            return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
    }
}

extension PathContent {
    /// The rectangles around the subpaths, including the stroke.
    fileprivate var subpathBounds: [CGRect] {
        var bounds: [CGRect] = []
        var points: [CGPoint] = []
        func finish() {
            if let rect = CGRect(around: points) {
                bounds.append(rect.insetBy(dx: -strokeReach, dy: -strokeReach))
            }
            points = []
        }
        for element in outline.elements {
            switch element {
            case .move(let point):
                finish()
                points = [point]
            case .line(let point): points.append(point)
            case .curve(let point, let control1, let control2): points += [control1, control2, point]
            case .close: break
            }
        }
        finish()
        return bounds
    }

    private var strokeReach: CGFloat { (stroke?.width ?? 0) / 2 }
}

extension CGRect {
    /// The smallest rectangle around `points`, or `nil` without any.
    fileprivate init?(around points: [CGPoint]) {
        guard let first = points.first else { return nil }
        self = points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
            rect.union(CGRect(origin: point, size: .zero))
        }
    }

    /// The rectangle including a shadow.
    fileprivate func grown(by shadow: Shadow) -> CGRect {
        union(
            offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -shadow.radius, dy: -shadow.radius))
    }

    /// The part below a horizontal cut.
    fileprivate func divided(atDistance distance: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY + distance, width: width, height: height - distance)
    }

    /// The largest distance between corresponding edges, in points.
    func distance(to other: CGRect) -> CGFloat {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }
}
