internal import Files
internal import Foundation

/// The two sides of a change as files: before it, and with it.
///
/// Both are laid into the same temporary folder, one after the other, so that the second build compiles only what differs
/// and both know the same paths. The repository, its index and its work tree are never written: what is new goes into
/// a database of objects in the temporary folder.
final class ReviewSides {
    /// The folder of the files of the side that was laid out last.
    let folder: String

    /// The commit before the change.
    let base: String

    /// What differs, sorted by path.
    let changes: [ChangedFile]

    private let repository: GitRepository
    private let temporary: TemporaryFolder
    private let environment: [String: String]
    private let trees: [ReviewSide: String]

    /// - Parameter excluded: A folder whose new files are no part of the change, such as that of an earlier review.
    init(
        of repository: GitRepository, since revision: String, excluding excluded: String?, in temporary: TemporaryFolder
    ) throws {
        self.repository = repository
        self.temporary = temporary
        base = try repository.mergeBase(with: revision)
        folder = try temporary.makeFolder("files")
        let objects = try temporary.makeFolder("objects")
        let known = URL(
            fileURLWithPath: try repository.text(["rev-parse", "--git-path", "objects"]),
            relativeTo: URL(fileURLWithPath: repository.root, isDirectory: true))
        let git = [
            "GIT_DIR": try repository.text(["rev-parse", "--absolute-git-dir"]), "GIT_OBJECT_DIRECTORY": objects,
            "GIT_ALTERNATE_OBJECT_DIRECTORIES": known.standardized.path, "GIT_OPTIONAL_LOCKS": "0",
        ]
        let after = try Self.currentTree(of: repository, git, excluding: excluded, temporary)
        environment = git.merging([
            "GIT_WORK_TREE": folder, "GIT_INDEX_FILE": "\(temporary.path)/index",
        ]) { $1 }
        trees = [.before: "\(base)^{tree}", .after: after]
        changes = ChangedFile.all(
            in: try repository.text(
                ["diff", "--name-status", "--no-renames", "--no-ext-diff", "-z", base, after], git))
    }

    /// Writes the files of the work tree, with uncommitted and untracked ones, as a tree of the temporary database.
    private static func currentTree(
        of repository: GitRepository, _ git: [String: String], excluding excluded: String?, _ temporary: TemporaryFolder
    ) throws -> String {
        let index = "\(temporary.path)/current-index"
        // A copy of the index knows which files are unchanged, so that they aren't read again.
        let own = URL(
            fileURLWithPath: try repository.text(["rev-parse", "--git-path", "index"]),
            relativeTo: URL(fileURLWithPath: repository.root, isDirectory: true))
        if (try? FileManager.default.copyItem(atPath: own.path, toPath: index)) != nil {
            // Git reads a file again if it isn't older than the index, so the copy mustn't be newer than the original.
            let written = try FileManager.default.attributesOfItem(atPath: own.path)[.modificationDate] as? Date
            try FileManager.default.setAttributes(
                [.modificationDate: (written ?? Date(timeIntervalSince1970: 2)).addingTimeInterval(-1)],
                ofItemAtPath: index)
        }
        let environment = git.merging(["GIT_INDEX_FILE": index, "GIT_WORK_TREE": repository.root]) { $1 }
        let others = excluded.flatMap(repository.path).map { [":(top,exclude,literal)\($0)"] } ?? []
        _ = try repository.text(["add", "--all", "--", "."] + others, environment)
        return try repository.text(["write-tree"], environment)
    }

    /// Puts the files of a side into ``folder``; what builds have written there stays.
    func lay(_ side: ReviewSide) throws {
        _ = try repository.text(["read-tree", "--reset", "-u", trees[side] ?? base], environment)
    }

    /// The paths of all files of a side, relative to the repository.
    func files(of side: ReviewSide) throws -> [String] {
        try repository.text(["ls-tree", "-r", "-z", "--name-only", "--full-tree", trees[side] ?? base], environment)
            .split(separator: "\0").map(String.init)
    }

    /// The text of a file of a side.
    func text(of path: String, _ side: ReviewSide) throws -> String {
        try repository.text(
            ["cat-file", "blob", "\((trees[side] ?? base).replacing("^{tree}", with: "")):\(path)"], environment)
    }

    /// The lines of a text file that changed, as `git diff` shows them, without its heading.
    func lines(of path: String) throws -> [String] {
        let output = try repository.text(
            ["diff", "--no-color", "--no-ext-diff", base, trees[.after] ?? "", "--", path], environment)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Array(lines.drop { !$0.hasPrefix("@@") })
    }
}

/// A side of a review.
package enum ReviewSide: String, Codable, Sendable, CaseIterable {
    /// Without the change: the commit that the branch began at.
    case before
    /// With the change, uncommitted files included.
    case after
}
