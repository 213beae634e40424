import HeadlessUIKit
import XCTest

/// Insertion, deletion and moving of rows in a table.
@MainActor @preconcurrency
final class TableChangesTests: XCTestCase {
    /// Rows with heights from their numbers, created once and then kept.
    private final class Rows: UITableViewDataSource {
        var heights: [CGFloat]
        var made: [CGFloat] = []

        init(_ heights: [CGFloat]) { self.heights = heights }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made.append(heights[indexPath.row])
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                content.heightAnchor.constraint(equalToConstant: heights[indexPath.row]),
            ])
            return cell
        }
    }

    private func makeTable(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        table.separatorStyle = .none
        table.dataSource = rows
        table.layoutIfNeeded()
        rows.made = []
        return table
    }

    private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.bounds.height) }

    func testOnlyNewRowsAreAskedFor() {
        let rows = Rows([10, 20, 30])
        let table = makeTable(rows)
        let kept = table.visibleCells
        rows.heights = [10, 15, 20, 30]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        table.layoutIfNeeded()
        XCTAssertEqual(rows.made, [15])
        XCTAssertEqual(heights(table), [10, 15, 20, 30])
        XCTAssertTrue(table.visibleCells[2] === kept[1])
        XCTAssertEqual(table.contentSize.height, 75)
    }

    func testChangesInABatchCountTogether() {
        let rows = Rows([10, 20, 30, 40])
        let table = makeTable(rows)
        rows.heights = [40, 5, 20, 30]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(rows.made, [5])
        XCTAssertEqual(heights(table), [40, 5, 20, 30])
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 40, 45, 65])
    }

    func testTableThatDisagreesWithItsSourceIsReadAnew() {
        let rows = Rows([10, 20, 30])
        let table = makeTable(rows)
        rows.heights = [7]
        let old = table.visibleCells[1]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertNil(table.indexPath(for: old))
        XCTAssertEqual(table.indexPathsForVisibleRows, [])
        table.layoutIfNeeded()
        XCTAssertEqual(rows.made, [7])
        XCTAssertEqual(heights(table), [7])
    }
}
