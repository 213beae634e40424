extension BitmapComparison: CustomStringConvertible {
    /// One line: what is different, by how much, and where that begins.
    public var description: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance(let change): "\(change), which is tolerated"
        case .changed(let change): "\(change)"
        case .sizeChanged(let expected, let actual): "the size is \(actual) pixels, not \(expected)"
        }
    }
}

extension BitmapComparison.Change: CustomStringConvertible {
    public var description: String {
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        // Three digits; rounded up, so that what differs never reads as 0.
        let thousandths = (worst * 1000).rounded(.up)
        return "\(pixels) by up to \(thousandths / 1000), the first at \(first)"
    }
}
