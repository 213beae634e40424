import Files
import Foundation

/// The folder that contains the pictures of a documentation.
struct PictureFolder {
    /// The path, without a trailing slash.
    let path: String

    /// The file name of the page that shows all pictures.
    static let index = "index.html"

    /// - Parameter isRead: Whether the folder must already exist, because nothing will be written.
    init(path: String, isRead: Bool) throws(PictureFailure) {
        guard !path.isEmpty else { throw PictureFailure("-o is empty; name a folder") }
        guard path != "-" else {
            throw PictureFailure("-o -: standard output takes one file, and these are several; name a folder")
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let isFolder = FilePresence.isFolder(path)
        guard isFolder || !FilePresence.isFile(path) else { throw PictureFailure("\(path) is not a folder") }
        guard isFolder || !isRead else {
            throw PictureFailure("\(path): there is no such folder; draw the pictures first")
        }
    }

    /// The page that shows all pictures; `nil` if there is none.
    static func indexPage(in folder: String) throws(UntrustedFile.Problem) -> String? {
        // Far more than the size of any such page.
        try UntrustedFile.read(index, below: folder, limit: 64 << 20).map { String(decoding: $0, as: UTF8.self) }
    }
}
