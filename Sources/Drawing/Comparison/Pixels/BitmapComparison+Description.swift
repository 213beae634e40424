extension BitmapComparison: CustomStringConvertible {
    /// The difference on one line: how many pixels, by how much, and the first position.
    public var description: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance: statistics?.toleranceDescription ?? ""
        case .sizeChanged: "expected \(expectedSize) pixels, found \(actualSize)"
        default: statistics?.description ?? ""
        }
    }
}

extension PixelStatistics: CustomStringConvertible {
    /// The difference on one line: `12 pixels differ by up to 15 levels, the first at (2, 1)`. A channel has 255
    /// levels.
    public var description: String {
        let count = over > 0 ? over : differing
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        let levels = worstChannel == 1 ? "1 level" : "\(worstChannel) levels"
        return "\(pixels) by up to \(levels)\(first.map { ", the first at \($0)" } ?? "")"
    }

    /// The difference within the tolerance: `12 pixels differ by up to 1 level, the first at (2, 1), within the
    /// tolerance`, `12 pixels differ, all in ignored components`.
    var toleranceDescription: String {
        guard ignored > 0, ignored == differing else {
            let rest = ignored > 0 ? "; \(ignored) more are in ignored components" : ""
            var others = self
            others.differing -= ignored
            return "\(others.description), within the tolerance\(rest)"
        }
        return ignored == 1
            ? "1 pixel differs, in an ignored component"
            : "\(ignored) pixels differ, all in ignored components"
    }

    /// The largest cluster and the densest window, which show how the pixels are distributed.
    public var density: String {
        "largest cluster: \(largestBlob) px, densest 8 × 8 window: \(densestWindow) px"
            + (densestWindowPlace.map { " at \($0)" } ?? "")
    }
}
