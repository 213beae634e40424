import Foundation
import Testing

@testable import InlineSnapshotTesting

/// What is written into the source, and where.
struct RecordingTests {
    @Test func aClosureIsAdded() throws {
        let file = try SourceFile(
            """
            func testOrder() {
                assertInlineSnapshot(of: order, as: .lines)  // the usual
            }
            """)
        #expect(try file.record("2 noodles\n\n1 tea") == .written)
        #expect(
            try file.text == #"""
                func testOrder() {
                    assertInlineSnapshot(of: order, as: .lines) {
                        """
                        2 noodles

                        1 tea
                        """
                    }  // the usual
                }
                """#)
    }

    @Test func aClosureIsReplacedAndWhatIsBesideItsTextStays() throws {
        let file = try SourceFile(
            #"""
            func testOrder() {
              assertInlineSnapshot(of: order, as: .lines) {
                // What Leia has.
                """
                1 tea
                """
              }
              assertInlineSnapshot(of: order, as: .lines) { "1 tea" }
            }
            """#)
        try file.record("2 teas", inPlaceOf: "1 tea")
        try file.record("3 teas", inPlaceOf: "1 tea", 1)
        #expect(
            try file.text == #"""
                func testOrder() {
                  assertInlineSnapshot(of: order, as: .lines) {
                    // What Leia has.
                    """
                    2 teas
                    """
                  }
                  assertInlineSnapshot(of: order, as: .lines) {
                    """
                    3 teas
                    """
                  }
                }
                """#)
    }

    @Test func callsKeepTheirPlacesWhenOthersBeforeThemGrow() throws {
        let file = try SourceFile(
            """
            func testOrder() {
                assertInlineSnapshot(of: a, as: .lines); assertInlineSnapshot(of: b, as: .lines)
                assertInlineSnapshot(
                    of: c, as: .lines)
            }
            """)
        try file.record("a\na")
        try file.record("c", 2)
        try file.record("b", 1)
        #expect(
            try file.text == #"""
                func testOrder() {
                    assertInlineSnapshot(of: a, as: .lines) {
                        """
                        a
                        a
                        """
                    }; assertInlineSnapshot(of: b, as: .lines) {
                        """
                        b
                        """
                    }
                    assertInlineSnapshot(
                        of: c, as: .lines) {
                        """
                        c
                        """
                    }
                }
                """#)
    }

    @Test func lineBreaksAndTabsAreThoseOfTheFile() throws {
        let file = try SourceFile("func testOrder() {\r\n\tassertInlineSnapshot(of: order, as: .lines)\r\n}\r\n")
        try file.record("1 tea\n")
        let literal = "\t\t\"\"\"\r\n\t\t1 tea\r\n\r\n\t\t\"\"\"\r\n"
        #expect(
            try file.text
                == "func testOrder() {\r\n\tassertInlineSnapshot(of: order, as: .lines) {\r\n\(literal)\t}\r\n}\r\n")
    }

    @Test func labelsOfOwnFunctionsAreUsed() throws {
        let file = try SourceFile(
            """
            func testOrder() {
              assertResponse { "/orders" }
              assertResponse(of: { "/" })
              assertResponse(of: "/", is: nil)
            }
            """)
        let second = InlineSnapshotSyntaxDescriptor(
            deprecatedTrailingClosureLabels: ["is"], trailingClosureLabel: "body", trailingClosureOffset: 1)
        for number in 0..<3 { try file.record("\(number)", for: "assertResponse", number, descriptor: second) }
        #expect(
            try file.text == #"""
                func testOrder() {
                  assertResponse { "/orders" } body: {
                    """
                    0
                    """
                  }
                  assertResponse(of: { "/" }) {
                    """
                    1
                    """
                  }
                  assertResponse(of: "/", body: {
                    """
                    2
                    """
                  })
                }
                """#)
    }

    @Test func severalTextsOfOneCallAreToldApartByTheirLabels() throws {
        let file = try SourceFile("func testOrder() { assertResponse { \"/\" } }")
        for label in ["head", "body"] {
            let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: label, trailingClosureOffset: 1)
            try file.record(label, for: "assertResponse", descriptor: descriptor)
        }
        #expect(
            try file.text == #"""
                func testOrder() { assertResponse { "/" } head: {
                    """
                    head
                    """
                } body: {
                    """
                    body
                    """
                } }
                """#)
    }

    @Test func formerLabelsAreRenewed() throws {
        let file = try SourceFile(
            #"""
            func testOrder() {
              assertResponse { "/" } was: {
                """
                1
                """
              }
            }
            """#)
        let descriptor = InlineSnapshotSyntaxDescriptor(
            deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is", trailingClosureOffset: 1)
        try file.record("2", inPlaceOf: "1", for: "assertResponse", descriptor: descriptor)
        #expect(try file.text.contains("} is: {\n    \"\"\"\n    2\n"))
    }

    @Test func aClosureOfNoValueIsRemoved() throws {
        let file = try SourceFile(
            """
            func testOrder() {
                assertInlineSnapshot(of: order, as: .lines) { "1 tea" }
                assertOrder { "1 tea" }
            }
            """)
        try file.record(nil, inPlaceOf: "1 tea")
        try file.record(nil, inPlaceOf: "1 tea", for: "assertOrder")
        #expect(
            try file.text == """
                func testOrder() {
                    assertInlineSnapshot(of: order, as: .lines)
                    assertOrder()
                }
                """)
    }
}
