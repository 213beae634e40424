import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// The effect of a SwiftUI view on the bars of the UIKit controllers around it.
@MainActor @preconcurrency
final class HostedBarTests: XCTestCase {
    private func bar(of view: some View, _ change: (UINavigationController) -> Void = { _ in }) -> String {
        bar(of: UIHostingController(rootView: view), change)
    }

    private func bar(
        of controller: UIViewController, _ change: (UINavigationController) -> Void = { _ in }
    ) -> String {
        let navigation = UINavigationController(rootViewController: controller)
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

    private struct Tools: View {
        var count = 0
        var title = "Boats"

        var body: some View {
            Text("Row")
                .navigationTitle(title)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel \(count)") {} }
                    ToolbarItem(placement: .primaryAction) { Image(systemName: "plus") }
                    ToolbarItem(placement: .primaryAction) { Text("Done") }
                }
        }
    }

    /// The rectangles of the texts in a bar, from left to right.
    private func texts(_ navigation: UINavigationController) -> [String] {
        var texts: [(String, CGFloat)] = []
        navigation.makeFrame(proposing: ProposedSize(width: 390, height: 400)).forEach { frame, rect in
            if case .text(let content) = frame.content, rect.minY < 100 { texts.append((content.string, rect.minX)) }
        }
        return texts.sorted { $0.1 < $1.1 }.map(\.0)
    }

    func testToolbarItemsAreInTheNavigationBarAroundTheController() {
        let controller = UIHostingController(rootView: Tools())
        let navigation = UINavigationController(rootViewController: controller)
        XCTAssertEqual(texts(navigation), ["Cancel 0", "Boats", "Done"])
        let items = controller.navigationItem.rightBarButtonItems
        XCTAssertEqual(items?.count, 2)
        controller.rootView = Tools(count: 1, title: "Ships")
        XCTAssertEqual(texts(navigation), ["Cancel 1", "Ships", "Done"])
        XCTAssertTrue(controller.navigationItem.rightBarButtonItems?.first === items?.first)
        let mirrored = RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            texts(UINavigationController(rootViewController: UIHostingController(rootView: Tools())))
        }
        XCTAssertEqual(mirrored, ["Done", "Boats", "Cancel 0"])
    }

    func testToolbarItemsLeaveThoseOfTheController() {
        let controller = UIHostingController(
            rootView: Text("Row").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } })
        let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        controller.navigationItem.leftBarButtonItem = left
        XCTAssertEqual(texts(UINavigationController(rootViewController: controller)), ["Left", "Middle"])
    }

    func testAFieldForSearchIsInTheNavigationBarAroundTheController() throws {
        let controller = UIHostingController(
            rootView: Text("Row").navigationTitle("Boats").searchable(text: .constant("Ada"), prompt: "Find a boat"))
        let drawn = bar(of: controller)
        XCTAssertTrue(drawn.contains("\"Ada\""), drawn)
        XCTAssertEqual(controller.navigationItem.searchController?.searchBar.placeholder, "Find a boat")
    }

    func testItemsOfABottomBarAreReported() {
        let lines = reported {
            _ = bar(of: Text("Row").toolbar { ToolbarItem(placement: .bottomBar) { Text("Add") } })
        }
        XCTAssertEqual(lines.filter { $0.contains("the items of a SwiftUI bottom bar aren't drawn") }.count, 1)
    }
}
