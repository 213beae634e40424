import Foundation

extension PictureOptions {
    /// Runs the command: draws the pictures of a collection, checks them, or lists their names.
    ///
    /// - Parameter isPart: Whether the folder also contains pictures of other pages. These pictures are left alone, and
    ///   a check skips the page of all pictures.
    /// - Throws: ``PictureFailure``, or `ExitCode(1)` after printing what is out of date.
    public func run(_ collection: PictureCollection, isPart: Bool = false) throws {
        do {
            try collection.check()
        } catch {
            throw PictureFailure("\(error)")
        }
        let names = try shared.names(among: collection.pictures.map(\.name))
        let pictures = collection.pictures.filter { names?.contains($0.name) ?? true }
        guard !shared.list else {
            for picture in pictures { try StandardOutput.write(line: picture.name) }
            return
        }
        let folder = try PictureFolder(path: output ?? collection.folder, isRead: check)
        let run = PictureRun(
            collection: collection, pictures: pictures, folder: folder.path, options: self,
            part: names != nil ? .somePictures : isPart ? .somePages : .everything)
        try shared.withFonts {
            if check {
                try run.check()
            } else if shared.watch {
                try run.watch()
            } else {
                try run.draw()
            }
        }
    }
}
