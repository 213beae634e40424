import Foundation
import Testing

@testable import InlineSnapshotTesting

/// A source file in a folder of its own, in which texts are recorded.
final class SourceFile {
    let path: String
    private let folder: URL
    /// The file as it was when it was compiled: calls have their places in it.
    private let compiled: String

    init(_ text: String) throws {
        compiled = text
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("inline-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The notes go to the runs of the package.
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        path = folder.appendingPathComponent("OrderTests.swift").path
        try write(text)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var text: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Records a text for a call.
    ///
    /// - Parameters:
    ///   - call: The name of the function that is called.
    ///   - number: Which of its calls, from 0 on.
    @discardableResult
    func record(
        _ text: String?, inPlaceOf expected: String? = nil, for call: String = "assertInlineSnapshot",
        _ number: Int = 0,
        descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
        function: String = "testOrder()", compiled: TimeInterval = 0
    ) throws -> SourceRecorder.Outcome {
        let assertion = InlineAssertion(
            expected: expected, descriptor: descriptor, path: path, function: function,
            call: try position(of: call, number))
        return try SourceRecorder(path: path, compiled: compiled).record(text, for: assertion)
    }

    private func position(of call: String, _ number: Int) throws -> SourcePosition {
        let ranges = compiled.ranges(of: call)
        try #require(number < ranges.count)
        let rest = compiled[ranges[number].upperBound...]
        let start = try #require(rest.firstIndex { $0 == "(" || $0 == "{" })
        let source = SourceText(Array(compiled.utf8))
        return source.position(at: compiled.utf8.distance(from: compiled.startIndex, to: start))
    }
}
