import Fonts
import Foundation

extension PictureOptions {
    /// Does what the arguments say: draws the pictures of a collection, checks them, or lists their names.
    ///
    /// - Parameter isPart: Whether the folder has pictures of other pages, too, which are then left alone, and so is
    ///   the page of all pictures when it is checked.
    /// - Throws: ``PictureFailure``, or `ExitCode(1)` after what is out of date was printed.
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
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()
        let run = PictureRun(
            collection: collection, pictures: pictures, folder: folder.path, options: self,
            part: names != nil ? .somePictures : isPart ? .somePages : .everything)
        if check {
            try run.check()
        } else if shared.watch {
            try run.watch()
        } else {
            try run.draw()
        }
    }
}
