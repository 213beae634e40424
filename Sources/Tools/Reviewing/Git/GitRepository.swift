internal import Files
internal import Foundation
internal import Kit

/// A git repository with a work tree, which is only read.
struct GitRepository {
    /// The top folder of the work tree, an absolute path without links.
    let root: String

    /// Finds the repository around a folder.
    init(around folder: String) throws {
        let run = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
        guard run.status == 0, let line = run.output.split(separator: "\n").first else {
            throw ReviewError(
                run.error.contains("dubious ownership")
                    ? "\(folder): another user owns this repository; allow it with git config --global --add "
                        + "safe.directory FOLDER"
                    : "\(folder): not in the work tree of a git repository; run messageshot review in a clone")
        }
        root = String(line)
    }

    /// The commit in which the current branch and a revision have their common past.
    func mergeBase(with revision: String) throws -> String {
        guard try isCommit("HEAD") else {
            throw ReviewError("\(root): there is no commit yet; nothing can have changed")
        }
        guard !revision.hasPrefix("-"), !revision.isEmpty, try isCommit(revision) else {
            let remote = "origin/\(revision)"
            let hint =
                try !revision.hasPrefix("-") && isCommit(remote)
                ? "did you mean \(remote)?" : "name a branch, a tag or a commit, and fetch it first"
            throw ReviewError("--since “\(revision)”: git knows no such revision; \(hint)")
        }
        let run = try git(["merge-base", revision, "HEAD"])
        if run.status == 0 { return run.output.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard try text(["rev-parse", "--is-shallow-repository"]) == "true" else {
            throw ReviewError("--since “\(revision)”: it has no commit in common with the current branch")
        }
        throw ReviewError(
            "--since “\(revision)”: this clone is too shallow to contain the common past; run git fetch --unshallow, or "
                + "check out with fetch-depth: 0")
    }

    /// Returns a path relative to the root; `nil` for one outside of the work tree, and for the root.
    func path(of file: String) -> String? {
        // The file may not exist yet, so its folder's links are resolved.
        let url = URL(fileURLWithPath: file).standardized
        let path = url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(
            url.lastPathComponent
        ).path
        return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    private func isCommit(_ revision: String) throws -> Bool {
        try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]).status == 0
    }

    /// Runs a command of git, and returns its output without the last line break.
    func text(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
        let run = try git(arguments, environment)
        guard run.status == 0 else {
            let line = run.error.split(whereSeparator: \.isNewline).first.map(String.init) ?? "code \(run.status)"
            throw ReviewError("git \(arguments[0]) failed: \(line)", isMachineFailure: true)
        }
        return run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
    }

    private func git(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ProgramRun {
        try Self.git(arguments, in: root, environment)
    }

    private static func git(
        _ arguments: [String], in folder: String, _ environment: [String: String] = [:]
    ) throws -> ProgramRun {
        do {
            return try ProgramRun.run(["git"] + arguments, in: folder, environment: environment)
        } catch let error as FileError where error.isOfMissingFile {
            throw ReviewError("there is no git in the PATH; install it", isMachineFailure: true)
        }
    }
}
