import Frames
import HeadlessUIKit
import XCTest

/// Rows, headers and footers of tables as iOS 16 and 17 place them, at one pixel per point.
@MainActor @preconcurrency
final class TableLookTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [2, 2]
        var style = UITableViewCell.CellStyle.default
        var header: String?
        var footer: String?
        var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
        var made = 0

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            configure(cell, indexPath)
            return cell
        }
    }

    private let source = Source()

    private func table(
        _ style: UITableView.Style = .plain, width: CGFloat = 390, _ change: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
        table.dataSource = source
        table.delegate = source
        change(table)
        table.layoutIfNeeded()
        return table
    }

    private func cell(_ table: UITableView, _ row: Int = 0, _ section: Int = 0) throws -> UITableViewCell {
        try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func lines(_ cell: UITableViewCell) -> [CGRect] {
        cell.subviews.filter { !$0.isHidden && $0.frame.height == 1 }.map(\.frame)
    }

    // MARK: Styles

    func testSectionsOfPlainTablesFollowEachOther() throws {
        let table = table()
        let first = try cell(table)
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 390, height: 43))
        XCTAssertEqual(try cell(table, 0, 1).frame.minY, 86)
        // Texts and lines begin 20 points from the side, 16 on the narrowest screens.
        XCTAssertEqual(first.textLabel?.frame.minX, 20)
        XCTAssertEqual(lines(first), [CGRect(x: 20, y: 42, width: 370, height: 1)])
        let narrow = try cell(self.table(width: 320))
        XCTAssertEqual(narrow.textLabel?.frame.minX, 16)
    }

    /// Content that cells add themselves begins where their texts do, unless they have margins of their own.
    func testMarginsOfContent() throws {
        source.configure = { cell, path in
            if path.row == 1 {
                cell.contentView.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            }
        }
        let table = table(.insetGrouped)
        XCTAssertEqual(
            try cell(table).contentView.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20))
        XCTAssertEqual(
            try cell(table, 1).contentView.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    func testInsetSectionsAreInsideOfTheSafeArea() throws {
        let controller = UITableViewController(style: .insetGrouped)
        controller.tableView.dataSource = source
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        controller.tableView.layoutIfNeeded()
        let first = try cell(controller.tableView)
        XCTAssertEqual(first.frame.minX, 67)
        XCTAssertEqual(first.frame.width, 710)
        XCTAssertEqual(first.textLabel?.frame.minX, 20)
    }

    func testGroupedSectionsHaveGapsAndWholeLinesAtTheirEnds() throws {
        let table = table(.grouped)
        XCTAssertEqual(try cell(table).frame, CGRect(x: 0, y: 35, width: 390, height: 43))
        // Without header and footer, sections are 35 points apart.
        XCTAssertEqual(try cell(table, 0, 1).frame.minY, 35 + 86 + 35)
        XCTAssertEqual(
            lines(try cell(table)),
            [CGRect(x: 0, y: 0, width: 390, height: 1), CGRect(x: 20, y: 42, width: 370, height: 1)])
        XCTAssertEqual(lines(try cell(table, 1)), [CGRect(x: 0, y: 42, width: 390, height: 1)])
    }

    func testInsetSectionsHaveRoundCorners() throws {
        let table = table(.insetGrouped)
        let (first, last) = (try cell(table), try cell(table, 1))
        XCTAssertEqual(first.frame, CGRect(x: 20, y: 35, width: 350, height: 43))
        XCTAssertEqual(first.layer.cornerRadius, 10)
        XCTAssertEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(lines(last), [])
        XCTAssertEqual(first.backgroundColor, .secondarySystemGroupedBackground)
    }

    func testHeadersAndFootersOfGroupedTables() throws {
        source.header = "Header"
        source.footer = "Footer"
        let table = table(.grouped)
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        let label = try XCTUnwrap(header.textLabel)
        XCTAssertEqual(label.text, "HEADER")
        let line = label.intrinsicContentSize.height
        // 32 points above the first header, 17 above others, 6 below.
        XCTAssertEqual(header.frame.height, 32 + line + 6)
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.height, 17 + line + 6)
        XCTAssertEqual(label.frame.minX, 20)
        XCTAssertEqual(table.footerView(forSection: 0)?.frame.height, 6 + line + 12)
    }

    // MARK: Rows

    func testRowsGrowWithTheirTexts() throws {
        source.configure = { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "many words ", count: 20)
        }
        let cell = try cell(table())
        let label = try XCTUnwrap(cell.textLabel)
        XCTAssertGreaterThan(label.frame.height, 80)
        XCTAssertEqual(cell.frame.height, label.frame.height + 22 - 1)
    }

    func testDetailStandsAtTheEndOrBelow() throws {
        source.configure = { cell, _ in cell.detailTextLabel?.text = "Detail" }
        source.style = .value1
        let value = try cell(table())
        XCTAssertEqual(value.detailTextLabel?.frame.maxX, 370)
        source.style = .subtitle
        let subtitle = try cell(table())
        XCTAssertEqual(subtitle.detailTextLabel?.frame.minY, subtitle.textLabel?.frame.maxY)
        XCTAssertEqual(subtitle.detailTextLabel?.font.pointSize, 12)
    }

    func testIndentationMovesTheContentAndItsLine() throws {
        source.configure = { cell, _ in cell.indentationLevel = 2 }
        let cell = try cell(table())
        XCTAssertEqual(cell.textLabel?.frame.minX, 40)
        XCTAssertEqual(lines(cell).first?.minX, 40)
    }

    func testLinesKeepTheirInsets() throws {
        source.configure = { cell, path in
            if path.row == 1 { cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1e5) }
        }
        let table = table { $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10) }
        XCTAssertEqual(lines(try cell(table)), [CGRect(x: 50, y: 42, width: 330, height: 1)])
        XCTAssertEqual(lines(try cell(table, 1)), [])
    }

    func testAccessoriesStandAtTheTrailingSide() throws {
        let marks: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark]
        source.configure = { cell, path in cell.accessoryType = marks[path.row] }
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let table = table { $0.semanticContentAttribute = direction }
            let cell = try cell(table)
            cell.semanticContentAttribute = direction
            cell.setNeedsLayout()
            table.layoutIfNeeded()
            let accessory = try XCTUnwrap(cell.subviews.first { $0 !== cell.contentView && $0.frame.height > 1 })
            if direction == .forceLeftToRight {
                XCTAssertEqual(accessory.frame.maxX, 370, accuracy: 1)
                XCTAssertEqual(cell.contentView.frame.maxX, accessory.frame.minX, accuracy: 1)
            } else {
                XCTAssertEqual(accessory.frame.minX, 20, accuracy: 1)
            }
        }
    }

    func testEditedRowsMakeRoomForTheirControls() throws {
        let table = table()
        let row = try cell(table)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        XCTAssertTrue(row.isEditing)
        XCTAssertGreaterThan(row.contentView.frame.minX, 30)
        XCTAssertLessThan(row.contentView.frame.maxX, 370)
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(row.contentView.frame.minX, 0)
    }

    func testSelectedRowsAreGray() throws {
        let table = table()
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        let cell = try cell(table)
        XCTAssertEqual(cell.subviews.first?.backgroundColor, .systemGray4)
        XCTAssertEqual(cell.subviews.first?.frame, cell.bounds)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        table.layoutIfNeeded()
        XCTAssertNotEqual(cell.subviews.first?.backgroundColor, .systemGray4)
    }

    func testReadableWidthIsKept() throws {
        let table = table(width: 1000) { $0.cellLayoutMarginsFollowReadableWidth = true }
        XCTAssertEqual(try cell(table).textLabel?.frame.minX, 164)
    }

    func testThereAreNoMoreRowsThanAreSeen() {
        source.rows = [10_000]
        let table = table()
        XCTAssertLessThan(source.made, 25)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 10_000)
    }

    func testPinnedHeadersHaveAGround() throws {
        source.header = "Header"
        source.rows = [100]
        let table = table()
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        XCTAssertEqual(header.frame.minY, 500)
        XCTAssertNotNil(header.subviews.first?.backgroundColor)
    }

    func testDescribedContentStandsInTheRow() throws {
        source.configure = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            content.secondaryText = String(repeating: "second ", count: 30)
            cell.contentConfiguration = content
        }
        let cell = try cell(table())
        XCTAssertGreaterThan(cell.frame.height, 70)
        XCTAssertEqual(lines(cell).first?.minX, 20)
    }

    func testADiffableSourceShowsItsSnapshot() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["c"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["a", "b", "c"])
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["c", "a"])
        XCTAssertEqual(source.indexPath(for: "a"), IndexPath(row: 1, section: 0))
    }
}

