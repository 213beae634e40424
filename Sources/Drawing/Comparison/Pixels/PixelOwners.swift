import Foundation
import Frames

/// Finds the component that paints a pixel: the topmost one in either of two trees.
///
/// A map of owners is created for a band of rows on demand, so that a large picture takes no more memory than a small
/// one.
final class PixelOwners {
    /// The names of all components.
    let components: [String]

    private let old: Side
    private let new: Side
    private let rules: [PictureTolerance.Rule]

    /// The moves of components that may move; `nil` if none may.
    let moves: ComponentMoves?

    /// - Parameter sizes: The sizes of the two pictures. Owners are known in their common area.
    init(
        old: FrameTree, new: FrameTree, sizes: (old: PixelSize, new: PixelSize), rules: [PictureTolerance.Rule]
    ) {
        var names: [String] = [Self.background]
        var places: [String: Int] = [:]
        func place(_ name: String) -> Int {
            if let place = places[name] { return place }
            names.append(name)
            places[name] = names.count - 1
            return names.count - 1
        }
        let common = sizes.old.common(with: sizes.new)
        self.old = Side(old, sizes.old, common, old.nodes.map { place($0.component) }, rules)
        self.new = Side(new, sizes.new, common, new.nodes.map { place($0.component) }, rules)
        self.rules = rules
        moves = ComponentMoves(
            old, new, (self.old.rules, self.new.rules), rules: rules, scale: self.old.scale)
        components = names
    }

    /// The name for pixels that no component paints.
    private static let background = "(background)"

    var hasRules: Bool { !rules.isEmpty }

    /// Returns the index in ``components`` of the component that is blamed for a pixel's difference.
    ///
    /// If a component is in only one tree, the other tree has the component behind it; the smaller of the two is
    /// blamed.
    func component(_ x: Int, _ y: Int) -> Int {
        let (before, after) = (old.owner(x, y), new.owner(x, y))
        guard !before.isNone else { return after.isNone ? 0 : new.names[after.frame] }
        guard !after.isNone else { return old.names[before.frame] }
        return old.areas[before.frame] < new.areas[after.frame] ? old.names[before.frame] : new.names[after.frame]
    }

    /// Calls `body` with ranges of pixels that are blamed on the same component.
    func forEachComponent(row y: Int, in range: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        let (olds, news) = (old.row(y), new.row(y))
        old.owners.withUnsafeBufferPointer { before in
            new.owners.withUnsafeBufferPointer { after in
                guard let oldRow = before.baseAddress.map({ $0 + olds }),
                    let newRow = after.baseAddress.map({ $0 + news })
                else { return }
                let last = range.upperBound
                var start = range.lowerBound
                while start < last {
                    let (one, other) = (oldRow[start], newRow[start])
                    var end = start + 1
                    while end < last, oldRow[end] == one, newRow[end] == other { end += 1 }
                    body(component(start, y), start..<end)
                    start = end
                }
            }
        }
    }

    enum Rule {
        case ignored
        case color(ColorDifference)
    }

    /// Returns the rule for a pixel, if there is one.
    ///
    /// A component that is ignored as a whole is ignored in its old and its new area. Otherwise the rule depends on the
    /// painter that is blamed for the pixel.
    func rule(_ x: Int, _ y: Int) -> Rule? {
        let (before, after) = (old.owner(x, y), new.owner(x, y))
        let found = (old.rule(before), new.rule(after))
        for case let index? in [found.0, found.1] where rules[index].property == nil {
            if case .anything = rules[index].allowance { return .ignored }
        }
        guard let index = isOwnedByOld(before, after) ? found.0 : found.1 else { return nil }
        switch rules[index].allowance {
        case .anything: return .ignored
        case .color(let color): return .color(color)
        case .moved: return nil
        }
    }

    /// Whether the painter in the old tree is blamed if there is one in both: that of the smaller frame, or within a
    /// frame the one that paints later.
    private func isOwnedByOld(_ before: PixelOwner, _ after: PixelOwner) -> Bool {
        guard !before.isNone, !after.isNone else { return after.isNone }
        let (one, other) = (old.areas[before.frame], new.areas[after.frame])
        return one == other ? before.kind > after.kind : one < other
    }

    /// Returns the moves of the components that paint a pixel in the old and in the new tree.
    func move(_ x: Int, _ y: Int) -> (old: ComponentMoves.Move?, new: ComponentMoves.Move?) {
        guard let moves else { return (nil, nil) }
        let (before, after) = (old.owner(x, y), new.owner(x, y))
        return (
            before.isNone ? nil : moves.old[before.frame], after.isNone ? nil : moves.new[after.frame]
        )
    }
}

