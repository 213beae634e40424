import Foundation
import Frames

/// Arranges the rows of a list vertically, on one or more pages.
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

    /// Returns some of the rows on one page, aligned to its bottom if it is higher than the rows.
    package func page(of range: Range<Int>, minimumHeight: CGFloat = 0) -> Frame {
        var page = startPage(at: range.lowerBound)
        for index in range { page.append(source.row(at: index)) }
        return page.frame(minimumHeight: minimumHeight)
    }

    /// Passes all rows to a closure, in pages that are no higher than `maximumHeight` points.
    ///
    /// A single row that is higher has a separate page. Only one page is in memory at a time.
    ///
    /// - Parameter body: Called with a page and the range of its rows. An error that it throws stops the iteration.
    package func forEachPage(maximumHeight: CGFloat, _ body: (Frame, Range<Int>) throws -> Void) rethrows {
        var pages = pages(maximumHeight: maximumHeight)
        while let (page, range) = pages.next() { try body(page, range) }
    }

    /// Returns all rows on pages that are no higher than `maximumHeight` points, laid out lazily.
    package func pages(maximumHeight: CGFloat) -> Iterator { Iterator(of: self, maximumHeight: maximumHeight) }

    /// An iterator that lays out one page after the other.
    @MainActor
    package struct Iterator {
        private let pages: RowPages
        private let maximumHeight: CGFloat
        /// The index of the next page's first row.
        private var start = 0
        /// That row, if it was too high for the page before.
        private var firstRow: Frame?
        private var isAtEnd = false

        fileprivate init(of pages: RowPages, maximumHeight: CGFloat) {
            self.pages = pages
            self.maximumHeight = maximumHeight
        }

        /// Returns the next page and the range of its rows. There is one even without rows.
        package mutating func next() -> (page: Frame, range: Range<Int>)? {
            guard !isAtEnd else { return nil }
            let first = start
            var page = pages.startPage(at: first)
            for index in first..<pages.source.count {
                let row = firstRow ?? pages.source.row(at: index)
                firstRow = nil
                if index > first, page.height + row.rect.height > maximumHeight {
                    (start, firstRow) = (index, row)
                    return (page.frame(), first..<index)
                }
                page.append(row)
            }
            isAtEnd = true
            return (page.frame(), first..<pages.source.count)
        }
    }

    private func startPage(at index: Int) -> RowPage {
        RowPage(
            name: name, width: width, background: source.background, height: index == 0 ? source.topInset : 0)
    }
}

/// Rows that are arranged vertically.
private struct RowPage {
    private let name: String
    private let width: CGFloat
    private let background: Paint?
    private var rows: [Frame] = []
    private(set) var height: CGFloat

    /// - Parameter height: The space above the first row, in points.
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
            origin: Frame.Origin(type: name), rect: CGRect(x: 0, y: 0, width: width, height: total), fill: background,
            children: children)
    }
}
