import Goldens
import Testing
import XCTest

/// Reports failures to the current test of XCTest or Swift Testing.
package enum TestFailure {
    package static func report(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
