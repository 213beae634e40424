import Foundation
import Frames

/// The frames of two variants of a view, each with its counterpart.
///
/// Variants are made by the same code, so counterparts are found by position and name.
struct LayoutPairs {
    let one: Layout
    let other: Layout

    struct Pair {
        let one: Int
        let other: Int
        /// The index of the parents' pair; `nil` for the roots.
        let parent: Int?
        /// The pair of the preceding sibling.
        let previous: Int?
    }

    private(set) var pairs: [Pair] = []
    /// The indices of frames without a counterpart.
    private(set) var onlyInOne: [Int] = []
    private(set) var onlyInOther: [Int] = []

    private let exceptions: [String]

    /// - Parameter exceptions: The names of components to skip, including everything inside.
    init(_ one: Layout, _ other: Layout, except exceptions: [String]) {
        self.one = one
        self.other = other
        self.exceptions = exceptions
        guard !one.frames.isEmpty, !other.frames.isEmpty else { return }
        // Moving a view with a single frame wraps it in another frame.
        let (inner, otherInner) = (only(in: one, like: other), only(in: other, like: one))
        add(inner ?? 0, inner == nil ? otherInner ?? 0 : 0, parent: nil, previous: nil)
    }

    /// The only frame in a root, if the other layout's root has its name rather than that of this root.
    private func only(in layout: Layout, like other: Layout) -> Int? {
        let (name, wanted) = (layout.frames[0].frame.name, other.frames[0].frame.name)
        let children = layout.children(of: 0)
        guard name != wanted, children.count == 1, layout.frames[children[0]].frame.name == wanted else { return nil }
        return children[0]
    }

    private mutating func add(_ number: Int, _ counterpart: Int, parent: Int?, previous: Int?) {
        let place = pairs.count
        pairs.append(Pair(one: number, other: counterpart, parent: parent, previous: previous))
        let lists = (children(of: number, in: one), children(of: counterpart, in: other))
        var before: Int?
        var rest = lists.1
        for child in lists.0 {
            guard let index = rest.firstIndex(where: { other.frames[$0].frame.name == one.frames[child].frame.name })
            else {
                onlyInOne.append(child)
                continue
            }
            let next = pairs.count
            add(child, rest.remove(at: index), parent: place, previous: before)
            before = next
        }
        onlyInOther += rest
    }

    private func children(of number: Int, in layout: Layout) -> [Int] {
        layout.children(of: number).filter { !exceptions.contains(where: layout.frames[$0].frame.origin.isCalled) }
    }

    /// The rectangles of a pair in their parents.
    func rects(_ pair: Pair) -> (CGRect, CGRect) {
        (one.frames[pair.one].frame.rect, other.frames[pair.other].frame.rect)
    }

    /// The sizes of a pair's parents; `nil` for the roots.
    func rooms(_ pair: Pair) -> (CGSize, CGSize)? {
        pair.parent.map { (rects(pairs[$0]).0.size, rects(pairs[$0]).1.size) }
    }

    /// The frames without a counterpart, one line each.
    func unpaired(_ names: (one: String, other: String)) -> [String] {
        onlyInOne.map { "\(one.name(of: $0)) is there \(names.one), not \(names.other)" }
            + onlyInOther.map { "\(other.name(of: $0)) is there \(names.other), not \(names.one)" }
    }
}
