import Foundation
import Frames

// Equality within what is visible. Trees that were stored in a file have rounded colors, and machines round the last
// digit of a length differently.

extension RGBA {
    func isClose(to other: RGBA) -> Bool { self == other || description == other.description }
}

extension Paint {
    func isClose(to other: Paint) -> Bool { self == other || words == other.words }
}

extension Border {
    func isClose(to other: Border) -> Bool { width.isClose(to: other.width) && color.isClose(to: other.color) }
}

extension Shadow {
    func isClose(to other: Shadow) -> Bool {
        radius.isClose(to: other.radius) && offset.isClose(to: other.offset) && color.isClose(to: other.color)
            && areClose(outline, other.outline) { $0.isClose(to: $1) }
    }
}

extension CornerRadii {
    func isClose(to other: CornerRadii) -> Bool {
        (isSmooth == other.isSmooth || isZero && other.isZero) && zip(all, other.all).allSatisfy { $0.isClose(to: $1) }
    }
}

extension Transform {
    func isClose(to other: Transform) -> Bool {
        zip([a, b, c, d], [other.a, other.b, other.c, other.d]).allSatisfy { abs($0 - $1) < 1e-4 }
            && tx.isClose(to: other.tx) && ty.isClose(to: other.ty)
    }
}

extension PathContent.Stroke {
    func isClose(to other: PathContent.Stroke) -> Bool {
        color.isClose(to: other.color) && width.isClose(to: other.width) && cap == other.cap && join == other.join
            && dashes.count == other.dashes.count && zip(dashes, other.dashes).allSatisfy { $0.isClose(to: $1) }
            && dashPhase == other.dashPhase && miterLimit == other.miterLimit
            && areClose(gradient, other.gradient) { $0.isClose(to: $1) }
            && areClose(part, other.part) { $0.isClose(to: $1) }
    }
}

extension PathContent.Stroke.Part {
    fileprivate func isClose(to other: PathContent.Stroke.Part) -> Bool {
        abs(start - other.start) < 1e-4 && abs(end - other.end) < 1e-4
    }
}

extension GlyphRun {
    /// Whether both runs have the same glyphs at the same positions relative to their origins.
    func hasGlyphs(of other: GlyphRun) -> Bool {
        glyphs == other.glyphs
            || glyphs.count == other.glyphs.count
                && zip(glyphs, other.glyphs).allSatisfy { one, other in
                    one.id == other.id && abs(one.x - other.x) < Float(CGFloat.visibleTolerance)
                        && abs(one.y - other.y) < Float(CGFloat.visibleTolerance)
                }
    }
}

extension TextContent.Band {
    func isClose(to other: TextContent.Band) -> Bool { rect.isClose(to: other.rect) && color.isClose(to: other.color) }
}

/// Whether two values are both missing, or both present and close.
func areClose<Value>(_ one: Value?, _ other: Value?, _ isClose: (Value, Value) -> Bool) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): isClose(one, other)
    default: false
    }
}
