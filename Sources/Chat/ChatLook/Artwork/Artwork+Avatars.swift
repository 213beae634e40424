import Frames
import UIKitValues

/// The placeholders for users without an image: lines on a single color, in avatars cropped to a circle.
extension Artwork {
    /// Circles that meet in a flower.
    package static let avatar1 = avatar("avatar1", ground: 0x0C1230, ink: 0x35D39A) { middle in
        let radius = 17.0
        return (0..<6).map { circle(turned(middle, by: Double($0) / 6, at: radius), radius) }.joined()
            + circle(middle, radius) + circle(middle, radius * 2)
    }

    /// Waves.
    package static let avatar2 = avatar("avatar2", ground: 0xF7F0DA, ink: 0x8B8A3A) { _ in
        stride(from: 6.0, through: 62, by: 7).map { y in
            "M-4 \(y) C4 \(y - 9) 12 \(y - 9) 20 \(y) S36 \(y + 9) 44 \(y) S60 \(y - 9) 68 \(y) "
        }.joined()
    }

    /// Nested squares, each rotated.
    package static let avatar3 = avatar("avatar3", ground: 0x20143F, ink: 0xFF6A4D) { middle in
        (0..<6).map { step in
            let corners = (0..<4).map { corner in
                turned(middle, by: Double(corner) / 4 + Double(step) / 24, at: 44 - 7 * Double(step))
            }
            return "M" + corners.map { "\($0.x) \($0.y) " }.joined(separator: "L") + "Z "
        }.joined()
    }

    /// Paths around a center.
    package static let avatar4 = avatar("avatar4", ground: 0x0E1016, ink: 0x3F7BFF) { middle in
        let orbits = (0..<3).map { turn -> String in
            let points = (0..<4).map { quarter -> (end: CGPoint, out: CGPoint, back: CGPoint) in
                func point(_ x: Double, _ y: Double) -> CGPoint {
                    let angle = Double(turn) / 3 * .pi
                    return CGPoint(
                        x: middle.x + x * 26 * cos(angle) - y * 10 * sin(angle),
                        y: middle.y + x * 26 * sin(angle) + y * 10 * cos(angle))
                }
                let (x, y) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][quarter]
                let handle = 0.5523
                return (point(x, y), point(x - y * handle, y + x * handle), point(x + y * handle, y - x * handle))
            }
            let curves = (0..<4).map { quarter -> String in
                let (from, to) = (points[quarter], points[(quarter + 1) % 4])
                return "C\(from.out.x) \(from.out.y) \(to.back.x) \(to.back.y) \(to.end.x) \(to.end.y) "
            }
            return "M\(points[0].end.x) \(points[0].end.y) " + curves.joined() + "Z "
        }
        return orbits.joined() + circle(middle, 3) + circle(middle, 29)
    }

    /// Rings that spread from a corner. Smaller than the others.
    package static let avatar5 = avatar("avatar5", side: 40, ground: 0xE23744, ink: 0xFFFFFF) { _ in
        stride(from: 6.0, through: 54, by: 6).map { circle(CGPoint(x: 6, y: 36), $0) }.joined()
    }

    private static func avatar(
        _ name: String, side: CGFloat = 64, ground: UInt32, ink: UInt32, _ lines: (_ middle: CGPoint) -> String
    ) -> UIImage {
        let shapes = lines(CGPoint(x: side / 2, y: side / 2))
        return Drawing(
            side, side, .area("R0 0 \(side) \(side) 0", RGBA(hex: ground)), .line(shapes, side / 50, RGBA(hex: ink))
        ).original(name)
    }

    private static func circle(_ center: CGPoint, _ radius: Double) -> String {
        "O\(center.x) \(center.y) \(radius) "
    }

    /// The point at a distance from `center`, rotated clockwise from the right by a fraction of a turn.
    private static func turned(_ center: CGPoint, by turn: Double, at distance: Double) -> CGPoint {
        CGPoint(x: center.x + distance * cos(turn * 2 * .pi), y: center.y + distance * sin(turn * 2 * .pi))
    }
}
