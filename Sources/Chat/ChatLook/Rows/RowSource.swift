import Foundation
import Frames

/// The rows of a list of messages, created one at a time, by any kind of views.
@MainActor
package protocol RowSource {
    /// The number of rows.
    var count: Int { get }

    /// The paint behind the rows.
    var background: Paint? { get }

    /// The space above the first row, in points.
    var topInset: CGFloat { get }

    /// Returns a row as wide as the list, counted from the oldest message.
    func row(at index: Int) -> Frame
}
