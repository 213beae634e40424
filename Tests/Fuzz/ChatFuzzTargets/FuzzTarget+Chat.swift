public import FuzzTargets

extension FuzzTarget {
    /// The targets that lay out views, and those that read the input of the layout.
    public static let chat: [FuzzTarget] = [style, project, layout]
}
