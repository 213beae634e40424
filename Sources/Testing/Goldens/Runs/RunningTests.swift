import Files
import Foundation
import Synchronization

/// The running tests and assertions of a process, stored in a file of the run's folder: after a crash it shows what the
/// process was doing.
final class RunningTests: Sendable {
    private let path: String
    private let state = Mutex(State())

    private struct State {
        var running: [RunningTest] = []
        var descriptor: Int32?
    }

    /// - Parameter path: The file, which is created when a test starts.
    init(path: String) {
        self.path = path
    }

    static let folder = "running"

    static func path(in run: String, process: Int32) -> String { "\(run)/\(folder)/\(process).txt" }

    func add(_ test: RunningTest) {
        change { $0.append(test) }
    }

    func remove(_ test: RunningTest) {
        change { running in
            if let place = running.lastIndex(of: test) { running.remove(at: place) }
        }
    }

    func replace(_ old: RunningTest, by new: RunningTest) {
        change { running in
            if let place = running.lastIndex(of: old) { running[place] = new }
        }
    }

    private func change(_ body: (inout [RunningTest]) -> Void) {
        state.withLock { state in
            body(&state.running)
            guard let descriptor = state.descriptor ?? open() else { return }
            state.descriptor = descriptor
            var lines = state.running.map(\.line).joined()
            lines.withUTF8 { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            ftruncate(descriptor, off_t(lines.utf8.count))
        }
    }

    private func open() -> Int32? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        return descriptor < 0 ? nil : descriptor
    }

    /// Removes the file, unless a test is running.
    func tidy() {
        state.withLock { state in
            guard let descriptor = state.descriptor, state.running.isEmpty else { return }
            close(descriptor)
            unlink(path)
            state.descriptor = nil
        }
    }

    deinit {
        state.withLock { state in if let descriptor = state.descriptor { close(descriptor) } }
    }

    /// Returns the tests of a run that started and didn't finish, in any process.
    static func left(in run: String) -> [UnfinishedTest] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(run)/\(folder)")) ?? []
        return names.sorted().flatMap { name in
            let data =
                (try? UntrustedFile.read("\(folder)/\(name)", below: run, limit: 1 << 20)).flatMap { $0 } ?? Data()
            let left = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { RunningTest(line: $0) }
            // The assertion is more specific than its test.
            return left.filter { test in test.source != nil || !left.contains { $0.test == test.test && $0 != test } }
        }.map { UnfinishedTest(test: $0.test, reason: .crashed, detail: $0.detail) }
    }
}

/// A running test, or an assertion in it.
struct RunningTest: Sendable, Equatable {
    var test: String
    var source: SourcePlace?
    var step: AssertionStep?

    /// `laying out for Tests/BadgeTests/LabelTests.swift:12`
    var detail: String? {
        guard let source else { return nil }
        return "\(step?.words ?? "asserting") for \(source)"
    }

    init(test: String, source: SourcePlace? = nil, step: AssertionStep? = nil) {
        (self.test, self.source, self.step) = (test, source, step)
    }

    /// The line in the file: its fields, separated by tabs.
    fileprivate var line: String {
        let name = String(test.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        let place = source.map { ["\(step?.rawValue ?? "")", "\($0.line)", $0.file] } ?? []
        return ([name] + place).joined(separator: "\t") + "\n"
    }

    fileprivate init?(line: Substring) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 1 || fields.count == 4, !fields[0].isEmpty else { return nil }
        let place = fields.count == 4 ? Int(fields[2]).map { SourcePlace(file: fields[3], line: $0) } : nil
        self.init(test: fields[0], source: place, step: fields.count == 4 ? AssertionStep(rawValue: fields[1]) : nil)
    }
}

/// The steps of an assertion.
package enum AssertionStep: String, Sendable {
    case waiting, making, layout, drawing, comparing

    /// The step in words, to follow “is”.
    var words: String {
        switch self {
        case .waiting: "waiting for the main queue"
        case .making: "making the value"
        case .layout: "laying out"
        case .drawing: "drawing"
        case .comparing: "comparing"
        }
    }
}
