/// What a lint found in a layout, and how much it looked at.
public struct LintReport: Sendable, Equatable {
    /// The flaws, in the order of the rules and then of painting.
    public var findings: [LintFinding]

    /// The number of the frames with a name that are seen.
    public var componentCount: Int
}
