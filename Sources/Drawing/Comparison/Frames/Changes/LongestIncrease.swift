/// Finds the longest increasing subsequence of a list.
enum LongestIncrease {
    /// Returns the indices of the subsequence.
    static func places(in numbers: [Int]) -> [Int] {
        // For each length, the index of the smallest number that ends an increasing subsequence of that length.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var places: [Int] = []
        var next = ends.last
        while let place = next {
            places.append(place)
            next = before[place]
        }
        return places.reversed()
    }
}
