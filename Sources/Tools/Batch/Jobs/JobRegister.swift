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

    private var ids: [Key: UInt32] = [:]
    private var outputs: [Key: UInt32] = [:]

    /// Adds a line.
    ///
    /// - Returns: What it has in common with an earlier one, as a sentence; `nil` if it has nothing.
    mutating func add(_ outline: JobOutline, id: SHA256, line: Int) -> String? {
        if let first = Self.add(Key(id), line, to: &ids) {
            return "the id “\((outline.id ?? "").shortened)” is that of line \(first) already; give each job its own"
        }
        guard let place = outline.place else { return nil }
        if let first = Self.add(Key(SHA256(place)), line, to: &outputs) {
            return "the job of line \(first) writes \(place.shortened) already; give each job an output of its own"
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
    /// The output as it is compared with others: without `.` and doubled slashes, and in a folder with the name of what
    /// is drawn.
    var place: String? {
        guard let output, !output.isEmpty else { return nil }
        let path = Self.normalized(output)
        guard output.hasSuffix("/"), let source else { return path }
        return "\(path)/\((source.nameInPath as NSString).deletingPathExtension)"
    }

    /// A path without parts that lead nowhere.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
