import GoldenTesting
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import OpenCombine
import XCTest

/// What happens between two pictures of a controller stays, and what is taken back leaves no trace.
@MainActor @preconcurrency
final class RepeatedStateTests: XCTestCase {
    private func drawn(_ controller: UIViewController, _ traits: UITraitCollection = UITraitCollection()) -> String {
        var text = ""
        Snapshotting<UIViewController, String>.frames(on: .iPhone13, traits: traits).snapshot(controller).run {
            text = $0
        }
        return text
    }

    func testAContentSizeThatIsTakenBackLeavesNoTrace() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        for subject in RepeatedSubject.stateless {
            let kept = subject.make()
            let first = drawn(kept)
            XCTAssertNotEqual(drawn(kept, large), "", subject.name)
            XCTAssertEqual(drawn(kept), first, subject.name)
        }
    }

    func testWhatIsPresentedAndDismissedLeavesNoTrace() {
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .popover] {
            let rows = UINavigationController(rootViewController: RowsController(style: .insetGrouped))
            let first = drawn(rows)
            let sheet = RowsController(style: .plain)
            sheet.modalPresentationStyle = style
            rows.present(sheet, animated: false)
            let presented = drawn(rows)
            XCTAssertEqual(drawn(rows), presented, "\(style)")
            XCTAssertNotEqual(presented, first, "\(style)")
            rows.dismiss(animated: false)
            XCTAssertEqual(drawn(rows), first, "\(style)")
        }
    }

    func testReloadedListsLookAsBefore() {
        let rows = RowsController(style: .grouped)
        let first = drawn(rows)
        rows.tableView.reloadData()
        XCTAssertEqual(drawn(rows), first)
        rows.tableView.reloadSections(IndexSet(integer: 0), with: .none)
        XCTAssertEqual(drawn(rows), first)
        for layout in [TilesController.Layout.flow, .selfSizing, .groups] {
            let tiles = TilesController(layout: layout)
            let before = drawn(tiles)
            tiles.collectionView.reloadData()
            XCTAssertEqual(drawn(tiles), before, "\(layout)")
        }
    }

    func testEditingIsTakenBack() {
        let rows = RowsController(style: .grouped)
        let first = drawn(rows)
        rows.setEditing(true, animated: false)
        let edited = drawn(rows)
        XCTAssertEqual(drawn(rows), edited)
        XCTAssertNotEqual(edited, first)
        rows.setEditing(false, animated: false)
        XCTAssertEqual(drawn(rows), first)
    }

    func testTheFieldThatIsWrittenInStaysSo() {
        let controller = UIViewController()
        let field = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
        controller.view.addSubview(field)
        let first = drawn(controller)
        _ = field.becomeFirstResponder()
        field.text = "Boats"
        let active = drawn(controller)
        XCTAssertNotEqual(active, first)
        XCTAssertEqual(drawn(controller), active)
        XCTAssertTrue(field.isFirstResponder)
        _ = field.resignFirstResponder()
        field.text = nil
        XCTAssertEqual(drawn(controller), first)
    }

    // MARK: SwiftUI

    @MainActor
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private struct Counter: View {
        let log: Log
        @State private var appeared = 0
        @StateObject private var model = Model()

        init(log: Log) { self.log = log }

        var body: some View {
            Text("\(appeared) of \(model.count)")
                .onAppear {
                    appeared += 1
                    model.count += 1
                    log.lines.append("appear")
                }
                .onDisappear { log.lines.append("disappear") }
                .task { log.lines.append("task") }
        }
    }

    func testStatesOfAHostedViewStay() {
        let log = Log()
        let controller = UIHostingController(rootView: Counter(log: log))
        let first = drawn(controller)
        XCTAssertTrue(first.contains("\"1 of 1\""), first)
        XCTAssertEqual(drawn(controller, UITraitCollection(userInterfaceStyle: .dark)).contains("\"1 of 1\""), true)
        XCTAssertEqual(drawn(controller), first)
        XCTAssertEqual(log.lines.filter { $0 == "appear" }.count, 1)
        XCTAssertLessThanOrEqual(log.lines.filter { $0 == "task" }.count, 1)
        let inside = UINavigationController(rootViewController: UIHostingController(rootView: Counter(log: Log())))
        XCTAssertEqual(drawn(inside), drawn(inside))
    }
}
