import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets that `onDelete` passes.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..., with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets that `onMove` passes before the one at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(enumerated())
        let moved = elements.filter { source.contains($0.offset) }
        let others = elements.filter { !source.contains($0.offset) }
        let order = others.filter { $0.offset < destination } + moved + others.filter { $0.offset >= destination }
        for (index, element) in zip(Array(indices), order) { self[index] = element.element }
    }
}
