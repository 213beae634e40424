import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import XCTest

/// What a SwiftUI view says to the bars of the UIKit controllers around it.
@MainActor @preconcurrency
final class HostedBarTests: XCTestCase {
    private func bar(of view: some View, _ change: (UINavigationController) -> Void = { _ in }) -> String {
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: view))
        change(navigation)
        return "\(navigation.makeFrame(proposing: ProposedSize(width: 320, height: 400)))"
    }

    func testATitleIsInTheNavigationBarAroundTheController() {
        XCTAssertTrue(bar(of: Text("Row").navigationTitle("Boats")).contains("\"Boats\""))
        let large = bar(of: Text("Row").navigationTitle("Boats")) { $0.navigationBar.prefersLargeTitles = true }
        let inline = bar(of: Text("Row").navigationTitle("Boats").navigationBarTitleDisplayMode(.inline)) {
            $0.navigationBar.prefersLargeTitles = true
        }
        XCTAssertNotEqual(large, inline)
        XCTAssertTrue(large.contains("\"Boats\"") && inline.contains("\"Boats\""))
    }

    func testAViewThatHidesTheBarHidesThatAroundTheController() {
        let hidden = Text("Row").navigationTitle("Boats").toolbar(.hidden, for: .navigationBar)
        XCTAssertFalse(bar(of: hidden).contains("Boats"))
    }

    func testToolbarItemsThatAreNotDrawnAreReported() {
        let lines = told {
            _ = bar(of: Text("Row").toolbar { ToolbarItem(placement: .primaryAction) { Text("Add") } })
        }
        XCTAssertEqual(lines.filter { $0.contains("the items of a SwiftUI toolbar aren't drawn") }.count, 1)
    }
}
