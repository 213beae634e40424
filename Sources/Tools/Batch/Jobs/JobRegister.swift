internal import Documents
internal import Files
internal import Foundation

/// The names and outputs of all jobs so far, so that no two have the same.
///
/// Sixteen bytes are kept of each, not the texts: a million jobs need about 80 MB.
struct JobRegister {
    private struct Key: Hashable {
        var first: UInt64
        var second: UInt64

        init(_ digest: SHA256) { (first, second) = (digest.leadingBits, digest.followingBits) }
    }

    /// The folder from which jobs name files.
    private let root: String
    private var ids: [Key: UInt32] = [:]
    private var outputs: [Key: UInt32] = [:]

    init(root: String) { self.root = root }

    /// Adds a line.
    ///
    /// - Returns: What it has in common with an earlier one, as a sentence; `nil` if it has nothing.
    mutating func add(_ outline: JobOutline, id: SHA256, line: Int) -> String? {
        if let first = Self.add(Key(id), line, to: &ids) {
            return "the id “\((outline.id ?? "").shortened)” is that of line \(first) already; give each job its own"
        }
        guard let place = outline.place(below: root) else { return nil }
        if let first = Self.add(Key(SHA256(place)), line, to: &outputs) {
            return
                "the job of line \(first) writes \((outline.output ?? "").shortened) already; give each job an output of its own"
        }
        return nil
    }

    /// - Returns: The line that has the key already.
    private static func add(_ key: Key, _ line: Int, to lines: inout [Key: UInt32]) -> UInt32? {
        if let known = lines[key] { return known }
        lines[key] = UInt32(clamping: line)
        return nil
    }
}

extension JobOutline {
    /// The output as it is compared with others: the file that is written, however it is spelled. In a folder it has the
    /// name of the file that is drawn, and the ending of its format; of a comparison it is the folder itself.
    ///
    /// - Parameter root: The folder from which jobs name files.
    package func place(below root: String) -> String? {
        guard let output, !output.isEmpty else { return nil }
        let path = (output.hasPrefix("/") ? output : "\(root)/\(output)").resolvedPath
        guard kind == .render, let source, output.hasSuffix("/") || Self.isFolder(path) else { return path }
        return "\(path)/\((source.nameInPath as NSString).deletingPathExtension).\(fileExtension)"
    }

    /// As in `PictureFormat`, which is above this target.
    private var fileExtension: String {
        switch format {
        case nil: "png"
        case "jpeg": "jpg"
        case "frames": "frames.json"
        case let format?: format
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
