import Testing
import XCTest

/// The test that is under way, of whichever framework it is.
struct RunningTest: CustomStringConvertible {
    /// The types around the test, the outermost first; empty for a function of its own.
    var suite: [String]

    /// The function.
    var function: String

    /// `nil` outside of tests, and on threads that a test of Swift Testing has started by itself.
    static var current: RunningTest? { Test.current.map(RunningTest.init) ?? XCTestInvocations.runningTest }

    init(_ test: Test) {
        let names = test.id.nameComponents
        suite = names.filter { !$0.hasSuffix(")") }
        function = test.name
    }

    /// A test of XCTest belongs to the class that runs, which inherits it perhaps.
    init(_ test: XCTestCase) {
        // Parts that stand in parentheses are contexts of private types, whose names differ between builds.
        suite = String(reflecting: type(of: test)).split(separator: ".").dropFirst().map(String.init)
            .filter { !$0.hasPrefix("(") }
        function = test.name.split(separator: ".").last.map(String.init) ?? test.name
    }

    /// `LabelTests.testCircle`
    var description: String { (suite + [function]).joined(separator: ".") }
}
