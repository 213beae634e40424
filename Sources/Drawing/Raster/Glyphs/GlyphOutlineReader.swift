internal import CCairo
import Foundation
import Frames

/// Converts FreeType's outlines.
enum GlyphOutlineReader {
    private final class Target {
        var outline = Outline()
        var isOpen = false

        func closeIfOpen() {
            if isOpen { outline.close() }
            isOpen = false
        }
    }

    static func read(_ outline: inout FT_Outline) -> Outline {
        let target = Target()
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                let target = GlyphOutlineReader.target(user)
                target.closeIfOpen()
                target.outline.move(to: GlyphOutlineReader.point(to))
                target.isOpen = true
                return 0
            },
            line_to: { to, user in
                GlyphOutlineReader.target(user).outline.addLine(to: GlyphOutlineReader.point(to))
                return 0
            },
            conic_to: { control, to, user in
                GlyphOutlineReader.target(user).outline.addQuadCurve(
                    to: GlyphOutlineReader.point(to), control: GlyphOutlineReader.point(control))
                return 0
            },
            cubic_to: { one, two, to, user in
                GlyphOutlineReader.target(user).outline.addCurve(
                    to: GlyphOutlineReader.point(to), control1: GlyphOutlineReader.point(one),
                    control2: GlyphOutlineReader.point(two))
                return 0
            },
            shift: 0, delta: 0)
        FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(target).toOpaque())
        target.closeIfOpen()
        return target.outline
    }

    private static func target(_ user: UnsafeMutableRawPointer?) -> Target {
        guard let user else { preconditionFailure("FreeType returned no target") }
        return Unmanaged<Target>.fromOpaque(user).takeUnretainedValue()
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: CGFloat(vector.pointee.x) / 64, y: -CGFloat(vector.pointee.y) / 64)
    }
}
