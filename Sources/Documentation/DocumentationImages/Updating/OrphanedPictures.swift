import Files
import Foundation
import Raster

/// Pictures that this program produced and that no entry produces anymore.
///
/// Other files are never touched. Each picture contains a signature of this program.
package enum OrphanedPictures {
    /// The maximum depth of the search.
    enum Reach { case folder, foldersBelow }

    /// The paths of the files, relative to a root and sorted. Hidden folders and symbolic links are skipped.
    ///
    /// - Parameters:
    ///   - folders: The folders of the pictures, relative to the root. An empty path is the root itself.
    ///   - made: The paths of the pictures that entries produce.
    static func paths(in folders: [String], of root: String, _ reach: Reach, besides made: Set<String>) -> [String] {
        folders.flatMap { folder in
            files(in: folder, of: root, reach).filter { path in
                !made.contains(path) && isPicture(path) && PictureSignature.isOnFile("\(root)/\(path)")
            }
        }
    }

    private static func isPicture(_ path: String) -> Bool {
        FileFormat.allCases.contains { path.lowercased().hasSuffix(".\($0.fileExtension)") }
    }

    private static func files(in folder: String, of root: String, _ reach: Reach) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            switch reach {
            case .foldersBelow where isFolder("\(root)/\(path)"): return files(in: path, of: root, reach)
            case .folder, .foldersBelow: return [path]
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Removes files whose paths are relative to a root.
    static func remove(_ paths: [String], in root: String) throws(FileError) {
        for path in paths {
            guard unlink("\(root)/\(path)") == 0 || errno == ENOENT else {
                throw FileError(path: path, action: "removing", reason: String(cString: strerror(errno)))
            }
        }
    }
}
