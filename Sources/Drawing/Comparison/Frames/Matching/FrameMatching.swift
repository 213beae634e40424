import Frames
import Rendering

/// Pairs of frames from two trees that count as the same frame.
struct FrameMatching {
    /// For each frame of the old tree, its number in the new tree; `nil` if it was removed.
    private(set) var newOf: [Int?]

    /// For each frame of the new tree, its number in the old tree; `nil` if it was added.
    private(set) var oldOf: [Int?]

    private let old: FrameTree
    private let new: FrameTree

    init(_ old: FrameTree, _ new: FrameTree) {
        self.old = old
        self.new = new
        newOf = Array(repeating: nil, count: old.nodes.count)
        oldOf = Array(repeating: nil, count: new.nodes.count)
        match(0, 0)
        matchUnmatched(by: .whole) { !$0.frame.origin.isEmpty }
        matchUnmatched(by: .identity) { $0.keys.hasContent }
        matchUnmatched(by: .shape) { $0.frame.origin.identifier != nil }
        matchUnmatched(by: .name) { $0.frame.origin.identifier != nil }
    }

    /// Whether a frame of the new tree has the same parent as before.
    func isInPlace(_ number: Int) -> Bool {
        guard let before = oldOf[number] else { return false }
        guard let parent = new[number].parent, let oldParent = old[before].parent else {
            return new[number].parent == nil && old[before].parent == nil
        }
        return oldOf[parent] == oldParent
    }

    /// Pairs two frames, and their unpaired descendants as far as possible.
    private mutating func match(_ oldRoot: Int, _ newRoot: Int) {
        var open = [(oldRoot, newRoot)]
        while let (before, after) = open.popLast() {
            newOf[before] = after
            oldOf[after] = before
            let siblings = SiblingMatcher(
                old: old, old[before].children.filter { newOf[$0] == nil },
                new: new, new[after].children.filter { oldOf[$0] == nil })
            open += siblings.pairs.reversed()
        }
    }

    // MARK: Frames with another parent

    /// The keys for matching unmatched frames, the most specific first.
    private enum UnmatchedKey { case whole, identity, shape, name }

    private func key(_ node: FrameTree.Node, _ kind: UnmatchedKey) -> StableHash {
        switch kind {
        case .whole: node.keys.whole
        case .identity: node.keys.identity
        case .shape: node.keys.shape
        case .name: StableHash(node.frame.origin.role)
        }
    }

    /// Pairs frames with another parent, because they were wrapped or moved. They are paired if, within a common
    /// ancestor, exactly one frame with a key was removed and exactly one with that key was added.
    ///
    /// One of their parents must be in both trees; otherwise the parts of a removed message would be found again in an
    /// added one.
    private mutating func matchUnmatched(by kind: UnmatchedKey, where isKnown: (FrameTree.Node) -> Bool) {
        struct Unmatched: Hashable {
            let key: StableHash
            let ancestor: Int
        }
        var gone: [Unmatched: [Int]] = [:]
        var order: [Unmatched] = []
        for (number, node) in old.nodes.enumerated() where newOf[number] == nil && isKnown(node) {
            guard let ancestor = nearestMatch(of: number, in: old, newOf) else { continue }
            let unmatched = Unmatched(key: key(node, kind), ancestor: ancestor)
            if gone[unmatched] == nil { order.append(unmatched) }
            gone[unmatched, default: []].append(number)
        }
        guard !gone.isEmpty else { return }
        var found: [Unmatched: [Int]] = [:]
        for (number, node) in new.nodes.enumerated() where oldOf[number] == nil && isKnown(node) {
            guard let ancestor = nearestMatch(of: number, in: new, oldOf), let before = oldOf[ancestor] else {
                continue
            }
            found[Unmatched(key: key(node, kind), ancestor: before), default: []].append(number)
        }
        for unmatched in order {
            guard let olds = gone[unmatched], let news = found[unmatched], olds.count == 1, news.count == 1,
                newOf[olds[0]] == nil, oldOf[news[0]] == nil, hasKnownParent(olds[0], news[0])
            else { continue }
            match(olds[0], news[0])
        }
    }

    private func hasKnownParent(_ before: Int, _ after: Int) -> Bool {
        old[before].parent.map { newOf[$0] != nil } == true || new[after].parent.map { oldOf[$0] != nil } == true
    }

    private func nearestMatch(of number: Int, in tree: FrameTree, _ matches: [Int?]) -> Int? {
        var node = tree[number].parent
        while let parent = node, matches[parent] == nil { node = tree[parent].parent }
        return node
    }
}