/// Tables in unusual circumstances.
@MainActor @preconcurrency
final class TableEdgeTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height: CGFloat = UITableView.automaticDimension
        var titles: [String]?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            return cell
        }
    }

    private let source = Source()

    private func table(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        table.dataSource = source
        table.delegate = source
        change(table)
        table.layoutIfNeeded()
        return table
    }

    func testHeightsThatAreNoNumbersAreNone() {
        source.height = .nan
        XCTAssertEqual(table().contentSize.height, 0)
        source.height = -20
        XCTAssertEqual(table().contentSize.height, 0)
    }

    func testEmptyRowsHaveLines() {
        let table = table { $0.fillerRowHeight = 44 }
        let lines = table.subviews.filter { !($0 is UITableViewCell) && $0.frame.height == 1 }
        XCTAssertEqual(lines.count, 6)
        XCTAssertEqual(lines.first?.frame.minY, 3 * 43 + 43)
    }

    func testAnIndexTakesRoomFromTheRows() throws {
        source.titles = ["A", "B", "C"]
        let table = table()
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.accessoryView?.frame.maxX, 390 - 20 - 15)
        XCTAssertEqual(table.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }, ["A", "B", "C"])
    }

    func testCellsAreLaidOutTwiceTheSame() throws {
        let table = table()
        let cell = try XCTUnwrap(table.visibleCells.first)
        let before = cell.subviews.map(\.frame)
        let content = cell.contentView.frame
        table.setNeedsLayout()
        cell.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(cell.subviews.map(\.frame), before)
        table.isEditing = true
        table.layoutIfNeeded()
        table.isEditing = false
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.first?.contentView.frame, content)
    }
}
