extension PictureWatch.Drawn {
    /// What an update of a project has drawn.
    ///
    /// - Parameter failures: Those of the update and of the pages.
    package init(
        _ outcome: PictureUpdate.Outcome, of project: PictureProject, _ pages: ProjectPages, failures: [PictureFailure]
    ) {
        self.init(
            files: outcome.inputs + pages.watchedPaths, failures: failures, page: IndexPage(of: project),
            folder: project.folder, pictures: outcome.summaries)
    }
}
