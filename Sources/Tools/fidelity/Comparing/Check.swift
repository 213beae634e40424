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

/// How far ours may be from what was measured on the pictures of UIKit.
enum Tolerance {
    /// Of the picture's width and height, in points.
    static let size: CGFloat = 2

    /// Of each edge of a box, in points.
    static let box: CGFloat = 3

    /// Of each channel of a color, in levels of 255.
    static let colorLevels = 6
}

/// How far ours may be from what was measured on the pictures of SwiftUI, which are sharper.
struct ViewTolerance {
    /// Of each edge of a box, in points.
    let box: CGFloat

    /// Of each channel of a color, in levels of 255.
    let colorLevels = 3

    static let row = ViewTolerance(box: 1)

    static let screen = ViewTolerance(box: 2)
}

extension CGSize {
    var text: String { "\(width.shortDescription) × \(height.shortDescription)" }
}

extension CGRect {
    var text: String { shortDescription }
}

extension RGBA {
    var text: String { alpha == 0 ? "transparent" : description }
}
