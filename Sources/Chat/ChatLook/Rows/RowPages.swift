import Foundation
import Frames

/// Puts the rows of a list below each other, on one page or on several.
@MainActor
package struct RowPages<Source: RowSource> {
    private let source: Source
    private let name: String
    private let width: CGFloat

    /// - Parameters:
    ///   - name: The name of a page's frame.
    ///   - width: The width of a page, in points.
    package init(of source: Source, name: String, width: CGFloat) {
        self.source = source
        self.name = name
        self.width = width
    }

    /// Returns some of the rows on one page, at its bottom if it is higher than they need.
    package func page(of range: Range<Int>, minimumHeight: CGFloat = 0) -> Frame {
        var page = startPage(at: range.lowerBound)
        for index in range { page.append(source.row(at: index)) }
        return page.frame(minimumHeight: minimumHeight)
    }

    /// Hands on all rows on pages that are no higher than `maximumHeight` points.
    ///
    /// A single row that is higher has a page of its own. No more than one page is in memory at a time.
    ///
    /// - Parameter body: Takes a page and the places of its rows. What it throws ends the pages.
    package func forEachPage(maximumHeight: CGFloat, _ body: (Frame, Range<Int>) throws -> Void) rethrows {
        var page = startPage(at: 0)
        var start = 0
        for index in 0..<source.count {
            let row = source.row(at: index)
            if index > start, page.height + row.rect.height > maximumHeight {
                try body(page.frame(), start..<index)
                page = startPage(at: index)
                start = index
            }
            page.append(row)
        }
        if start < source.count || source.count == 0 { try body(page.frame(), start..<source.count) }
    }

    private func startPage(at index: Int) -> RowPage {
        RowPage(
            name: name, width: width, background: source.background, height: index == 0 ? source.topInset : 0)
    }
}

/// Rows that are put below each other.
private struct RowPage {
    private let name: String
    private let width: CGFloat
    private let background: Paint?
    private var rows: [Frame] = []
    private(set) var height: CGFloat

    /// - Parameter height: The room above the first row, in points.
    init(name: String, width: CGFloat, background: Paint?, height: CGFloat) {
        self.name = name
        self.width = width
        self.background = background
        self.height = height
    }

    mutating func append(_ row: Frame) {
        var placed = row
        placed.rect.origin = CGPoint(x: 0, y: height)
        rows.append(placed)
        height += row.rect.height
    }

    func frame(minimumHeight: CGFloat = 0) -> Frame {
        let total = max(height, minimumHeight)
        var children = rows
        if total > height {
            for index in children.indices { children[index].rect.origin.y += total - height }
        }
        return Frame(
            name: name, rect: CGRect(x: 0, y: 0, width: width, height: total), fill: background, children: children)
    }
}
