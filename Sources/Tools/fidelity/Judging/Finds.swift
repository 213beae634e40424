import Foundation
import Frames

/// What is on our picture, read from its frames: the counterparts of what was measured. Lengths are points.
struct Finds {
    /// Flat areas: filled or bordered frames, and the parts of paths.
    private(set) var surfaces: [Area] = []

    /// Avatars, photos and icons.
    private(set) var pictures: [Area] = []

    /// Lines of text.
    private(set) var lines: [TextLine] = []

    /// A rectangle and the component that made it.
    struct Area {
        var name: String
        var rect: CGRect
    }

    init(in frame: Frame) throws {
        var texts: [(TextContent, CGPoint)] = []
        frame.forEach { frame, rect in
            if frame.fill != nil || frame.border != nil { surfaces.append(Area(name: frame.name, rect: rect)) }
            switch frame.content {
            case .none: break
            case .image: pictures.append(Area(name: frame.name, rect: rect))
            case .text(let text): texts.append((text, rect.origin))
            case .path(let path):
                surfaces += path.subpathBounds.map {
                    Area(name: frame.name, rect: $0.offsetBy(dx: rect.minX, dy: rect.minY))
                }
            }
        }
        lines = try texts.flatMap { try TextLine.lines(of: $0, at: $1) }.sorted {
            ($0.baseline, $0.ink.minX) < ($1.baseline, $1.ink.minX)
        }
    }
}

extension PathContent {
    /// The rectangles around the parts of the path, the stroke included.
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

    /// How far the edge is away that is farthest from its counterpart, in points.
    func distance(to other: CGRect) -> CGFloat {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }
}
