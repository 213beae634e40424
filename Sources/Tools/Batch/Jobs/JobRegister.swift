internal import Documents
internal import Files
internal import Foundation

/// The ids and outputs of all jobs so far, which have to be unique.
///
/// It stores sixteen bytes per text: a million jobs need about 80 MB.
struct JobRegister {
    private struct Key: Hashable {
        var first: UInt64
        var second: UInt64

        init(_ digest: SHA256) { (first, second) = (digest.leadingBits, digest.followingBits) }
    }

    /// The folder that jobs' paths are relative to.
    private let root: String
    private var ids: [Key: UInt32] = [:]
    private var outputs: [Key: UInt32] = [:]

    init(root: String) { self.root = root }

    /// Adds a line.
    ///
    /// - Returns: A sentence about a conflict with an earlier line; `nil` if there is none.
    mutating func add(_ outline: JobOutline, id: SHA256, line: Int) -> String? {
        if let first = Self.add(Key(id), line, to: &ids) {
            return
                "the id “\((outline.id ?? "").shortened)” is already used in line \(first); give each job a unique id"
        }
        guard let place = outline.place(below: root) else { return nil }
        if let first = Self.add(Key(SHA256(place)), line, to: &outputs) {
            return
                "the job of line \(first) already writes \((outline.output ?? "").shortened); give each job a unique output"
        }
        return nil
    }

    /// - Returns: The earlier line with the key.
    private static func add(_ key: Key, _ line: Int, to lines: inout [Key: UInt32]) -> UInt32? {
        if let known = lines[key] { return known }
        lines[key] = UInt32(clamping: line)
        return nil
    }
}

extension JobOutline {
    /// The output in a form that can be compared: the file that is written, however it is spelled. In a folder, the
    /// file has the name of the drawn file and the extension of its format; a comparison's output is the folder itself.
    ///
    /// - Parameter root: The folder that jobs' paths are relative to.
    package func place(below root: String) -> String? {
        guard let output, !output.isEmpty else { return nil }
        let path = (output.hasPrefix("/") ? output : "\(root)/\(output)").resolvedPath
        guard kind == .render, let source, output.hasSuffix("/") || Self.isFolder(path) else { return path }
        return "\(path)/\((source.nameInPath as NSString).deletingPathExtension).\(fileExtension)"
    }

    /// The same as in `PictureFormat`, which this target can't import.
    private var fileExtension: String {
        switch format {
        case nil: "png"
        case "jpeg": "jpg"
        case "frames": "frames.json"
        case "tree": "frames.txt"
        case let format?: format
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
