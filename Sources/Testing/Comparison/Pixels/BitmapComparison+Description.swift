extension BitmapComparison: CustomStringConvertible {
    /// The difference in one line: how many pixels, by how much, and the first place.
    public var description: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance: "\(statistics?.description ?? ""), which is tolerated"
        case .sizeChanged: "the size is \(actualSize) pixels, not \(expectedSize)"
        default: statistics?.description ?? ""
        }
    }
}

extension PixelStatistics: CustomStringConvertible {
    /// The difference in one line: `12 pixels differ by up to 15 levels, the first at (2, 1)`. A channel has 255
    /// levels.
    public var description: String {
        let count = over > 0 ? over : differing
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        let levels = worstChannel == 1 ? "1 level" : "\(worstChannel) levels"
        return "\(pixels) by up to \(levels)\(first.map { ", the first at \($0)" } ?? "")"
    }

    /// The largest patch and the densest window: how far the pixels are clustered, which a plain count hides.
    public var density: String {
        "largest patch \(largestBlob) px, densest 8 × 8 window \(densestWindow) px"
            + (densestWindowPlace.map { " at \($0)" } ?? "")
    }
}
