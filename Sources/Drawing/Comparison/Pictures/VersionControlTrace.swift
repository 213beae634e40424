package import Foundation

/// Something that version control left in place of a file's content.
package enum VersionControlTrace {
    /// A Git LFS pointer: the file itself was not fetched.
    case lfsPointer
    /// Merge conflict markers at the beginning of a line.
    case mergeConflict

    /// - Returns: `nil` if the content is genuine.
    package init?(in data: Data) {
        if data.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
            self = .lfsPointer
        } else if data.starts(with: "<<<<<<< ".utf8) {
            self = .mergeConflict
        } else if !data.starts(with: Self.png), data.range(of: Data("\n<<<<<<< ".utf8)) != nil {
            self = .mergeConflict
        } else {
            return nil
        }
    }

    /// Git never merges PNG files, and searching large pictures would take time.
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
}