extension PixelOwners {
    /// The owners of pixels in one of the two trees.
    fileprivate final class Side {
        /// For each frame, the index of its name.
        let names: [Int]
        /// For each frame, its area in square points.
        let areas: [CGFloat]

        let rules: RuleTable
        /// The pixels per point.
        let scale: CGFloat

        private let painted: [PaintedAreas.Area]
        private let size: PixelSize
        private var rows = 0..<0
        private(set) var owners: [PixelOwner] = []

        private static let rowsPerBand = 256

        /// - Parameters:
        ///   - whole: The size of the picture that was drawn from the tree.
        ///   - size: The size of the compared area, from the top-left corner.
        init(
            _ tree: FrameTree, _ whole: PixelSize, _ size: PixelSize, _ names: [Int],
            _ rules: [PictureTolerance.Rule]
        ) {
            self.names = names
            self.size = size
            areas = tree.nodes.map { $0.rect.width * $0.rect.height }
            let width = tree.nodes.first?.frame.rect.width ?? 0
            scale = width > 0 ? CGFloat(whole.width) / width : 1
            painted = PaintedAreas(tree, size: whole, isExact: rules.contains { $0.property != nil }).areas
            self.rules = RuleTable(rules, tree)
        }

        /// Returns the frame that paints a pixel.
        func owner(_ x: Int, _ y: Int) -> PixelOwner { owners[row(y) + x] }

        /// Returns the index of a row's first pixel in ``owners``.
        func row(_ y: Int) -> Int {
            if !rows.contains(y) { paint(band: y / Self.rowsPerBand) }
            return (y - rows.lowerBound) * size.width
        }

        /// Returns the index of the rule for what an owner paints.
        func rule(_ owner: PixelOwner) -> Int? { owner.isNone ? nil : rules.color(owner.frame, owner.kind) }

        private func paint(band: Int) {
            let start = band * Self.rowsPerBand
            rows = start..<min(start + Self.rowsPerBand, size.height)
            owners = Array(repeating: .none, count: rows.count * size.width)
            owners.withUnsafeMutableBufferPointer { buffer in
                guard let pixels = buffer.baseAddress else { return }
                for area in painted { paint(area, pixels) }
            }
        }

        private func paint(_ area: PaintedAreas.Area, _ pixels: UnsafeMutablePointer<PixelOwner>) {
            let (left, right) = (max(area.left, 0), min(area.right, size.width))
            guard left < right else { return }
            var y = max(area.top, rows.lowerBound)
            while y < min(area.bottom, rows.upperBound) {
                let row = pixels + (y - rows.lowerBound) * size.width
                let inset = area.insets(y)
                let (start, end) = (left + inset.left, right - inset.right)
                let isEdge = y < area.top + area.edge || y >= area.bottom - area.edge
                if let ink = area.ink {
                    ink.forEachRun(row: y - area.top) { run in
                        let (first, last) = (
                            max(area.left + run.lowerBound, left), min(area.left + run.upperBound, right)
                        )
                        if first < last { (row + first).update(repeating: area.owner, count: last - first) }
                    }
                } else if end <= start {
                    // A corner that is rounder than the row is long.
                } else if area.edge == 0 || isEdge || end - start <= 2 * area.edge {
                    (row + start).update(repeating: area.owner, count: end - start)
                } else {
                    (row + start).update(repeating: area.owner, count: area.edge)
                    (row + end - area.edge).update(repeating: area.owner, count: area.edge)
                }
                y += 1
            }
        }
    }
}

extension PaintedAreas.Area {
    /// Returns the insets at both ends of a row because of rounded corners.
    fileprivate func insets(_ y: Int) -> (left: Int, right: Int) {
        guard let radii else { return (0, 0) }
        // Measured at the row's side towards the center, so that antialiased pixels are included.
        let (above, below) = (Double(y - top) + 1, Double(bottom - y))
        func inset(_ radius: Double, _ distance: Double) -> Int {
            guard distance < radius else { return 0 }
            let rise = radius - distance
            return Int(bounded: (radius - (radius * radius - rise * rise).squareRoot()).rounded(.down))
        }
        return (
            max(inset(radii[0], above), inset(radii[3], below)), max(inset(radii[1], above), inset(radii[2], below))
        )
    }
}
