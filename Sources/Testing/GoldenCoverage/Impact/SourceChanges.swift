internal import Files
import Foundation
public import Goldens

/// The files that differ from a git revision.
public enum SourceChanges {
    /// Returns the absolute paths of files in a package that were changed, added or removed since a revision, including
    /// untracked files.
    ///
    /// - Throws: If git isn't installed, or doesn't know the revision.
    public static func files(since revision: String, in package: String) throws(GoldenError) -> [String] {
        let root = URL(fileURLWithPath: package).resolvingSymlinksInPath().path
        guard !revision.hasPrefix("-") else { throw GoldenError("“\(revision)” isn’t a revision") }
        let changed = try git(
            ["diff", "--name-only", "--no-renames", "--relative", "-z", revision, "--"], in: root, revision)
        let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root, revision)
        return Set((changed + new).map { "\(root)/\($0)" }).sorted()
    }

    /// Whether git tracks a file, including a removed one.
    public static func isKnown(_ file: String, in package: String) -> Bool {
        text(of: file, at: "HEAD", in: package) != nil
    }

    /// Returns a file's text at a revision; `nil` if the file didn't exist then, or git isn't available.
    static func text(of file: String, at revision: String, in package: String) -> String? {
        let folder = URL(fileURLWithPath: package).resolvingSymlinksInPath().path
        guard file.hasPrefix(folder + "/"), !revision.hasPrefix("-") else { return nil }
        let name = "\(revision):./\(file.dropFirst(folder.count + 1))"
        return try? git(["show", name], in: folder, revision).joined(separator: "\0")
    }

    private static func git(
        _ arguments: [String], in folder: String, _ revision: String
    ) throws(GoldenError) -> [String] {
        let process: ChildProcess
        do {
            process = try ChildProcess(["git", "-C", folder] + arguments)
        } catch {
            throw GoldenError(
                "git can’t be started: \(error.reason); it is needed to find the changes since \(revision)")
        }
        guard process.wait() == .code(0) else {
            let complaint = String(decoding: process.errorBytes, as: UTF8.self)
            let line = complaint.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed"
            throw GoldenError("since “\(revision)”: \(line)")
        }
        return process.outputBytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
