import Foundation

/// A text that was recorded: what it replaced, and where.
struct SourceEdit: Codable {
    /// The place of the call when the tests were compiled.
    var call: SourcePosition
    /// The label of the closure, which tells the closures of one call apart.
    var label: String
    /// The recorded text; `nil` if the closure was removed.
    var text: String?

    /// The part that was replaced, in the file as it was before.
    var start: SourcePosition
    var end: SourcePosition
    /// The end of what took its place.
    var newEnd: SourcePosition

    /// In seconds since 1970.
    var time: TimeInterval
    var process: Int32

    /// Returns where a place was after the edit; `nil` if it is no longer there.
    func moved(_ position: SourcePosition) -> SourcePosition? {
        if position <= start { return position }
        guard position >= end else { return nil }
        let column = position.line == end.line ? newEnd.column + position.column - end.column : position.column
        return SourcePosition(line: position.line + newEnd.line - end.line, column: column)
    }
}

/// What has been recorded in a source file since the tests were compiled, so that the places that the compiler noted are
/// found again.
///
/// It is kept in a file: several processes may record in one source file.
struct SourceEdits: Codable {
    /// A hash of the source file after the last edit.
    var digest = ""
    /// A hash of the source file before the last edit.
    var digestBefore = ""
    var edits: [SourceEdit] = []

    /// Reads the edits that the running program doesn't know; none if there is no such file.
    ///
    /// - Parameter compiled: When the program was made, in seconds since 1970.
    init(path: String, since compiled: TimeInterval) {
        guard let data = FileManager.default.contents(atPath: path),
            let all = try? JSONDecoder().decode(SourceEdits.self, from: data)
        else { return }
        (digest, digestBefore) = (all.digest, all.digestBefore)
        edits = all.edits.filter { $0.time > compiled }
    }

    /// Returns whether the edits are those of a file. The last one is given up if a process ended before it was written.
    ///
    /// - Parameter digest: A hash of the file.
    mutating func holds(_ digest: String) -> Bool {
        guard !edits.isEmpty, digest != self.digest else { return true }
        guard digest == digestBefore else { return false }
        edits.removeLast()
        return true
    }

    /// Returns where a place of the compiled file is now; `nil` if it is no longer there.
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
    /// When the program was made, in seconds since 1970.
    static let compiled: TimeInterval = {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }()
}
