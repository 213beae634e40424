import Files
import Foundation
import Pictures
import Raster

/// Leftover pages of an earlier, longer picture, which could be mistaken for pages of this one.
struct OrphanedPages {
    /// The paths of the pages, in order.
    let paths: [String]

    /// Looks for pages with the same name and higher numbers that this program wrote.
    ///
    /// - Parameters:
    ///   - count: The current number of pages.
    ///   - path: Returns the path of a page with a number.
    init(after count: Int, path: (Int) -> String) {
        let (first, second) = (path(1).nameInPath, path(2).nameInPath)
        let beginning = first.commonPrefix(with: second)
        let ending = first.dropFirst(beginning.count + 1)
        let folder = path(1).folderOfPath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let numbers = names.compactMap { name -> Int? in
            guard name.hasPrefix(beginning), name.hasSuffix(ending), name.count > beginning.count + ending.count,
                let number = Int(name.dropFirst(beginning.count).dropLast(ending.count)), number > count,
                path(number).nameInPath == name
            else { return nil }
            return number
        }
        paths = numbers.sorted().map(path).filter(PictureSignature.isOnFile)
    }

    /// - Throws: A ``FileError`` for the first page that can't be removed.
    func remove() throws(FileError) {
        for path in paths {
            guard unlink(path) == 0 || errno == ENOENT else {
                throw FileError(path: path, action: "removing", reason: String(cString: strerror(errno)))
            }
        }
    }

    /// A warning about the pages; `nil` if there are none.
    var warning: String? {
        guard let first = paths.first, let last = paths.last else { return nil }
        let (shown, verb, object) =
            paths.count == 1 ? (first, "is a page", "it") : ("\(first) to \(last.nameInPath)", "are pages", "them")
        return "\(shown) \(verb) of an earlier picture; --prune removes \(object)"
    }
}
