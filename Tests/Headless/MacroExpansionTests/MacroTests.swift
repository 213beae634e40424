import XCTest

@testable import MacroExpansion

/// The code that macros add, and what they say about uses that they can't expand.
final class MacroTests: XCTestCase {
    // MARK: #Preview

    func testAPreviewKnowsItsPlace() throws {
        let code = try expand("\n\n  #Preview(\"a\") { Text(\"b\") }", "PreviewMacro").get()
        XCTAssertTrue(code.contains("struct $s4Club7PreviewfMu_: DeveloperToolsSupport.PreviewRegistry"), code)
        XCTAssertTrue(code.contains("fileID: String { \"Club/Badge.swift\" }"), code)
        XCTAssertTrue(code.contains("line: Int { 12 }"), code)
        XCTAssertTrue(code.contains("column: Int { 3 }"), code)
        XCTAssertTrue(code.contains("DeveloperToolsSupport.Preview(\"a\") { Text(\"b\") }"), code)
    }

    /// The first line of a file that the plug-in AppSources has rewritten names the app's own file.
    func testAPreviewInARewrittenFile() throws {
        let code = try expand("#Preview { A() }", "PreviewMacro", file: "Badge.rewritten.swift").get()
        XCTAssertTrue(code.contains("fileID: String { \"Club/Badge.swift\" }"), code)
        XCTAssertTrue(code.contains("line: Int { 9 }"), code)
    }

    func testAttributesStayBeforeAPreview() throws {
        let code = try expand("@available(iOS 17, *)\n#Preview { A() }", "PreviewMacro").get()
        XCTAssertTrue(code.hasPrefix("@available(iOS 17, *)\nstruct "), code)
        XCTAssertTrue(code.contains("line: Int { 11 }"), code)
    }

    func testPreviewableVariablesBecomeState() throws {
        let code = try expand(
            """
            #Preview("a", traits: .portrait) {
                @Previewable @State var isOn = true
                @Previewable @State var text =
                    "}"
                let other = 1
                Toggle(text, isOn: $isOn)
            }
            """, "PreviewMacro"
        ).get()
        XCTAssertTrue(code.contains("DeveloperToolsSupport.Preview(\"a\", traits: .portrait) {"), code)
        XCTAssertTrue(code.contains("struct PreviewedState: HeadlessSwiftUI.View {"), code)
        XCTAssertTrue(code.contains("@State var isOn = true\n"), code)
        XCTAssertFalse(code.contains("@Previewable"), code)
        XCTAssertTrue(code.contains("let other = 1\nToggle(text, isOn: $isOn)"), code)
        XCTAssertTrue(code.contains("return PreviewedState()"), code)
    }

    func testPreviewableVariablesAreFoundInAClosureArgument() throws {
        let code = try expand("#Preview(body: { @Previewable @State var a = 1; A(a) })", "PreviewMacro").get()
        XCTAssertTrue(code.contains("struct PreviewedState"), code)
        XCTAssertTrue(code.hasSuffix("})\n    }\n}"), code)
    }

    func testPreviewableIsForVariables() throws {
        assertFailure(
            try expand("#Preview { @Previewable func f() {} }", "PreviewMacro"),
            "@Previewable belongs to a variable, as in @Previewable @State var isOn = true", offset: 111)
        assertFailure(
            try expand("@Previewable var a = 1", "PreviewableMacro", role: "peer", in: ["struct A {}"]),
            "@Previewable has no effect outside of #Preview; remove it")
        XCTAssertEqual(
            try expand("@Previewable var a = 1", "PreviewableMacro", role: "peer", in: ["#Preview {}"]).get(), "")
    }

    // MARK: @Entry

    private func entry(_ source: String, in surroundings: String = "extension EnvironmentValues {}") throws -> String {
        try expand(source, "EntryMacro", role: "peer", in: [surroundings]).get()
    }

