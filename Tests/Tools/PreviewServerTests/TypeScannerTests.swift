import XCTest

@testable import Previewing

/// Types are found with their lines, whatever comments and strings say.
final class TypeScannerTests: XCTestCase {
    private func types(_ code: String) -> [String] {
        TypeScanner.types(in: Array(code.utf8)).map { "\($0.name):\($0.line)" }
    }

    func testNestedTypes() {
        XCTAssertEqual(
            types(
                """
                enum Shelf {
                    struct Top { class func make() {} ; class var x: Int { 0 } }
                    extension Inner.Deep {}
                }
                public final class Row<Item>:
                    View where Item: View {
                    actor A {}
                }
                """), ["Shelf:1", "Shelf.Top:2", "Shelf.Inner.Deep:3", "Row:5", "Row.A:7"])
    }

    func testCommentsAndStrings() {
        XCTAssertEqual(
            types(
                ##"""
                // struct A {}
                /* struct B { /* } */ struct C {} */
                let a = "struct D { \(f("}", { 1 }())) \" {"
                let b = #"struct E { \" \#("{") "#
                let c = """
                    struct F {
                    " { \("}")
                    """
                struct G { let `struct` = 1 }
                let broken = "{
                struct H {}
                """##), ["G:9", "H:11"])
    }

    func testInheritance() {
        let code =
            "struct A: X, PreviewProvider {}\nstruct B: MyPreviewProvider {}\nextension C.D: SwiftUI.PreviewProvider {}"
        let types = TypeScanner.types(in: Array(code.utf8))
        XCTAssertEqual(types.filter { $0.inherits("PreviewProvider") }.map(\.name), ["A", "C.D"])
    }

    func testUnfinishedCode() {
        for code in ["struct", "struct A", "}", "}}} struct A {}", "\"\\(", "/*", "#\"", "\"\"\"", "extension ."] {
            _ = types(code)
        }
        XCTAssertEqual(types("}}} struct A {}"), ["A:1"])
    }
}
