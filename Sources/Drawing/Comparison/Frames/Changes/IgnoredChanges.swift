import Frames

/// Removes the changes that rules ignore, and the moves that they allow.
struct IgnoredChanges {
    private let forgiveness: AllowedDifference

    init(_ old: FrameTree, _ new: FrameTree, _ rules: [PictureTolerance.Rule]) {
        forgiveness = AllowedDifference(rules, old, new)
    }

    /// Returns the changes of all other frames, and those of ignored frames that caused any of them.
    func without(_ changes: [FrameChange]) -> [FrameChange] {
        let ignored = ignored(changes)
        let marked = changes.enumerated().map { index, change in
            var change = change
            change.isIgnored = ignored.contains(index)
            return change
        }
        let causes = Set(marked.filter { !$0.isIgnored }.compactMap(\.cause))
        let kept = marked.indices.filter { !marked[$0].isIgnored || causes.contains($0) }
        let places = Dictionary(uniqueKeysWithValues: zip(kept, 0...))
        return kept.map { index in
            var change = marked[index]
            change.cause = change.cause.flatMap { places[$0] }
            return change
        }
    }

    private func ignored(_ changes: [FrameChange]) -> Set<Int> {
        var ignored = Set(changes.indices.filter { forgiveness.covers(changes[$0]) })
        for (index, change) in changes.enumerated() {
            // The size of a label changes with its ignored text.
            if let cause = change.cause, ignored.contains(cause), change.newPlace?.path == changes[cause].newPlace?.path
            {
                ignored.insert(index)
            }
            // A component that may move is often the only one in its container, whose margins change with it.
            guard change.property?.isMargin == true else { continue }
            let effects = changes.indices.filter { changes[$0].cause == index }
            if !effects.isEmpty, effects.allSatisfy(ignored.contains) { ignored.insert(index) }
        }
        return ignored
    }
}
