import Foundation
import Frames

/// One comparison of something measured with its counterpart on our picture.
struct Check {
    /// What is compared, such as `surface`.
    var subject: String
    var measured: String
    var ours: String
    var passes: Bool
}

/// How far ours may be from what was measured.
enum Tolerance {
    /// Of the picture's width and height, in points.
    static let size: CGFloat = 2

    /// Of each edge of a box, in points.
    static let box: CGFloat = 3

    /// Of each component of a colour, from 0 to 1.
    static let color = 6.0 / 255
}

extension CGSize {
    var text: String { "\(width.shortDescription) × \(height.shortDescription)" }
}

extension CGRect {
    var text: String { shortDescription }
}

extension RGBA {
    var text: String { alpha < Tolerance.color ? "transparent" : description }

    func isClose(to other: RGBA) -> Bool {
        [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) <= Tolerance.color + 1e-9 }
    }
}
