import Foundation

/// A recorded text with the range that it replaced.
struct SourceEdit: Codable {
    /// The position of the call when the tests were compiled.
    var call: SourcePosition
    /// The label of the closure, which distinguishes the closures of a call.
    var label: String
    /// The recorded text; `nil` if the closure was removed.
    var text: String?

    /// The start of the replaced range, in the file before the edit.
    var start: SourcePosition
    var end: SourcePosition
    /// The end of the replacement.
    var newEnd: SourcePosition

    /// The time of the edit, in seconds since 1970.
    var time: TimeInterval
    var process: Int32

    /// Returns a position after the edit; `nil` if it no longer exists.
    func moved(_ position: SourcePosition) -> SourcePosition? {
        if position <= start { return position }
        guard position >= end else { return nil }
        let column = position.line == end.line ? newEnd.column + position.column - end.column : position.column
        return SourcePosition(line: position.line + newEnd.line - end.line, column: column)
    }
}

/// The edits of a source file since the tests were compiled, which convert compiled positions to current ones.
///
/// They are stored in a file, because several processes may record in one source file.
struct SourceEdits: Codable {
    /// A hash of the source file after the last edit.
    var digest = ""
    /// A hash of the source file before the last edit.
    var digestBefore = ""
    var edits: [SourceEdit] = []

    /// Reads the edits since the program was compiled; none if there is no such file.
    ///
    /// - Parameter compiled: The time at which the program was compiled, in seconds since 1970.
    init(path: String, since compiled: TimeInterval) {
        guard let data = FileManager.default.contents(atPath: path),
            let all = try? JSONDecoder().decode(SourceEdits.self, from: data)
        else { return }
        (digest, digestBefore) = (all.digest, all.digestBefore)
        edits = all.edits.filter { $0.time > compiled }
    }

    /// Returns whether the edits lead to a file. The last one is dropped if a process ended before writing the file.
    ///
    /// - Parameter digest: A hash of the file.
    mutating func holds(_ digest: String) -> Bool {
        guard !edits.isEmpty, digest != self.digest else { return true }
        guard digest == digestBefore else { return false }
        edits.removeLast()
        return true
    }

    /// Returns the current position of a compiled one; `nil` if it no longer exists.
    func moved(_ position: SourcePosition) -> SourcePosition? {
        edits.reduce(position) { position, edit in position.flatMap(edit.moved) }
    }

    /// Returns the last edit of a closure.
    func last(_ call: SourcePosition, _ label: String) -> SourceEdit? {
        edits.last { $0.call == call && $0.label == label }
    }
}

/// The program that runs the tests.
enum TestProgram {
    /// The time at which the program was compiled, in seconds since 1970.
    static let compiled: TimeInterval = {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }()
}
