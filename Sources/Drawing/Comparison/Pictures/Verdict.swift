/// The outcome of a comparison, for pictures and anything else with a golden.
public enum Verdict: String, Sendable, Codable, CaseIterable {
    /// Nothing differs.
    case same
    /// Some pixels differ within the tolerance.
    case withinTolerance
    /// The frames differ without affecting a pixel: something hidden changed.
    case framesOnly
    /// The frames are the same and the pixels differ: the rasterizer, a font file or a library changed, not the design.
    case pixelsOnly
    /// The pictures differ by more than the tolerance, or the texts differ.
    case changed
    /// The sizes of the pictures differ.
    case sizeChanged
    /// There is no golden. Two pictures never have this verdict.
    case missing
    /// The golden or the picture can't be read.
    case unreadable

    /// Whether the two match. For pictures, the pixels decide.
    public var passes: Bool { self == .same || self == .withinTolerance || self == .framesOnly }
}
