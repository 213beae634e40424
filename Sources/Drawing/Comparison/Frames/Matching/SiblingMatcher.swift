import Foundation
import Frames
import Rendering

/// Pairs the children of two frames.
///
/// It pairs frames that are equal, then frames with equal content, then frames of the same name, and finally frames of
/// the same role with another class. Equal frames are paired in order: if three became four, the last one is new.
struct SiblingMatcher {
    private(set) var pairs: [(Int, Int)] = []

    private let old: FrameTree
    private let new: FrameTree
    private var olds: [Int]
    private var news: [Int]

    /// For each old child, the range of new indices that its paired neighbors leave for it.
    private var openRange: [Int: ClosedRange<Int>] = [:]
    private let places: (old: [Int], new: [Int: Int])

    init(old: FrameTree, _ olds: [Int], new: FrameTree, _ news: [Int]) {
        self.old = old
        self.new = new
        self.olds = olds
        self.news = news
        places = (olds, Dictionary(uniqueKeysWithValues: news.enumerated().map { ($1, $0) }))
        pairEnds()
        pairUnique { $0.keys.whole }
        pairUnique { $0.keys.hasContent ? $0.keys.identity : nil }
        pairGroups { $0.keys.identity }
        pairGroups { $0.frame.origin.isEmpty ? nil : StableHash($0.frame.name) }
        pairGroups { $0.frame.origin.identifier.map { StableHash($0) } }
        pairGroups { $0.frame.origin.isEmpty ? StableHash("") : nil }
        pairGroups { $0.keys.hasContent ? $0.keys.contents : nil }
        if olds.count == 1, news.count == 1 { pairGroups { _ in StableHash() } }
        pairs.sort { $0.1 < $1.1 }
    }

    /// Pairs equal frames at both ends.
    private mutating func pairEnds() {
        var start = 0
        while start < min(olds.count, news.count), isEqual(olds[start], news[start]) { start += 1 }
        var end = 0
        while end < min(olds.count, news.count) - start,
            isEqual(olds[olds.count - 1 - end], news[news.count - 1 - end])
        { end += 1 }
        for index in 0..<start { pairs.append((olds[index], news[index])) }
        for index in 0..<end { pairs.append((olds[olds.count - 1 - index], news[news.count - 1 - index])) }
        olds = Array(olds[start..<olds.count - end])
        news = Array(news[start..<news.count - end])
    }

    private func isEqual(_ one: Int, _ other: Int) -> Bool { old[one].keys.whole == new[other].keys.whole }

    /// Pairs frames whose key is unique on both sides.
    private mutating func pairUnique(_ key: (FrameTree.Node) -> StableHash?) {
        pair(key) { olds, news in olds.count == 1 && news.count == 1 ? [(0, 0)] : [] }
    }

    /// Pairs frames with equal keys between the same neighbors: in order if there are equally many, otherwise by
    /// similarity.
    private mutating func pairGroups(_ key: (FrameTree.Node) -> StableHash?) {
        guard !olds.isEmpty, !news.isEmpty else { return }
        findRoom()
        let likeness = FrameSimilarity(old: old, new: new)
        let (openRange, places) = (openRange, places.new)
        let (old, new) = (old, new)
        func canMatch(_ one: Int, _ other: Int) -> Bool {
            // A wrapper around a frame is not that frame.
            if old[one].frame.origin != new[other].frame.origin,
                new.contains(old[one].frame.origin, in: other) || old.contains(new[other].frame.origin, in: one)
            {
                return false
            }
            guard let openRange = openRange[one], let place = places[other] else { return true }
            return openRange.contains(place)
        }
        pair(key) { olds, news in
            if olds.count == news.count, zip(olds, news).allSatisfy({ canMatch($0, $1) }) {
                return olds.indices.map { ($0, $0) }
            }
            let pairs = SequenceAlignment.pairs(olds, news) { canMatch($0, $1) ? likeness.score($0, $1) : 0 }
            return pairs.filter { canMatch(olds[$0.0], news[$0.1]) }
        }
    }

    private mutating func findRoom() {
        let partner = Dictionary(uniqueKeysWithValues: pairs)
        var lower = 0
        var open: [Int] = []
        openRange = [:]
        for number in places.old {
            guard let place = partner[number].flatMap({ places.new[$0] }) else {
                open.append(number)
                continue
            }
            // Neighbors that changed places leave no range between them, so any index is possible.
            if lower <= place { for number in open { openRange[number] = lower...place } }
            open = []
            lower = place
        }
        let last = max(places.new.count, lower)
        for number in open { openRange[number] = lower...last }
    }

    /// - Parameter choose: Selects pairs among frames with equal keys, by their indices in the two lists.
    private mutating func pair(
        _ key: (FrameTree.Node) -> StableHash?, choose: ([Int], [Int]) -> [(Int, Int)]
    ) {
        guard !olds.isEmpty, !news.isEmpty else { return }
        var groups: [StableHash: ([Int], [Int])] = [:]
        var order: [StableHash] = []
        for number in olds {
            guard let key = key(old[number]) else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: ([], [])].0.append(number)
        }
        for number in news {
            guard let key = key(new[number]) else { continue }
            groups[key]?.1.append(number)
        }
        var taken: (Set<Int>, Set<Int>) = ([], [])
        for key in order {
            guard let (olds, news) = groups[key], !news.isEmpty else { continue }
            for (one, other) in choose(olds, news) {
                pairs.append((olds[one], news[other]))
                taken.0.insert(olds[one])
                taken.1.insert(news[other])
            }
        }
        guard !taken.0.isEmpty else { return }
        olds.removeAll(where: taken.0.contains)
        news.removeAll(where: taken.1.contains)
    }
}
