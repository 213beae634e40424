import Frames

/// Leaves the changes of ignored components out of a difference.
struct IgnoredChanges {
    private let oldPaths: Set<[Int]>
    private let newPaths: Set<[Int]>

    init(_ old: FrameTree, _ new: FrameTree, _ rules: [PictureTolerance.ComponentRule]) {
        func paths(_ tree: FrameTree) -> Set<[Int]> {
            let nearest = tree.nearestRules(rules)
            let ignored = tree.nodes.indices.filter { number in nearest[number].map { rules[$0].color == nil } ?? false }
            return Set(ignored.map(tree.path))
        }
        (oldPaths, newPaths) = (paths(old), paths(new))
    }

    /// Returns the changes of all other frames, and those of ignored ones from which some of them follow.
    func without(_ changes: [FrameChange]) -> [FrameChange] {
        let marked = changes.map { change in
            var change = change
            change.isIgnored = isIgnored(change)
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

    private func isIgnored(_ change: FrameChange) -> Bool {
        change.oldPath.map(oldPaths.contains) == true || change.newPath.map(newPaths.contains) == true
    }
}

extension FrameTree {
    /// For each frame the place of the rule that holds for it: that of the nearest component around it, or its own.
    func nearestRules(_ rules: [PictureTolerance.ComponentRule]) -> [Int?] {
        var found: [Int?] = []
        for node in nodes {
            let own = rules.lastIndex { node.frame.isCalled($0.name) }
            found.append(own ?? node.parent.flatMap { found[$0] })
        }
        return found
    }
}

extension Frame {
    /// Whether a name is the frame's, or the part of it behind or before `#`.
    fileprivate func isCalled(_ name: String) -> Bool {
        self.name == name || self.name.split(separator: "#").contains(Substring(name))
    }
}
