import Foundation
import Frames

/// The moves of components within what rules allow.
struct ComponentMoves {
    /// The distance that a component moved, in pixels.
    struct Move: Equatable {
        var x, y: CGFloat
    }

    /// For each frame of the old tree, its move; `nil` if it isn't forgiven.
    private(set) var old: [Move?]

    /// For each frame of the new tree, its move; `nil` if it isn't forgiven.
    private(set) var new: [Move?]

    /// - Parameter scale: The pixels per point.
    /// - Returns: `nil` if no rule allows moves.
    init?(
        _ old: FrameTree, _ new: FrameTree, _ tables: (old: RuleTable, new: RuleTable),
        rules: [PictureTolerance.Rule], scale: CGFloat
    ) {
        guard rules.contains(where: \.isAboutPlaces) else { return nil }
        self.old = Array(repeating: nil, count: old.nodes.count)
        self.new = Array(repeating: nil, count: new.nodes.count)
        let matching = FrameMatching(old, new)
        for number in new.nodes.indices {
            guard let component = tables.new.movable[number], let before = matching.oldOf[component] else { continue }
            let (from, to) = (old[before].rect.origin, new[component].rect.origin)
            let (x, y, reach) = (to.x - from.x, to.y - from.y, tables.new.reach[component] + CGFloat.visibleTolerance)
            guard x.magnitude <= reach, y.magnitude <= reach else { continue }
            self.new[number] = Move(x: Self.pixels(x * scale), y: Self.pixels(y * scale))
        }
        for number in old.nodes.indices {
            guard let component = tables.old.movable[number], let after = matching.newOf[component] else { continue }
            self.old[number] = self.new[after]
        }
    }

    /// Removes rounding errors.
    private static func pixels(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
}

/// Looks for the pixels of components at the positions to which they moved.
struct MovedPixels {
    let old: UnsafeBufferPointer<UInt32>
    let new: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// Whether a differing pixel only moved to or from another position.
    ///
    /// The area that a component uncovers, and the one that it newly covers, can't be compared, so it is forgiven.
    func forgives(
        _ x: Int, _ y: Int, _ move: (old: ComponentMoves.Move?, new: ComponentMoves.Move?), _ color: ColorDifference
    ) -> Bool {
        guard move.old != nil || move.new != nil else { return false }
        let pixel = y * width + x
        if let away = move.old, !isFound(old[pixel], in: new, x, y, by: away.x, away.y, color) { return false }
        if let here = move.new, !isFound(new[pixel], in: old, x, y, by: -here.x, -here.y, color) { return false }
        return true
    }

    /// Whether a color is found at a position or, for a position between pixels, lies between their colors.
    private func isFound(
        _ pixel: UInt32, in other: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, by dx: CGFloat, _ dy: CGFloat,
        _ color: ColorDifference
    ) -> Bool {
        let (column, row) = (CGFloat(x) + dx, CGFloat(y) + dy)
        let columns = Int(bounded: column.rounded(.down))...Int(bounded: column.rounded(.up))
        let rows = Int(bounded: row.rounded(.down))...Int(bounded: row.rounded(.up))
        // Nothing is known outside the picture.
        guard columns.lowerBound >= 0, rows.lowerBound >= 0, columns.upperBound < width, rows.upperBound < height
        else { return true }
        if columns.count == 1, rows.count == 1 {
            return color.tolerates(pixel, other[rows.lowerBound * width + columns.lowerBound])
        }
        return (0..<4).allSatisfy { isBetween(pixel, channel: $0, in: other, columns, rows) }
    }

    /// Whether a channel is within two levels of those around a position, because interpolation rounds.
    private func isBetween(
        _ pixel: UInt32, channel: Int, in other: UnsafeBufferPointer<UInt32>, _ columns: ClosedRange<Int>,
        _ rows: ClosedRange<Int>
    ) -> Bool {
        var (least, most) = (255, 0)
        for row in max(rows.lowerBound - 1, 0)...min(rows.upperBound + 1, height - 1) {
            for column in max(columns.lowerBound - 1, 0)...min(columns.upperBound + 1, width - 1) {
                let level = Int(other[row * width + column] >> (8 * channel) & 255)
                (least, most) = (min(least, level), max(most, level))
            }
        }
        return (least - 2...most + 2).contains(Int(pixel >> (8 * channel) & 255))
    }
}
