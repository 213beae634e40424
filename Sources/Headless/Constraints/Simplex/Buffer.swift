/// A growing array of plain values with a single owner.
///
/// An `Array` counts references and checks bounds at each access, which would be most of the work in the solver's loops
/// of a few instructions.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    /// The first element.
    private(set) var base: UnsafeMutablePointer<Element>

    /// The number of elements.
    private(set) var count = 0

    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 4)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    @inline(__always)
    subscript(position: Int) -> Element {
        get {
            assert(position >= 0 && position < count)
            return base[position]
        }
        nonmutating set {
            assert(position >= 0 && position < count)
            base[position] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Makes the buffer at least `newCount` long, and sets new elements to `element`.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { grow(to: newCount) }
        (base + count).update(repeating: element, count: newCount - count)
        count = newCount
    }

    /// Makes the buffer at least `newCount` long, and leaves new elements uninitialized.
    @inline(__always)
    mutating func extendWithoutValues(to newCount: Int) {
        if newCount > capacity { grow(to: newCount) }
        count = max(count, newCount)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        capacity = max(needed, 2 * capacity)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
