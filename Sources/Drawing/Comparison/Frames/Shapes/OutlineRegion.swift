import Foundation
import Frames

/// Describes in words in which part of a rectangle points are.
enum OutlineRegion {
    /// `at the bottom right`, `at the top`, `all around`.
    static func words(of points: [CGPoint], in rect: CGRect) -> String {
        let columns = Set(points.map { Third($0.x, from: rect.minX, length: rect.width) })
        let rows = Set(points.map { Third($0.y, from: rect.minY, length: rect.height) })
        let cells = Set(points.map { Cell(point: $0, rect) })
        let corners = Set(cells.compactMap(\.corner))
        if corners.count == cells.count { return RectCorner.words(corners) }
        switch (columns.count, rows.count) {
        case (1, 1):
            return columns == [.middle] && rows == [.middle] ? "in the middle" : "at the \(cells.first?.words ?? "")"
        case (_, 1) where rows != [.middle]: return "at the \(rows == [.first] ? "top" : "bottom")"
        case (1, _) where columns != [.middle]: return "at the \(columns == [.first] ? "left" : "right")"
        case _: return cells.count > 4 ? "all around" : "in several places"
        }
    }

    private enum Third: Hashable {
        case first, middle, last

        init(_ place: CGFloat, from start: CGFloat, length: CGFloat) {
            let share = length > 0 ? (place - start) / length : 0.5
            self = share < 0.4 ? .first : share > 0.6 ? .last : .middle
        }
    }

    private struct Cell: Hashable {
        let column: Third
        let row: Third

        init(point: CGPoint, _ rect: CGRect) {
            column = Third(point.x, from: rect.minX, length: rect.width)
            row = Third(point.y, from: rect.minY, length: rect.height)
        }

        var corner: RectCorner? {
            switch (column, row) {
            case (.first, .first): .topLeft
            case (.last, .first): .topRight
            case (.last, .last): .bottomRight
            case (.first, .last): .bottomLeft
            case (.middle, _), (_, .middle): nil
            }
        }

        /// The name of a cell at the center of a side.
        var words: String {
            switch (column, row) {
            case (_, .first): "top"
            case (_, .last): "bottom"
            case (.first, _): "left"
            case (.last, _): "right"
            case (.middle, .middle): "middle"
            }
        }
    }
}
