import Frames
import Rendering

/// Pairs of frames, one from each of two trees, that are one and the same frame.
struct FrameMatching {
    /// The number in the new tree of each frame of the old one, `nil` for frames that are gone.
    private(set) var newOf: [Int?]

    /// The number in the old tree of each frame of the new one, `nil` for frames that are new.
    private(set) var oldOf: [Int?]

    private let old: FrameTree
    private let new: FrameTree

    init(_ old: FrameTree, _ new: FrameTree) {
        self.old = old
        self.new = new
        newOf = Array(repeating: nil, count: old.nodes.count)
        oldOf = Array(repeating: nil, count: new.nodes.count)
        match(0, 0)
        matchStrays(by: .whole) { !$0.frame.origin.isEmpty }
        matchStrays(by: .identity) { $0.keys.hasContent }
        matchStrays(by: .shape) { $0.frame.origin.identifier != nil }
        matchStrays(by: .name) { $0.frame.origin.identifier != nil }
    }

    /// Whether a frame of the new tree has the parent that it had.
    func isInPlace(_ number: Int) -> Bool {
        guard let before = oldOf[number] else { return false }
        guard let parent = new[number].parent, let oldParent = old[before].parent else {
            return new[number].parent == nil && old[before].parent == nil
        }
        return oldOf[parent] == oldParent
    }

    /// Pairs two frames, and what is inside of them as far as it is free.
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

    /// The keys by which strays are found, the most exact first.
    private enum StrayKey { case whole, identity, shape, name }

    private func key(_ node: FrameTree.Node, _ kind: StrayKey) -> StableHash {
        switch kind {
        case .whole: node.keys.whole
        case .identity: node.keys.identity
        case .shape: node.keys.shape
        case .name: StableHash(node.frame.origin.role)
        }
    }

    /// Pairs frames that changed their parent, because something was put around them or they went elsewhere. A pair is
    /// made if, below the same frame, just one frame with a key is gone and just one with that key is new.
    ///
    /// One of their parents must be in both trees; otherwise the parts of a message that is gone would be found again
    /// in another message that is new.
    private mutating func matchStrays(by kind: StrayKey, where isKnown: (FrameTree.Node) -> Bool) {
        struct Stray: Hashable {
            let key: StableHash
            let ancestor: Int
        }
        var gone: [Stray: [Int]] = [:]
        var order: [Stray] = []
        for (number, node) in old.nodes.enumerated() where newOf[number] == nil && isKnown(node) {
            guard let ancestor = nearestMatch(of: number, in: old, newOf) else { continue }
            let stray = Stray(key: key(node, kind), ancestor: ancestor)
            if gone[stray] == nil { order.append(stray) }
            gone[stray, default: []].append(number)
        }
        guard !gone.isEmpty else { return }
        var found: [Stray: [Int]] = [:]
        for (number, node) in new.nodes.enumerated() where oldOf[number] == nil && isKnown(node) {
            guard let ancestor = nearestMatch(of: number, in: new, oldOf), let before = oldOf[ancestor] else {
                continue
            }
            found[Stray(key: key(node, kind), ancestor: before), default: []].append(number)
        }
        for stray in order {
            guard let olds = gone[stray], let news = found[stray], olds.count == 1, news.count == 1,
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
