import GoldenTesting
import Testing

extension Snapshotting where Format == String {
    /// Returns the text of the strategy for a value.
    func text(of value: Value) throws -> String {
        let text = try InlineAssertions.text(
            of: { value }, as: self, timeout: 5, filePath: #filePath, fileID: #fileID, line: #line)
        return try #require(text)
    }
}

/// Returns the dump of a value.
func dumped<Value>(_ value: Value) throws -> String { try Snapshotting<Value, String>.dump.text(of: value) }
