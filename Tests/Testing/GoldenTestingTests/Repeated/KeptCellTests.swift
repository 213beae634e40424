import GoldenTesting
import HeadlessUIKit
import XCTest

/// Lists request cells once for each row that becomes visible, however many pictures there are.
@MainActor @preconcurrency
final class KeptCellTests: XCTestCase {
    private typealias Strategy = Snapshotting<UIViewController, UIImage>

    private func draw(_ controller: UIViewController, _ strategy: Strategy) {
        strategy.snapshot(controller).run { _ in }
    }

    /// Six rows and two.
    private func rows() -> RowsController { RowsController(style: .plain, isForgetful: true) }

    private func accessories(_ rows: RowsController) -> [String] {
        rows.tableView.visibleCells.map { cell in
            cell.accessoryView == nil ? "\(cell.accessoryType)" : "switch"
        }
    }

    private let expected = [
        "switch", "disclosureIndicator", "checkmark", "switch", "disclosureIndicator", "checkmark", "switch",
        "disclosureIndicator",
    ]

    func testPicturesOnADeviceAskOnce() {
        let rows = rows()
        var cells: [UITableViewCell] = []
        for picture in 1...4 {
            draw(rows, .image(on: .iPhone13))
            XCTAssertEqual([rows.asked, rows.displayed, rows.appeared], [8, 8, 2 * picture])
            XCTAssertEqual(accessories(rows), expected)
            if picture == 1 { cells = rows.tableView.visibleCells }
            XCTAssertTrue(zip(rows.tableView.visibleCells, cells).allSatisfy { $0 === $1 })
        }
    }

    func testAppearanceSizeAndDirectionKeepTheCells() {
        let rows = rows()
        draw(rows, .image(on: .iPhone13))
        draw(rows, .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)))
        draw(rows, .image(on: .iPhone13, traits: UITraitCollection(layoutDirection: .rightToLeft)))
        draw(rows, .image(on: .iPhone13, size: CGSize(width: 320, height: 844)))
        draw(rows, .image(on: .iPhone13, traits: UITraitCollection(displayScale: 2)))
        XCTAssertEqual([rows.asked, rows.displayed], [8, 8])
        XCTAssertEqual(accessories(rows), expected)
    }

    /// As on iOS, a table requests cells again for another content size. Each row gets its own cell back.
    func testAnotherTextSizeAsksAnewForTheSameCells() {
        let rows = rows()
        draw(rows, .image(on: .iPhone13))
        let cells = rows.tableView.visibleCells
        draw(rows, .image(on: .iPhone13, traits: UITraitCollection(preferredContentSizeCategory: .large)))
        XCTAssertEqual([rows.asked, rows.displayed], [16, 16])
        XCTAssertEqual(accessories(rows), expected)
        XCTAssertTrue(zip(rows.tableView.visibleCells, cells).allSatisfy { $0 === $1 })
    }

    func testReloadedRowsGetTheirOwnCells() {
        let rows = rows()
        draw(rows, .image)
        let cells = rows.tableView.visibleCells
        rows.tableView.reloadData()
        draw(rows, .image)
        XCTAssertEqual(rows.asked, 16)
        XCTAssertEqual(accessories(rows), expected)
        XCTAssertTrue(zip(rows.tableView.visibleCells, cells).allSatisfy { $0 === $1 })
    }

    func testWindowsAskOnce() {
        let rows = rows()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        for _ in 0..<3 {
            rows.view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        XCTAssertEqual([rows.asked, rows.displayed], [8, 8])
    }

    func testSelectionAndOffsetStay() {
        let rows = RowsController(style: .plain, count: 80, scrollsTo: 40)
        draw(rows, .image(on: .iPhone13))
        let path = IndexPath(row: 42, section: 0)
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        let offset = rows.tableView.contentOffset
        XCTAssertGreaterThan(offset.y, 0)
        for style in [UIUserInterfaceStyle.dark, .light] {
            draw(rows, .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: style)))
            XCTAssertEqual(rows.tableView.contentOffset, offset)
            XCTAssertEqual(rows.tableView.indexPathForSelectedRow, path)
            XCTAssertEqual(rows.tableView.cellForRow(at: path)?.isSelected, true)
        }
    }

    // MARK: Collections

    func testListsAskOnceForCellsAndHeaders() {
        let list = ListController(appearance: .insetGrouped)
        for style in [UIUserInterfaceStyle.light, .dark, .light] {
            draw(list, .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: style)))
            XCTAssertEqual([list.asked, list.askedHeaders], [6, 2])
        }
        draw(list, .image(on: .iPhone13, traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)))
        draw(list, .image(on: .iPhone13, traits: UITraitCollection(layoutDirection: .rightToLeft)))
        XCTAssertEqual([list.asked, list.askedHeaders], [6, 2])
    }

    func testTilesAskOnce() {
        for layout in [TilesController.Layout.flow, .selfSizing] {
            let tiles = TilesController(layout: layout)
            for _ in 0..<4 { draw(tiles, .image(on: .iPhone13)) }
            XCTAssertEqual(tiles.asked, 7, "\(layout)")
        }
    }
}
