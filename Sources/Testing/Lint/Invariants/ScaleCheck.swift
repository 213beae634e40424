import Foundation

/// Checks that scales agree in points: edges are rounded to the nearest pixel, so they differ by half a pixel of either
/// scale at most.
enum ScaleCheck {
    static func lines(_ layouts: [Layout], except exceptions: [String]) -> [String] {
        zip(layouts, layouts.dropFirst()).flatMap { coarse, fine in
            let (one, other) = (coarse.settings.scale, fine.settings.scale)
            // Both edges of a length are rounded.
            return GeometryCheck(
                LayoutPairs(coarse, fine, except: exceptions), names: ("at \(one.figure)x", "at \(other.figure)x"),
                slack: 2 * (0.5 / one + 0.5 / other) + 0.01, addsUp: true
            ).lines
        }
    }
}
