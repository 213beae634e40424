import Files
import Foundation
import Frames
import Goldens
import Rendering

/// Writes texts into a source file one by one and immediately, so that a later crash loses none.
struct SourceRecorder {
    /// The absolute path of the source file.
    let path: String
    /// The time at which the program was compiled, in seconds since 1970.
    var compiled = TestProgram.compiled

    /// The result of recording a text.
    enum Outcome { case written, isThere }

    /// Replaces the expected text in the source by `text`.
    ///
    /// - Throws: ``InlineRecordingError``, or `FileError` if the file can't be written.
    func record(_ text: String?, for assertion: InlineAssertion) throws -> Outcome {
        try locked { notes in
            let source = try read()
            var edits = SourceEdits(path: notes, since: compiled)
            let before = digest(of: source)
            guard edits.holds(before) else { throw error("it was changed while the tests ran; run them again") }
            let (call, label) = (assertion.call, assertion.descriptor.trailingClosureLabel)
            let last = edits.last(call, label)
            if let last, last.text == text { return .isThere }
            guard last?.process != getpid() else {
                throw error("the call on line \(call.line) has several values, but can hold only one expected text")
            }
            guard let place = edits.moved(call), let offset = source.offset(of: place) else { throw outdated(call) }
            let file = ParsedSource(source)
            guard let found = file.call(at: offset), found.isIn(function: assertion.function) else {
                throw outdated(call)
            }
            let closure = ExpectedText(
                of: found, in: file, descriptor: assertion.descriptor,
                isThere: last.map { $0.text != nil } ?? (assertion.expected != nil))
            guard closure.holds(last.map(\.text) ?? assertion.expected) else { throw outdated(call) }
            let change =
                try closure.replacement(for: text)
                ?? {
                    throw error(
                        "the call on line \(call.line) can't be edited automatically; write the closure by hand")
                }()
            let new = SourceText(source.bytes.replacing(change.range, with: change.bytes))
            guard file.isSound(replacedBy: new) else {
                throw error("an edit of line \(call.line) would be invalid Swift; write the closure by hand")
            }
            edits.edits.append(
                SourceEdit(
                    call: call, label: label, text: text, start: source.position(at: change.range.lowerBound),
                    end: source.position(at: change.range.upperBound),
                    newEnd: new.position(at: change.range.lowerBound + change.bytes.count),
                    time: Date().timeIntervalSince1970, process: getpid()))
            edits.digestBefore = before
            edits.digest = digest(of: new)
            // The notes come first: if the process ends between the two, they show which version the file has.
            try AtomicFile.write(JSONEncoder().encode(edits), to: notes)
            try AtomicFile.write(Data(new.bytes), to: path)
            return .written
        }
    }

    /// Returns the start of a call's expected text; `nil` if it has none.
    func expectedText(of call: SourcePosition, descriptor: InlineSnapshotSyntaxDescriptor) throws -> SourcePosition? {
        let source = try read()
        guard let offset = source.offset(of: call) else { return nil }
        let file = ParsedSource(source)
        guard let found = file.call(at: offset) else { return nil }
        return ExpectedText(of: found, in: file, descriptor: descriptor, isThere: true).start
            .map(source.position(at:))
    }

    // MARK: Files

    private func read() throws -> SourceText {
        guard let data = FileManager.default.contents(atPath: path) else { throw error("it can't be read") }
        guard String(validating: data, as: UTF8.self) != nil else { throw error("it isn't in UTF-8") }
        return SourceText(Array(data))
    }

    private func digest(of source: SourceText) -> String { StableHash(Data(source.bytes)).digits }

    /// Runs `body` while no other process or thread records in the same file.
    ///
    /// - Parameter body: Receives the path of the notes about the file.
    private func locked<Result>(_ body: (String) throws -> Result) throws -> Result {
        let notes = try notesPath()
        return try FileLock.withLock(on: "\(notes).lock") { try body(notes) }
    }

    /// Returns the path of the notes, with the runs of the package's tests, or else with temporary files.
    private func notesPath() throws -> String {
        let name = "inline/\(StableHash(Data(path.utf8)).digits).json"
        let temporary = NSTemporaryDirectory() + "messageshot-\(getuid())"
        let folders = [GoldenPlace.package(above: path).map(GoldenRun.folder(ofPackage:)), temporary]
        for folder in folders.compactMap(\.self) {
            let notes = "\(folder)/\(name)"
            let parent = URL(fileURLWithPath: notes).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            if FileManager.default.isWritableFile(atPath: parent.path) { return notes }
        }
        throw error("neither \(folders[0] ?? "the package") nor \(temporary) can be written to")
    }

    private func outdated(_ call: SourcePosition) -> InlineRecordingError {
        error("line \(call.line) has changed since the tests were built; build and run them again")
    }

    private func error(_ words: String) -> InlineRecordingError {
        InlineRecordingError("\(path): \(words)")
    }
}

/// An error of recording a text, as a sentence.
struct InlineRecordingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension [UInt8] {
    fileprivate func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
        self[..<range.lowerBound] + bytes + self[range.upperBound...]
    }
}
