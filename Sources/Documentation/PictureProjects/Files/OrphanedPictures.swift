import Files
import Foundation
import Pictures
import Raster

/// Pictures that a project made once and makes no more.
package enum OrphanedPictures {
    /// The paths of the files in a project's folders of pictures that this program has written and that no entry makes
    /// any more, relative to the project's folder and in order.
    ///
    /// Other files are none of our business: each of ours says in itself who made it.
    package static func paths(in project: PictureProject) -> [String] {
        let made = Set(project.entries.flatMap(\.pictures).map(\.path))
        return project.pictureFolders.flatMap { folder in
            files(in: folder, of: project).filter { path in
                !made.contains(path) && isPicture(path) && PictureSignature.isOnFile("\(project.folder)/\(path)")
            }
        }
    }

    private static func isPicture(_ path: String) -> Bool {
        let ending = (path as NSString).pathExtension.lowercased()
        return FileFormat.allCases.contains { $0.fileExtension == ending }
    }

    private static func files(in folder: String, of project: PictureProject) -> [String] {
        let path = folder.isEmpty ? project.folder : "\(project.folder)/\(folder)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    /// Removes the files.
    package static func remove(_ paths: [String], in project: PictureProject) throws(FileError) {
        for path in paths {
            guard unlink("\(project.folder)/\(path)") == 0 || errno == ENOENT else {
                throw FileError(path: path, action: "removing", reason: String(cString: strerror(errno)))
            }
        }
    }
}