    func testAnEntryHasAKey() throws {
        XCTAssertEqual(
            try entry("@Entry var size: CGFloat = 3"),
            """
            private struct __Key_size: HeadlessSwiftUI.EnvironmentKey {
                static var defaultValue: CGFloat { 3 }
            }
            """)
        XCTAssertTrue(
            try entry("@Entry public var isOn = f { 1 }").contains(
                "@HeadlessSwiftUI.__EntryDefaultValue static var defaultValue = f { 1 }"))
        XCTAssertTrue(try entry("@Entry var name: String?").contains("static var defaultValue: String? { nil }"))
        XCTAssertTrue(
            try entry("@Entry var act: () -> Void = {}").contains("static var defaultValue: () -> Void { {} }"))
        XCTAssertTrue(
            try entry("@Entry var a = 1", in: "extension SwiftUI.Transaction {}").contains(
                ": HeadlessSwiftUI.TransactionKey"))
        XCTAssertTrue(
            try entry("@Entry var a: String?", in: "extension FocusedValues {}").contains("typealias Value = String"))
        XCTAssertEqual(
            try expand("@Entry var a = 1", "EntryMacro", role: "accessor").get(),
            "{\n    get { self[__Key_a.self] }\n    set { self[__Key_a.self] = newValue }\n}")
    }

    func testAnEntryThatCantBeIsExplained() throws {
        for (source, surroundings, message) in [
            ("@Entry var a: Int", "extension EnvironmentValues {}", "@Entry needs a default value: var a: Int = …"),
            ("@Entry var a = 1", "struct A {}", "@Entry belongs in an extension of EnvironmentValues"),
            ("@Entry let a = 1", "extension EnvironmentValues {}", "@Entry belongs to a variable"),
            ("@Entry static var a = 1", "extension EnvironmentValues {}", "@Entry belongs to a variable"),
            ("@Entry func a() {}", "extension EnvironmentValues {}", "@Entry belongs to a variable"),
            ("@Entry var a: Int { 1 }", "extension EnvironmentValues {}", "@Entry writes the accessors of a"),
            ("@Entry var a: Int = 1", "extension FocusedValues {}", "@Entry in FocusedValues needs an optional type"),
        ] { assertFailure(try expand(source, "EntryMacro", role: "peer", in: [surroundings]), message) }
    }

    // MARK: @Animatable

    func testAnimatableDataHasAllStoredVariables() throws {
        let source = """
            public struct Wedge: Shape {
                var start: Double
                var end: CGFloat = 1 { didSet {} }
                var turns = 0.5
                @AnimatableIgnored var name: String
                let fixed = 3
                static var count = 1
                var size: Double { start }
            }
            """
        let code = try expand(source, "AnimatableMacro", role: "member").get()
        XCTAssertTrue(
            code.hasPrefix(
                "public var animatableData: HeadlessSwiftUI.AnimatablePair<Double.AnimatableData, "
                    + "HeadlessSwiftUI.AnimatablePair<CGFloat.AnimatableData, Double.AnimatableData>> {"), code)
        XCTAssertTrue(code.contains("end.animatableData = newValue.second.first"), code)
        XCTAssertTrue(code.contains("turns.animatableData = newValue.second.second"), code)
        XCTAssertEqual(
            try expand(source, "AnimatableMacro", role: "extension").get(),
            "extension Wedge: HeadlessSwiftUI.Animatable {}")
    }

    func testAnimatableThatCantBeIsExplained() throws {
        assertFailure(
            try expand("struct A { var a = f() }", "AnimatableMacro", role: "member"),
            "@Animatable needs the type of a, as in var a: Double, or @AnimatableIgnored before it")
        assertFailure(
            try expand("enum A {}", "AnimatableMacro", role: "member"),
            "@Animatable belongs to a structure or a class")
    }

    // MARK: Failures

    /// - Parameter offset: The place in the file, in bytes; `nil` for any.
    private func assertFailure(
        _ result: @autoclosure () throws -> Result<String, Diagnostic>, _ message: String, offset: Int? = nil,
        line: UInt = #line
    ) {
        guard case .failure(let diagnostic)? = try? result() else { return XCTFail("no failure", line: line) }
        XCTAssertTrue(diagnostic.message.hasPrefix(message), diagnostic.message, line: line)
        if let offset { XCTAssertEqual(diagnostic.position.offset, offset, line: line) }
    }
}
