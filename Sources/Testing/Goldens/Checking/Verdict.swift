/// What came out of holding something against its golden.
public enum Verdict: String, Sendable, Codable, CaseIterable {
    case same
    /// Different by no more than is allowed.
    case withinTolerance
    /// The frames are the same and the pixels are not: another rasterizer, font or library drew them.
    case pixelsOnly
    case changed
    case sizeChanged
    /// There is no golden.
    case missing
    /// The golden can't be compared with.
    case unreadable
}
