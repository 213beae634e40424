import GoldenTesting

/// The position of an expected text among the arguments of a function that calls ``assertInlineSnapshot``.
///
/// Use it for functions that take the expected text as a closure and forward it:
///
///     func assertReply(
///         to question: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
///         file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
///         column: UInt = #column
///     ) {
///         assertInlineSnapshot(
///             of: question().uppercased(), as: .lines,
///             syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1),
///             matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// Former labels of the closure, which are replaced by ``trailingClosureLabel`` when a text is recorded.
    public var deprecatedTrailingClosureLabels: [String]

    /// The label of the closure, as an argument or as a trailing closure that isn't the first one.
    public var trailingClosureLabel: String

    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    /// Creates a description of the closure, by default that of ``assertInlineSnapshot`` itself.
    ///
    /// - Parameters:
    ///   - deprecatedTrailingClosureLabels: The former labels of the closure.
    ///   - trailingClosureLabel: The label of the closure.
    ///   - trailingClosureOffset: The number of trailing closures before it.
    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the current test, at the expected text if the call has one, otherwise at the call.
    ///
    /// - Parameter message: The failure message. Without one, the test fails all the same.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) {
        let call = SourcePosition(line: Int(line), column: Int(column))
        let text = try? SourceRecorder(path: "\(filePath)").expectedText(of: call, descriptor: self)
        InlineAssertions.fail(
            message(), fileID: fileID, filePath: filePath, line: text.map { UInt($0.line) } ?? line,
            column: text.map { UInt($0.column) } ?? column)
    }

    /// Returns whether a label is that of the closure.
    func names(_ label: String) -> Bool {
        label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
    }
}
