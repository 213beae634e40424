import GoldenTesting
import HeadlessUIKit
import XCTest

/// Changes between two pictures of a controller are kept, and reverted ones leave no trace.
@MainActor @preconcurrency
final class RepeatedStateTests: XCTestCase {
    private func drawn(_ controller: UIViewController, _ traits: UITraitCollection = UITraitCollection()) -> String {
        var text = ""
        Snapshotting<UIViewController, String>.frames(on: .iPhone13, traits: traits).snapshot(controller).run {
            text = $0
        }
        return text
    }

    func testAResetContentSizeHasNoEffect() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        for subject in RepeatedSubject.stateless {
            let kept = subject.make()
            let first = drawn(kept)
            XCTAssertNotEqual(drawn(kept, large), "", subject.name)
            XCTAssertEqual(drawn(kept), first, subject.name)
        }
    }

    func testDismissedControllersLeaveNoTrace() {
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

    func testReloadedListsAreUnchanged() {
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

    func testEditingIsCanceled() {
        let rows = RowsController(style: .grouped)
        let first = drawn(rows)
        rows.setEditing(true, animated: false)
        let edited = drawn(rows)
        XCTAssertEqual(drawn(rows), edited)
        XCTAssertNotEqual(edited, first)
        rows.setEditing(false, animated: false)
        XCTAssertEqual(drawn(rows), first)
    }
}
