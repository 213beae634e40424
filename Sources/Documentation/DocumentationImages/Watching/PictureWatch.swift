import Files

/// Draws pictures again whenever one of their input files changes.
package enum PictureWatch {
    /// The result of a run.
    package struct Drawn {
        /// The files to watch until the next run.
        let files: [String]

        /// The reasons why pictures couldn't be drawn. They may be fixed before the next run.
        let failures: [PictureFailure]

        let page: IndexPage

        /// The folder that the pictures' paths are relative to.
        let folder: String

        /// Summaries of the existing pictures, by their paths.
        let pictures: [String: PictureSummary]
    }

    /// Runs forever. Each change to a file starts another run.
    ///
    /// - Parameters:
    ///   - files: Files to watch in addition to those of the last run.
    ///   - draw: Draws what is out of date.
    ///   - announce: Receives a line about the page that shows the pictures.
    ///   - report: Receives a failure, which the next run may fix.
    /// - Throws: If there are no files to watch, or if `announce` throws.
    package static func run(
        files: [String], draw: () throws -> Drawn, announce: (String) throws -> Void, report: (any Error) -> Void
    ) throws -> Never {
        var known: [String] = []
        var shown: String?
        while true {
            let drawn = Result { try draw() }
            if let drawn = try? drawn.get() { known = drawn.files }
            guard !(files + known).isEmpty else {
                _ = try drawn.get()
                throw PictureFailure(
                    "--watch has no files to watch: these pictures are drawn from code alone, and changed code needs a new "
                        + "build")
            }
            do {
                let page = try drawn.get().show(report)
                if shown != page {
                    try announce("the pictures are shown in \(page), which reloads itself; press Ctrl-C to stop")
                }
                shown = page
            } catch {
                report(error)
            }
            let watched = files + known
            var changes = FileChanges { watched }
            changes.wait()
        }
    }
}

extension PictureWatch.Drawn {
    /// Writes the page that shows the pictures and returns its path.
    fileprivate func show(_ report: (any Error) -> Void) throws(FileError) -> String {
        failures.forEach(report)
        let preview = PreviewPage(in: folder)
        try preview.write(page, of: pictures, failures: failures.map(\.description))
        return preview.path
    }
}
