internal import Foundation

/// The difference between two lists, in the form that table and collection views expect.
///
/// The indexes of removals, updates and origins of moves are those in the old list; the indexes of insertions and
/// destinations of moves are those in the new one. A moved item may also have changed, since a batch can't contain it
/// twice.
enum ListDifference {
    /// The changes: removals, insertions, moves, updates, each in ascending order. Empty if the lists are the same.
    static func changes<Item: Identifiable>(
        from old: [Item], to new: [Item], isSame: (Item, Item) -> Bool
    ) -> [ListChange<Item>] {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id && isSame($0, $1) }) { return [] }
        let newPlaces = Dictionary(uniqueKeysWithValues: zip(keys(of: new), new.indices))
        let oldKeys = keys(of: old)
        let kept = old.indices.compactMap { place in newPlaces[oldKeys[place]].map { (old: place, new: $0) } }
        let keptOld = Set(kept.map(\.old))
        let keptNew = Set(kept.map(\.new))
        let inOrder = longestIncreasingSubsequence(kept.map(\.new))
        var removals: [ListChange<Item>] = []
        var insertions: [ListChange<Item>] = []
        var moves: [ListChange<Item>] = []
        var updates: [ListChange<Item>] = []
        for place in old.indices where !keptOld.contains(place) {
            removals.append(.remove(old[place], index: path(place)))
        }
        for place in new.indices where !keptNew.contains(place) {
            insertions.append(.insert(new[place], index: path(place)))
        }
        for (index, pair) in kept.enumerated() {
            if !inOrder.contains(index) {
                moves.append(.move(new[pair.new], fromIndex: path(pair.old), toIndex: path(pair.new)))
            } else if !isSame(old[pair.old], new[pair.new]) {
                updates.append(.update(new[pair.new], index: path(pair.old)))
            }
        }
        return removals + insertions + moves + updates
    }

    private static func path(_ row: Int) -> IndexPath { [0, row] }

    /// An item's identifier, and the number of earlier items with the same one.
    private struct Key<ID: Hashable>: Hashable {
        let id: ID
        let number: Int
    }

    private static func keys<Item: Identifiable>(of items: [Item]) -> [Key<Item.ID>] {
        var counts: [Item.ID: Int] = [:]
        return items.map { item in
            let number = counts[item.id, default: 0]
            counts[item.id] = number + 1
            return Key(id: item.id, number: number)
        }
    }

    /// The indexes of a longest increasing subsequence of `numbers`: the items that keep their order, so that as few as
    /// possible move.
    private static func longestIncreasingSubsequence(_ numbers: [Int]) -> Set<Int> {
        // The index of the smallest last number of an increasing subsequence, for each length, and the predecessor of
        // each number.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var rise: Set<Int> = []
        var index = ends.last
        while let current = index {
            rise.insert(current)
            index = previous[current]
        }
        return rise
    }
}
