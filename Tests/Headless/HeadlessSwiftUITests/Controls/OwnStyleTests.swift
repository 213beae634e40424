import Frames
import HeadlessSwiftUI
import XCTest

/// An application's own control styles, and the environment that they read.
final class OwnStyleTests: XCTestCase {
    func testTextFieldStyle() {
        let field = Drawn { TextField("name", text: .constant("Ada")).textFieldStyle(Framed()) }
        XCTAssertEqual(field.texts, [">", "Ada"])
    }

    func testDisclosureGroupStyle() {
        let group = Drawn {
            DisclosureGroup("more", isExpanded: .constant(true)) { Text("all") }.disclosureGroupStyle(Plain())
        }
        XCTAssertEqual(group.texts, ["open", "more", "all"])
    }

    func testOptionalValuesOfTheEnvironmentHaveTheirDefaults() {
        XCTAssertEqual(EnvironmentValues().horizontalSizeClass, .compact)
        XCTAssertEqual(EnvironmentValues().legibilityWeight, .regular)
        var values = EnvironmentValues()
        values.horizontalSizeClass = nil
        XCTAssertNil(values.horizontalSizeClass)
    }

    private struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(">")
                configuration
            }
        }
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isExpanded ? "open" : "closed")
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}
