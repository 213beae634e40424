extension BitmapComparison: CustomStringConvertible {
    /// The difference in one line: how many pixels, by how much, and the first place.
    public var description: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance: statistics?.toleranceDescription ?? ""
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

    /// What differs within the tolerance: `12 pixels differ by up to 1 level, the first at (2, 1), which is tolerated`,
    /// `12 pixels differ, all of them of ignored components`.
    var toleranceDescription: String {
        guard ignored > 0, ignored == differing else {
            let rest = ignored > 0 ? "; \(ignored) more are of ignored components" : ""
            var others = self
            others.differing -= ignored
            return "\(others.description), which is tolerated\(rest)"
        }
        return ignored == 1
            ? "1 pixel differs, and it is of an ignored component"
            : "\(ignored) pixels differ, all of them of ignored components"
    }

    /// The largest patch and the densest window: how far the pixels are clustered, which a plain count hides.
    public var density: String {
        "largest patch \(largestBlob) px, densest 8 × 8 window \(densestWindow) px"
            + (densestWindowPlace.map { " at \($0)" } ?? "")
    }
}
