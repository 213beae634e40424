import InlineSnapshotTesting
import Testing

/// The assertion, as an application's tests use it.
@Suite(.snapshots(record: .never))
struct AssertInlineSnapshotTests {
    private struct Order {
        var dishes = ["noodles", "tea"]
        var guest: String? = "Leia"
    }

    @Test func aTextThatIsAsExpectedPasses() {
        assertInlineSnapshot(of: Order(), as: .dump) {
            """
            ▿ Order
              ▿ dishes: 2 elements
                - "noodles"
                - "tea"
              ▿ guest: Optional<String>
                - some: "Leia"

            """
        }
        assertInlineSnapshot(of: Order(), as: .json(from: \.dishes)) {
            #"""
            ["noodles","tea"]
            """#
        }
    }

    @Test func nothingIsExpectedOfNothing() {
        assertInlineSnapshot(of: nil as String?, as: .lines)
    }

    @Test func theFailureShowsTheLinesThatDiffer() {
        expectIssue(
            """
            MESSAGESHOT_RECORD=failed swift test --filter theFailureShowsTheLinesThatDiffer records it.
            Snapshot did not match. Difference: …

              @@ −1,3 +1,3 @@
              \u{2007}1 noodles
              −2 teas
              +2 coffees
              \u{2007}
            """
        ) {
            assertInlineSnapshot(of: "1 noodles\n2 coffees\n", as: .lines) { "1 noodles\n2 teas\n" }
        }
    }

    @Test func theFailureHasOwnWords() {
        expectIssue(
            """
            MESSAGESHOT_RECORD=failed swift test --filter theFailureHasOwnWords records it.
            The bill is wrong. Difference: …

              @@ −1,1 +1,1 @@
              −9
              +10
            """
        ) {
            assertInlineSnapshot(of: "10", as: .lines, message: "The bill is wrong.") { "9" }
        }
    }

    @Test func aMissingTextIsAFailure() {
        expectIssue(
            """
            There's no expected text here yet. MESSAGESHOT_RECORD=missing swift test --filter aMissingTextIsAFailure \
            records it. Difference: …

              @@ −1,1 +1,1 @@
              −
              +10
            """
        ) {
            assertInlineSnapshot(of: "10", as: .lines)
        }
    }

    @Test func whatTheValueThrowsIsAFailure() throws {
        struct Closed: Error {}
        func open() throws -> String { throw Closed() }
        try expectIssue("The value could not be converted to text: Closed()") {
            assertInlineSnapshot(of: try open(), as: .lines) { "open" }
        }
    }

    private func expectIssue(_ message: String, _ body: () throws -> Void) rethrows {
        try withKnownIssue {
            try body()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [message]
        }
    }
}

extension Snapshotting where Format == String {
    fileprivate static func json(from part: @escaping (Value) -> [String]) -> Snapshotting {
        SimplySnapshotting.lines.pullback { "[" + part($0).map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    }
}
