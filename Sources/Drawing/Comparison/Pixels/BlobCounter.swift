/// Finds the largest cluster of marked pixels, row by row.
struct BlobCounter {
    private(set) var largest = 0

    /// Consecutive marked pixels, and the group that they belong to.
    private struct Run {
        var range: Range<Int>
        var group: Int
    }

    private var above: [Run] = []
    private var parent: [Int] = []
    private var size: [Int] = []
    private var lastRow = -2

    /// Adds the next row that has marks; rows without marks may be skipped.
    ///
    /// - Parameter runs: Consecutive pixels, from left to right.
    mutating func add(row: Int, _ runs: [Range<Int>]) {
        if row != lastRow + 1 { above = [] }
        lastRow = row
        var current: [Run] = []
        var next = 0
        for range in runs {
            var group = parent.count
            parent.append(group)
            size.append(range.count)
            // Runs that end before this one begins can't touch it or any later one.
            while next < above.count, above[next].range.upperBound < range.lowerBound { next += 1 }
            var index = next
            while index < above.count, above[index].range.lowerBound <= range.upperBound {
                group = join(group, above[index].group)
                index += 1
            }
            largest = max(largest, size[group])
            current.append(Run(range: range, group: group))
        }
        above = current
        compact()
    }

    private mutating func join(_ one: Int, _ other: Int) -> Int {
        let (root, otherRoot) = (find(one), find(other))
        guard root != otherRoot else { return root }
        parent[otherRoot] = root
        size[root] += size[otherRoot]
        return root
    }

    private mutating func find(_ group: Int) -> Int {
        var group = group
        while parent[group] != group {
            parent[group] = parent[parent[group]]
            group = parent[group]
        }
        return group
    }

    /// Removes groups without a run in the last row, to limit memory.
    private mutating func compact() {
        guard parent.count > 1 << 14, parent.count > above.count * 4 else { return }
        var names: [Int: Int] = [:]
        var sizes: [Int] = []
        for index in above.indices {
            let root = find(above[index].group)
            let name = names[root] ?? sizes.count
            if names[root] == nil {
                names[root] = name
                sizes.append(size[root])
            }
            above[index].group = name
        }
        parent = Array(sizes.indices)
        size = sizes
    }
}
