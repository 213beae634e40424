import Files

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
            let drawn = Result { try draw() }
            if let drawn = try? drawn.get() { known = drawn.files }
            guard !(files + known).isEmpty else {
                _ = try drawn.get()
                throw PictureFailure(
                    "--watch has no file to wait for: these pictures are drawn from code alone, and changed code needs a new "
                        + "build")
            }
            do {
                let page = try drawn.get().show(report)
                if shown != page {
                    try announce("the pictures are shown in \(page), which reloads itself; ctrl-C ends")
                }
                shown = page
            } catch {
                report(error)
            }
            FileChanges(of: files + known).wait()
        }
    }
}

extension PictureWatch.Drawn {
    /// Writes the page that shows the pictures, and returns its path.
    fileprivate func show(_ report: (any Error) -> Void) throws(FileError) -> String {
        failures.forEach(report)
        let preview = PreviewPage(in: folder)
        try preview.write(page, of: pictures, failures: failures.map(\.description))
        return preview.path
    }
}
