import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

/// The number of times that constraints are solved for a list: once per row, and once for the views around them.
@MainActor @preconcurrency
final class RowCostTests: XCTestCase {
    private final class Row: UITableViewCell {
        let label = UILabel()

        /// The space above the label, in points. If it is a whole number, so is the height of the row.
        var inset: CGFloat = 4 { didSet { top?.constant = inset } }
        private var top: NSLayoutConstraint?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let top = label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset)
            self.top = top
            NSLayoutConstraint.activate([
                top,
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        let count: Int
        let inset: CGFloat
        var rows: [UITableViewCell] = []
        /// Keeps the table's data source, which the table doesn't retain.
        var table: UITableView?

        init(count: Int, inset: CGFloat) {
            self.count = count
            self.inset = inset
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = Row(style: .default, reuseIdentifier: nil)
            row.inset = inset
            row.label.text = String(repeating: "Some words, ", count: indexPath.row % 5 + 1)
            rows.append(row)
            return row
        }
    }

    /// A table that fills its superview by constraints.
    private func solutions(rows count: Int, inset: CGFloat = 4) -> (solutions: Int, source: Source) {
        let source = Source(count: count, inset: inset)
        let table = UITableView()
        table.separatorStyle = .none
        table.dataSource = source
        source.table = table
        table.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView()
        root.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: root.topAnchor),
            table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let before = LayoutEngine.solutionCount
        root.layOut(proposing: ProposedSize(width: 320, height: 2000))
        return (LayoutEngine.solutionCount - before, source)
    }

    func testRowIsSolvedOnce() {
        for count in [1, 12, 20] {
            let (solutions, source) = solutions(rows: count)
            XCTAssertEqual(source.rows.count, count)
            XCTAssertEqual(solutions, count + 1, "once for each row, and once for the views around the table")
        }
    }

    /// A row's height is a whole number of pixels, more than its content needs: the measured solution is adjusted.
    func testRowOfPartsOfPixelsIsSolvedOnce() {
        let (solutions, source) = solutions(rows: 12, inset: 4.3)
        XCTAssertEqual(solutions, 13)
        for case let row as Row in source.rows {
            let text = row.label.sizeThatFits(CGSize(width: 304, height: 0)).height
            XCTAssertEqual(row.contentView.bounds.height, text + 9, "8.3 points around the text")
            XCTAssertEqual(row.label.frame.minY, 4)
            XCTAssertEqual(row.label.frame.maxY, row.contentView.bounds.height - 4)
        }
    }

    func testRowsAreAsHighAsTheirTexts() {
        let (_, source) = solutions(rows: 12)
        for case let row as Row in source.rows {
            XCTAssertEqual(row.label.frame.minY, 4)
            XCTAssertEqual(row.label.frame.maxY, row.contentView.bounds.height - 4)
            XCTAssertEqual(row.label.frame.width, 304)
            XCTAssertEqual(row.label.frame.height, row.label.sizeThatFits(CGSize(width: 304, height: 0)).height)
        }
    }

    /// A table that places its rows would get a layout request from each of them, and never settle.
    func testRowThatIsMovedAsksForNoLayoutOfTheTable() throws {
        let (_, source) = solutions(rows: 12)
        let row = try XCTUnwrap(source.rows.first)
        let table = try XCTUnwrap(source.table)
        row.frame.origin.y += 1
        XCTAssertFalse(table.layoutState.needsLayout)
        XCTAssertFalse(row.layoutState.needsSolving)
        row.frame.size.height += 1
        XCTAssertFalse(table.layoutState.needsLayout)
        XCTAssertTrue(row.layoutState.needsSolving)
    }

    func testChangeInsideOfARowIsSolvedThere() {
        let (_, source) = solutions(rows: 12)
        guard let row = source.rows.first as? Row else { return XCTFail("no row") }
        let before = LayoutEngine.solutionCount
        row.label.text = "Other words"
        row.label.layoutIfNeeded()
        XCTAssertLessThanOrEqual(LayoutEngine.solutionCount - before, 1)
        XCTAssertEqual(row.label.frame.minY, 4)
    }

    /// As in UIKit, a constraint that requires a fraction of a pixel contradicts the row's height, and is left out.
    func testRowThatCannotBeMovedOnIsSolvedAgain() throws {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        row.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: row.contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 20.3),
        ])
        let reported = reported { row.contentView.layOut(proposing: ProposedSize(width: 320, height: nil)) }
        XCTAssertEqual(row.contentView.bounds.height, 21)
        XCTAssertEqual(reported.count, 1)
        XCTAssertTrue(
            reported.first?.hasPrefix("Unable to satisfy all required constraints. Left out: ") == true, "\(reported)")
    }
}
