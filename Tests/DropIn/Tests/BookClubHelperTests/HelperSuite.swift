import SnapshotTesting
import Testing

/// The same in Swift Testing, with suites inside of a suite.
@Suite(.snapshots(record: .missing))
struct HelperSuite {
    @Test func title() { assertSnapshot(of: "Suite", as: .lines) }

    @Test func loop() {
        for number in 1...3 { assertSnapshot(of: "\(number)", as: .lines) }
    }

    @Test(arguments: ["a", "b"]) func argument(letter: String) {
        assertSnapshot(of: letter, as: .lines, named: letter)
    }

    @Test func later() async {
        await Task.yield()
        assertSnapshot(of: "later", as: .lines)
    }

    @Test func customName() {
        assertSnapshot(of: "custom", as: .lines, testName: "customName of 🎉")
    }

    struct Inner {
        @Test func title() { assertSnapshot(of: "Inner suite", as: .lines) }
    }
}

@Test func titleOfNoSuite() { assertSnapshot(of: "No suite", as: .lines) }
