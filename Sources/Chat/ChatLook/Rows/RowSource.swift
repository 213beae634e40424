import Foundation
import Frames

/// The rows of a list of messages, made one at a time, by whatever kind of views.
@MainActor
package protocol RowSource {
    /// The number of rows.
    var count: Int { get }

    /// The paint behind the rows.
    var background: Paint? { get }

    /// The room above the first row, in points.
    var topInset: CGFloat { get }

    /// Returns a row as wide as the list, counted from the oldest message.
    func row(at index: Int) -> Frame
}
