/// What came out of holding something against its golden.
public enum Verdict: String, Sendable, Codable, CaseIterable {
    case same
    /// Different by no more than is allowed.
    case withinTolerance
    /// The frames differ and no pixel shows it: something hidden changed.
    case framesOnly
    /// The frames are the same and the pixels are not: another rasterizer, font or library drew them.
    case pixelsOnly
    case changed
    case sizeChanged
    /// There is no golden.
    case missing
    /// The golden can't be compared with.
    case unreadable

    public var passes: Bool { self == .same || self == .withinTolerance || self == .framesOnly }
}
