package import Foundation

/// Something that version control left in the place of a file's content.
package enum VersionControlTrace {
    /// A pointer of Git LFS: the file itself was not fetched.
    case lfsPointer
    /// The marks of a merge conflict, at the beginning of a line.
    case mergeConflict

    /// - Returns: `nil` if the content is a file's own.
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

    /// Git merges no file that begins like this; looking through large pictures would take time.
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
}
