import GoldenTesting
import Testing

/// The difference of two texts in a failure.
struct UnifiedDifferenceTests {
    private func difference(_ old: String, _ new: String) -> String? {
        Snapshotting<String, String>.lines.diffing.diff(old, new)?.0
    }

    @Test func linesAreMarkedWithSignsOfOneWidth() {
        #expect(
            difference("a\nb\nc", "a\nB\nc") == """
                @@ −1,3 +1,3 @@
                \u{2007}a
                −b
                +B
                \u{2007}c
                """)
        #expect(difference("a", "a") == nil)
    }

    @Test func placesThatAreFarApartAreShownByThemselves() {
        let old = (1...20).map(String.init)
        var new = old
        new[0] = "one"
        new.remove(at: 18)
        let lines = difference(old.joined(separator: "\n"), new.joined(separator: "\n"))?.split(separator: "\n")
        #expect(lines?.filter { $0.hasPrefix("@@") } == ["@@ −1,5 +1,5 @@", "@@ −15,6 +15,5 @@"])
    }

    @Test func linesThatEndInACarriageReturnAreLines() {
        #expect(
            difference("a\r\nb\r\n", "a\r\nc\r\n") == """
                @@ −1,3 +1,3 @@
                \u{2007}a\r
                −b\r
                +c\r
                \u{2007}
                """)
    }
}
