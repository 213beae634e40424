/// The findings of a lint in a layout, and the number of components it checked.
public struct LintReport: Sendable, Equatable {
    /// The flaws, sorted by rule and then by painting order.
    public var findings: [LintFinding]

    /// The number of visible frames with a name.
    public var componentCount: Int
}
