public import Frames

/// The lines in which the descriptions of two frame trees differ.
///
/// ```diff
/// - └─ ChatMessageBubbleView#bubbleView  121 0 231 38  fill #ECEBEB  radius 18 18 0 18
/// + └─ ChatMessageBubbleView#bubbleView  121 0 231 38  fill #ECEBEB
/// ```
public struct FrameTextDifference: Sendable, Equatable {
    /// The lines in the order of the trees, each with `-` for what is gone or `+` for what is new before it.
    public let lines: [String]

    public init(expected: Frame, actual: Frame) {
        let old = expected.description.split(separator: "\n")
        let new = actual.description.split(separator: "\n")
        let difference = new.difference(from: old)
        var removed: [Int: Substring] = [:]
        var inserted: [Int: Substring] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        lines = Self.merged(removed, of: old.count, inserted, of: new.count)
    }

    /// Walks both lists at once; what is in neither dictionary is in both lists.
    private static func merged(
        _ removed: [Int: Substring], of oldCount: Int, _ inserted: [Int: Substring], of newCount: Int
    ) -> [String] {
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < oldCount || new < newCount {
            if let line = removed[old] {
                lines.append("- \(line)")
                old += 1
            } else if let line = inserted[new] {
                lines.append("+ \(line)")
                new += 1
            } else {
                old += 1
                new += 1
            }
        }
        return lines
    }

    /// The first lines, and how many more there are.
    public func text(maximumLines: Int = 12) -> String {
        let more = lines.count - maximumLines
        return (lines.prefix(maximumLines) + (more > 0 ? ["… \(more) more"] : [])).joined(separator: "\n")
    }
}
