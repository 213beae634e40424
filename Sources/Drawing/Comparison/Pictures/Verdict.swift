/// The outcome of a comparison in one word, for pictures and for anything else that has a golden.
public enum Verdict: String, Sendable, Codable, CaseIterable {
    /// Nothing differs.
    case same
    /// Some pixels differ, by no more than is allowed.
    case withinTolerance
    /// The frames differ and no pixel shows it: something hidden changed.
    case framesOnly
    /// The frames are the same and the pixels are not: the rasterizer, a font file or a library changed, and not the
    /// design.
    case pixelsOnly
    /// The pictures differ by more than is allowed, or the texts at all.
    case changed
    /// The picture has another size in pixels.
    case sizeChanged
    /// There is no golden to compare with. Two pictures never get this verdict.
    case missing
    /// The golden or the picture can't be read.
    case unreadable

    /// Whether the two count as equal. Of pictures, the pixels decide.
    public var passes: Bool { self == .same || self == .withinTolerance || self == .framesOnly }
}
