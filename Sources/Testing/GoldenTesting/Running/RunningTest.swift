import Testing
import XCTest

/// The current test of XCTest or Swift Testing.
struct RunningTest: CustomStringConvertible {
    /// The types around the test, outermost first; empty for a global function.
    var suite: [String]

    /// The function.
    var function: String

    /// `nil` outside of tests, and on threads that a test of Swift Testing starts itself.
    static var current: RunningTest? { Test.current.map(RunningTest.init) ?? XCTestInvocations.runningTest }

    init(_ test: Test) {
        let names = test.id.nameComponents
        suite = names.filter { !$0.hasSuffix(")") }
        function = test.name
    }

    /// An XCTest belongs to the class that runs it, which may have inherited it.
    init(_ test: XCTestCase) {
        // Parts in parentheses are contexts of private types, whose names differ between builds.
        suite = String(reflecting: type(of: test)).split(separator: ".").dropFirst().map(String.init)
            .filter { !$0.hasPrefix("(") }
        function = test.name.split(separator: ".").last.map(String.init) ?? test.name
    }

    /// `LabelTests.testCircle`
    var description: String { (suite + [function]).joined(separator: ".") }
}
