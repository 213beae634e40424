internal import Foundation

/// What numbers must not cover: texts and images, other parts, and each other.
struct NumberSpace {
    private let bounds: CGRect
    private var contents = NearbyRects()
    private var parts = NearbyRects()
    private var numbers = NearbyRects()

    init(contents: [CGRect], parts: [CGRect], bounds: CGRect) {
        self.bounds = bounds
        for rect in contents { self.contents.add(rect) }
        for rect in parts { self.parts.add(rect) }
    }

    /// Takes the first of the cheapest places for the number of a part.
    mutating func take(_ places: [CGRect], of part: CGRect) -> CGRect {
        var best = (place: places[0], cost: CGFloat.infinity)
        for (rank, place) in places.enumerated() {
            let cost = cost(of: place, part) + CGFloat(rank) * 0.05
            if cost < best.cost - 1e-6 { best = (place, cost) }
        }
        numbers.add(best.place)
        return best.place
    }

    private func cost(of place: CGRect, _ part: CGRect) -> CGFloat {
        var cost: CGFloat = 0
        for rect in numbers.near(place.insetBy(dx: -1, dy: -1)) {
            cost += place.insetBy(dx: -1, dy: -1).share(under: rect) * 200
        }
        for rect in contents.near(place) {
            // What a number names must stay readable.
            let isOwn = part.insetBy(dx: -1, dy: -1).contains(rect)
            cost += place.share(under: rect) * (isOwn ? 60 : 30)
        }
        for rect in parts.near(place) where rect != part && !rect.insetBy(dx: -1, dy: -1).contains(part) {
            // A number inside a part seems to belong to it.
            cost += place.share(under: rect) * 6
        }
        if !bounds.contains(place) { cost += 1 + (1 - place.share(under: bounds)) * 2 }
        return cost
    }
}

/// Rectangles by the cells of a grid that they touch, so that those near a small one are found quickly.
private struct NearbyRects {
    private var rects: [CGRect] = []
    private var cells: [Cell: [Int]] = [:]
    /// Rectangles that touch many cells.
    private var large: [Int] = []

    private struct Cell: Hashable {
        var x, y: Int
    }

    /// The side of a cell, in points.
    private static let side: CGFloat = 48

    /// The maximum number of cells of a rectangle in the grid.
    private static let limit = 400

    mutating func add(_ rect: CGRect) {
        let index = rects.count
        rects.append(rect)
        let (columns, rows) = Self.cells(of: rect)
        guard columns.count * rows.count <= Self.limit else { return large.append(index) }
        for x in columns { for y in rows { cells[Cell(x: x, y: y), default: []].append(index) } }
    }

    /// Returns the rectangles that share an area with another one.
    func near(_ rect: CGRect) -> [CGRect] {
        let (columns, rows) = Self.cells(of: rect)
        var found = Set(large)
        for x in columns { for y in rows { found.formUnion(cells[Cell(x: x, y: y)] ?? []) } }
        return found.sorted().map { rects[$0] }.filter { !$0.shared(with: rect).isEmpty }
    }

    private static func cells(of rect: CGRect) -> (ClosedRange<Int>, ClosedRange<Int>) {
        func cell(_ length: CGFloat) -> Int { Int((max(-1e6, min(length, 1e6)) / side).rounded(.down)) }
        return (cell(rect.minX)...cell(rect.maxX), cell(rect.minY)...cell(rect.maxY))
    }
}
