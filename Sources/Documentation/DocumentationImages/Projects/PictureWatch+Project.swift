extension PictureWatch.Drawn {
    /// Creates the result of a run from a project's update.
    ///
    /// - Parameter failures: The failures of the update and of the pages.
    package init(
        _ outcome: PictureUpdate.Outcome, of project: PictureProject, _ pages: ProjectPages, failures: [PictureFailure]
    ) {
        self.init(
            files: outcome.inputs + pages.watchedPaths, failures: failures, page: IndexPage(of: project),
            folder: project.folder, pictures: outcome.summaries)
    }
}
