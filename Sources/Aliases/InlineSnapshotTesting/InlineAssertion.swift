import Foundation
import GoldenTesting
import Goldens

/// An assertion with its expected text in the source.
struct InlineAssertion {
    /// The text in the closure; `nil` if there is none.
    var expected: String?
    var descriptor: InlineSnapshotSyntaxDescriptor
    var path: String
    var function: String
    var call: SourcePosition

    /// Returns the failure message; `nil` for success.
    ///
    /// - Parameters:
    ///   - message: The message if the texts differ.
    ///   - make: Creates the actual text.
    ///   - difference: Describes the difference between the expected and the actual text; `nil` if there is none.
    func verify(
        message: String, record: SnapshotTestingConfiguration.Record?, _ make: () throws -> String?,
        difference: (String, String) -> String?
    ) -> String? {
        let mode: RecordMode
        let actual: String?
        do {
            mode = try InlineAssertions.recordMode(argument: record)
            actual = try make()
        } catch {
            return "The value could not be converted to text: \(error)"
        }
        guard expected != nil || actual != nil else { return nil }
        var changes: String?
        if let expected, let actual {
            changes = difference(expected, actual)
            guard changes != nil else { return nil }
        }
        let words = (changes ?? difference(expected ?? "", actual ?? "") ?? "").indented
        if expected != nil ? mode == .all || mode == .failed : mode != .never {
            return "\(recorded(actual)) Difference: …\n\n\(words)"
        }
        guard expected != nil else {
            return "There's no expected text here yet. \(advice(.missing)) Difference: …\n\n\(words)"
        }
        let headline = message.isEmpty ? "Snapshot did not match." : message
        return "\(advice(.failed))\n\(headline) Difference: …\n\n\(words)"
    }

    /// Records the text, and returns the result as a message.
    private func recorded(_ actual: String?) -> String {
        let place = "\(path.split(separator: "/").last ?? ""):\(call.line)"
        do {
            switch try SourceRecorder(path: path).record(actual, for: self) {
            case .written:
                let what = actual == nil ? "The expected text was removed" : "The text was recorded"
                return "\(what) at \(place); review it, and run the test again."
            case .isThere:
                return "The text was already recorded at \(place); run the test again."
            }
        } catch {
            return "The text could not be recorded: \(error)"
        }
    }

    private func advice(_ mode: RecordMode) -> String {
        let test = function.prefix { $0 != "(" }
        return "\(RecordMode.variables[0])=\(mode) \(PackageCommands.ofRunningTest.test) --filter \(test) records it."
    }
}

extension String {
    /// The text with two spaces before each line.
    fileprivate var indented: String {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { "  \(Substring($0))" }.joined(separator: "\n")
    }
}
