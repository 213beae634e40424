import ChatModels
import XCTest

@testable import Client

final class ListDifferenceTests: XCTestCase {
    private struct Item: Identifiable, Equatable {
        let id: Character
        var isChanged = false
    }

    /// Words represent lists of their letters; an uppercase letter is a changed item.
    private func changes(_ old: String, _ new: String) -> [ListChange<Item>] {
        ListDifference.changes(from: items(old), to: items(new), isSame: ==)
    }

    private func items(_ word: String) -> [Item] {
        word.map { Item(id: Character($0.lowercased()), isChanged: $0.isUppercase) }
    }

    private func says(_ change: ListChange<Item>) -> String {
        switch change {
        case .insert(let item, let index): "+\(item.id)\(index[1])"
        case .remove(let item, let index): "-\(item.id)\(index[1])"
        case .move(let item, let from, let to): "\(item.id)\(from[1])>\(to[1])"
        case .update(let item, let index): "~\(item.id)\(index[1])"
        }
    }

    func testChanges() {
        let expected: [(old: String, new: String, changes: String)] = [
            ("abc", "abc", ""), ("", "ab", "+a0 +b1"), ("ab", "", "-a0 -b1"), ("abc", "xabc", "+x0"),
            ("abc", "ac", "-b1"), ("abc", "aBc", "~b1"), ("abc", "cab", "c2>0"), ("abc", "bca", "a0>2"),
            ("abc", "xaC", "-b1 +x0 ~c2"), ("aab", "ab", "-a1"),
        ]
        for (old, new, changes) in expected {
            XCTAssertEqual(self.changes(old, new).map(says).joined(separator: " "), changes, "\(old) → \(new)")
        }
    }

    /// Applies a batch like a table view: removals and moves by the old indexes, then insertions by the new ones.
    func testChangesLeadFromTheOldListToTheNew() {
        let lists = ["", "a", "ab", "ba", "abcd", "dcba", "badc", "bd", "axbyc", "cab", "ydcxa"]
        for old in lists {
            for new in lists {
                var places: [Int: Character] = [:]
                var leaving: Set<Int> = []
                for change in changes(old, new) {
                    switch change {
                    case .insert(let item, let index): places[index[1]] = item.id
                    case .remove(_, let index): leaving.insert(index[1])
                    case .move(let item, let from, let to):
                        leaving.insert(from[1])
                        places[to[1]] = item.id
                    case .update: break
                    }
                }
                var staying = old.enumerated().filter { !leaving.contains($0.offset) }.map(\.element).makeIterator()
                let result = (0..<new.count).compactMap { places[$0] ?? staying.next() }
                XCTAssertEqual(String(result), new, "\(old) → \(new)")
            }
        }
    }
}
