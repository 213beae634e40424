import Files
import Foundation
import GalleryPages

/// The folder that the documentation's pictures are in.
struct GalleryFolder {
    /// Without a slash behind it.
    let path: String

    /// - Parameter isRead: Whether the folder has to be there: nothing is going to be written to it.
    init(path: String, isRead: Bool) throws {
        guard !path.isEmpty else { throw Failure("-o is empty; name a folder") }
        guard path != InputFile.standardStream else {
            throw Failure("-o -: standard output takes one file, and these are several; name a folder")
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard !exists || isFolder.boolValue else { throw Failure("\(path) is not a folder") }
        guard exists || !isRead else { throw Failure("\(path): there is no such folder; draw the pictures first") }
    }

    func path(of file: String) -> String { "\(path)/\(file)" }

    /// Writes the pictures, and the page if there is one.
    func write(_ pictures: [DrawnPicture], page: String?) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure("\(path): the folder can't be made: \(error.localizedDescription)")
        }
        for picture in pictures { try AtomicFile.write(picture.png, to: self.path(of: picture.file)) }
        if let page { try AtomicFile.write(Data(page.utf8), to: self.path(of: IndexPage.file)) }
    }
}
