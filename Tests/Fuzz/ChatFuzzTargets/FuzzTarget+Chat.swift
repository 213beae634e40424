public import FuzzTargets

extension FuzzTarget {
    /// The targets that lay out views, and the readers of what they are drawn with.
    public static let chat: [FuzzTarget] = [style, project, layout]
}
