@testable import BookClub
import SnapshotHelpers
import SnapshotTesting
import UIKit
import XCTest

/// Assertions by way of helpers: their goldens lie where the tests are.
final class HelperTests: XCTestCase {
    private func makeBar(_ progress: Double = 0.5) -> UIView {
        let bar = ReadingProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 6))
        bar.progress = progress
        return bar
    }

    func testWrapper() {
        assertView(makeBar())
        assertView(makeBar(0.25))
        assertView(makeBar(1), named: "full")
    }

    @available(*, deprecated)
    func testMatching() {
        let recording = false
        verifyView(matching: makeBar(), record: recording)
    }

    @MainActor
    func testDevices() async {
        assertDevices(MemberProfileViewController(name: "Ada Baker", booksRead: 42))
    }

    func testFolder() {
        assertInFolder(makeBar())
        assertInFolder(makeBar(1), named: "a full bar")
    }

    func testMethodOfAllTestCases() {
        assertText("one")
        assertText("two")
    }

    /// What this module's own helper leaves out, its line says: every test that uses it has the helper's name.
    func testLocalHelper() {
        check("a")
        check("b")
    }

    private func check(_ text: String) {
        assertSnapshot(of: text, as: .lines, named: text)
    }

    func testArrays() {
        assertSnapshots(of: "list", as: [.lines, .lines])
        assertSnapshots(of: "list", as: [.lines])
    }
}
