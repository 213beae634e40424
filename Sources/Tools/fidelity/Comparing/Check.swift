import Foundation
import Frames

/// A comparison of a measurement with its counterpart in our picture.
struct Check {
    /// The compared property, such as `surface`.
    var subject: String
    var measured: String
    var ours: String
    var passes: Bool
    var kind = Kind.box

    /// The compared quantity, for the totals of the report.
    enum Kind: String, CaseIterable {
        case box = "boxes"
        case line = "lines of text"
        case text = "texts"
        case color = "colors of areas"
        case ink = "inks"
        case inkColor = "colors of ink"
        case icon = "icons"
        case outline = "outlines and separators"
    }
}

/// The tolerance for measurements of UIKit's pictures.
enum Tolerance {
    /// The tolerance for the picture's width and height, in points.
    static let size: CGFloat = 2

    /// The tolerance for each edge of a box, in points.
    static let box: CGFloat = 3

    /// The tolerance for each color channel, in levels of 255.
    static let colorLevels = 6
}

/// The tolerance for measurements of SwiftUI's pictures, which are sharper.
struct ViewTolerance {
    /// The tolerance for each edge of a box, in points.
    let box: CGFloat

    /// The tolerance for each color channel, in levels of 255.
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
