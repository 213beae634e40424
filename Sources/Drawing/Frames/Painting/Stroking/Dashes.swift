import Foundation

/// Cuts lines into dashes.
struct Dashes {
    /// Dashes and gaps in turn: an even number.
    private let lengths: [CGFloat]
    private let phase: CGFloat
    /// Less than that isn't cut off.
    private let shortest: CGFloat

    /// More dashes than that are not cut: the line stays whole.
    private static let most = 1 << 18

    /// `nil` for a style without dashes.
    ///
    /// - Parameter finest: The least length of a dash and its gap, in points. Finer ones are as many times longer:
    ///   nobody can tell them apart, and there could be millions.
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

    /// Where in the dashes a line begins.
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
        guard line.dot == nil, total / period * CGFloat(lengths.count) < CGFloat(Self.most) else { return [line] }
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
                // A dash that begins at a corner begins with what follows.
                if rest.length <= shortest, left > 0 { break }
            }
            guard segment.length == 0 || rest.length > shortest else { continue }
            left -= rest.length
            if index % 2 == 0 { dashes[dashes.count - 1].segments.append(rest) }
        }
        guard line.isClosed, startsInDash, index % 2 == 0 else { return dashes }
        // The last dash goes over into the first.
        guard dashes.count > 1 else { return [line] }
        dashes[0].segments = dashes[dashes.count - 1].segments + dashes[0].segments
        return dashes.dropLast()
    }
}

extension StrokeLine.Segment {
    /// Returns the segment's part up to a length, and the rest.
    fileprivate func cut(after length: CGFloat) -> (before: Self, after: Self) {
        let length = min(length, self.length)
        let place = start + direction * length
        var (before, after) = (self, self)
        (before.end, before.length) = (place, length)
        (after.start, after.length) = (place, self.length - length)
        return (before, after)
    }
}
