internal import Foundation

/// A folder for files that nobody else sees. It is removed with the object, and when a signal ends the process.
///
/// A killed process leaves it; the next process that writes there removes it.
package final class ScratchFolder: Sendable {
    /// The absolute path.
    package let path: String

    private let descriptor: Int32

    /// Creates a folder in the system's folder of temporary files.
    package init() throws(FileError) {
        let parent = FileManager.default.temporaryDirectory.path.resolvedPath
        UnfinishedFiles.removeOnce(in: parent)
        (path, descriptor) = try TemporaryName.makeFolder(in: parent, for: parent)
    }

    deinit {
        TemporaryFiles.remove(path)
        close(descriptor)
    }
}
