import Foundation

/// Cuts lines into dashes.
struct Dashes {
    /// The lengths of alternating dashes and gaps: an even number.
    private let lengths: [CGFloat]
    private let phase: CGFloat
    /// The minimum length to cut off.
    private let shortest: CGFloat

    /// The maximum number of dashes. A line that would have more stays solid.
    private static let maximumDashes = 1 << 18

    /// Creates dashes; `nil` for a solid style.
    ///
    /// - Parameter finest: The minimum length of a dash with its gap, in points. Finer patterns are scaled up: they
    ///   look the same, and there could be millions of dashes.
    init?(_ style: PathContent.Stroke, finest: CGFloat) {
        let given = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
        let period = given.reduce(0, +)
        guard period > 0, period.isFinite, !given.contains(where: { $0 < 0 }) else { return nil }
        let factor = period < finest ? finest / period : 1
        lengths = given.map { $0 * factor }
        shortest = finest / 64
        let phase = ((style.dashPhase ?? 0) * factor).truncatingRemainder(dividingBy: period * factor)
        self.phase = phase.isFinite ? (phase < 0 ? phase + period * factor : phase) : 0
    }

    /// The position in the dash pattern at which a line begins.
    private var beginning: (index: Int, left: CGFloat) {
        var (index, passed) = (0, phase)
        while passed > 0, passed >= lengths[index] {
            passed -= lengths[index]
            index = (index + 1) % lengths.count
        }
        return (index, lengths[index] - passed)
    }

    func cut(_ line: StrokeLine) -> [StrokeLine] {
        let total = line.segments.reduce(0) { $0 + $1.length }
        let period = lengths.reduce(0, +)
        guard line.dot == nil, total / period * CGFloat(lengths.count) < CGFloat(Self.maximumDashes) else {
            return [line]
        }
        var (index, left) = beginning
        let startsInDash = index % 2 == 0
        var dashes: [StrokeLine] = startsInDash ? [StrokeLine()] : []
        for segment in line.segments {
            var rest = segment
            while segment.length > 0, left <= rest.length + shortest {
                let (before, after) = rest.cut(after: left)
                if index % 2 == 0 { dashes[dashes.count - 1].segments.append(before) }
                rest = after
                index = (index + 1) % lengths.count
                left = lengths[index]
                if index % 2 == 0 { dashes.append(StrokeLine()) }
                // A dash that would begin at a corner begins with the next segment.
                if rest.length <= shortest, left > 0 { break }
            }
            guard segment.length == 0 || rest.length > shortest else { continue }
            left -= rest.length
            if index % 2 == 0 { dashes[dashes.count - 1].segments.append(rest) }
        }
        guard line.isClosed, startsInDash, index % 2 == 0 else { return dashes }
        // The last dash continues in the first.
        guard dashes.count > 1 else { return [line] }
        dashes[0].segments = dashes[dashes.count - 1].segments + dashes[0].segments
        return dashes.dropLast()
    }
}

extension StrokeLine.Segment {
    /// Splits the segment at a length.
    fileprivate func cut(after length: CGFloat) -> (before: Self, after: Self) {
        let length = min(length, self.length)
        let place = start + direction * length
        var (before, after) = (self, self)
        (before.end, before.length) = (place, length)
        (after.start, after.length) = (place, self.length - length)
        return (before, after)
    }
}
