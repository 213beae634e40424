import Comparison

/// Checks that the same layout results again.
enum IdempotenceCheck {
    static func lines(_ one: Layout, _ other: Layout) -> [String] {
        guard one.frames.map(\.frame) != other.frames.map(\.frame), let first = one.frames.first?.frame,
            let second = other.frames.first?.frame
        else { return [] }
        let groups = FrameDifference(from: first, to: second).groups
        return groups.isEmpty ? ["the frames differ"] : groups.map(\.line)
    }
}
