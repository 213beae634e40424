/// Draws pictures again whenever a file changes that they are drawn from.
package enum PictureWatch {
    /// What a run has drawn.
    package struct Drawn {
        /// The files that the next run waits for.
        let files: [String]

        /// Why pictures could not be drawn. They can be mended meanwhile.
        let failures: [PictureFailure]

        let page: IndexPage

        /// The folder that the pictures' paths are relative to.
        let folder: String

        /// What is known of the pictures that are there, by their paths.
        let pictures: [String: PictureSummary]
    }

    /// Never returns: each run is followed by another when a file has changed.
    ///
    /// - Parameters:
    ///   - files: The files that are waited for besides those of the last run.
    ///   - draw: Draws what is out of date.
    ///   - announce: Takes a line about the page that shows the pictures.
    ///   - report: Takes a failure, which the next run may mend.
    /// - Throws: If there is no file to wait for, or a line can't be taken.
    package static func run(
        files: [String], draw: () throws -> Drawn, announce: (String) throws -> Void, report: (any Error) -> Void
    ) throws -> Never {
        var known: [String] = []
        var shown: String?
        while true {
            do {
                let drawn = try draw()
                known = drawn.files
                drawn.failures.forEach(report)
                let preview = PreviewPage(in: drawn.folder)
                try preview.write(drawn.page, of: drawn.pictures, failures: drawn.failures.map(\.description))
                if shown != preview.path {
                    try announce("the pictures are shown in \(preview.path), which reloads itself; ctrl-C ends")
                    shown = preview.path
                }
            } catch {
                report(error)
            }
            guard !(files + known).isEmpty else {
                throw PictureFailure(
                    "--watch has no file to wait for: these pictures are drawn from code alone, and code that changes needs a "
                        + "new build")
            }
            FileChanges(of: files + known).wait()
        }
    }
}
