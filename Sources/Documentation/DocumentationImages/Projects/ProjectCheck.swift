import DocumentationPages

/// Compares a project's existing pictures and pages with new ones, without writing anything.
package struct ProjectCheck {
    private let project: PictureProject
    private let pages: ProjectPages?
    private let only: Set<String>?

    /// - Parameters:
    ///   - pages: The pages that show the pictures.
    ///   - only: The names of the entries to check; `nil` to check all entries, and the pages.
    package init(_ project: PictureProject, pages: ProjectPages? = nil, only: Set<String>? = nil) {
        self.project = project
        self.pages = pages
        self.only = only
    }

    /// Draws all pictures and compares them.
    ///
    /// - Parameter advance: Called on any thread with the number of finished pictures and the total.
    package func run(
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws -> PictureCheck.Outcome {
        let check = PictureCheck(folder: project.folder, shown: project.shown)
        var outcome = check.run(project.declarations(only), advance: advance)
        guard only == nil else { return outcome }
        let left = try pages?.orphans(of: project) ?? OrphanedPictures.paths(in: project)
        outcome.findings += left.map { .left(path: project.shown($0)) }
        if let pages {
            let summaries = outcome.summaries
            let pictures = PagePictures(of: project) { summaries[$0].map { PagePictures.FileSummary($0) } }
            outcome.findings += try pages.outdated(pictures).map { .outdatedPage(path: project.shown($0)) }
            let references = try pages.references(in: project)
            outcome.findings += references.lost.map { .lostReference($0) }
            outcome.warnings += references.unused.map { "\(project.shown($0)): no page refers to this picture" }
        }
        return outcome
    }
}
