import Testing

extension AssertionPlace {
    /// The name of the asserting test in its framework's notation: `LabelTests.testLongName`, `LabelTests/longName()`.
    var testTitle: String {
        let file = filePath.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        guard Test.current == nil else { return "\(file)/\(testName)" }
        return XCTestInvocations.currentTest ?? "\(file).\(testName.prefix { $0 != "(" })"
    }
}
