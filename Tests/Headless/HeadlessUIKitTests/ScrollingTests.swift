import Frames
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class UIScrollViewTests: XCTestCase {
    private final class Observer: UIScrollViewDelegate {
        var offsets: [CGPoint] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }

    func testScrollingMovesTheBoundsAndTellsTheDelegate() {
        let observer = Observer()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = observer
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset = CGPoint(x: 0, y: 40)

        XCTAssertEqual(view.bounds.origin, CGPoint(x: 0, y: 40))
        XCTAssertEqual(observer.offsets, [CGPoint(x: 0, y: 40)])
    }

    func testInsetsMoveContentThatIsAtItsBeginning() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInset.top = 20

        XCTAssertEqual(view.contentOffset.y, -20)
    }

    func testRectIsScrolledIntoSight() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)

        XCTAssertEqual(view.contentOffset.y, 220)
    }
}

/// A cell with the height of its content.
private final class BoxCell: UITableViewCell {
    let box = UIView()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    func show(height: CGFloat) { self.height.constant = height }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat]
    var cellsMade = 0
    var headerTitle: String?

    init(_ heights: [CGFloat]) {
        self.heights = heights
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsMade += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        (cell as? BoxCell)?.show(height: heights[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle }
}

@MainActor @preconcurrency
final class UITableViewTests: XCTestCase {
    private func makeTable(_ rows: Rows, height: CGFloat = 200) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(BoxCell.self, forCellReuseIdentifier: "box")
        table.separatorStyle = .none
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        return table
    }

    func testRowsAreAsHighAsTheirContent() {
        let table = makeTable(Rows([20, 40, 30]))

        XCTAssertEqual(
            table.visibleCells.map(\.frame),
            [
                CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 50),
                CGRect(x: 0, y: 80, width: 320, height: 40),
            ])
        XCTAssertEqual(table.contentSize, CGSize(width: 320, height: 120))
    }

    func testContentIsLaidOutInTheCell() throws {
        let table = makeTable(Rows([20]))
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoxCell)

        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        XCTAssertEqual(cell.box.frame, CGRect(x: 0, y: 5, width: 320, height: 20))
        XCTAssertEqual(cell.reuseIdentifier, "box")
    }

    func testOnlyVisibleRowsOfALongTableGetCells() {
        let rows = Rows(Array(repeating: 40, count: 10_000))
        let table = makeTable(rows)

        XCTAssertEqual(table.visibleCells.count, 4)
        XCTAssertEqual(rows.cellsMade, 4)
        XCTAssertGreaterThan(table.contentSize.height, 400_000)
    }

    func testScrolledRowsAreReused() throws {
        let rows = Rows(Array(repeating: 40, count: 100))
        let table = makeTable(rows)
        let first = try XCTUnwrap(table.visibleCells.first as? BoxCell)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        table.contentOffset.y = 2000
        table.layoutIfNeeded()

        XCTAssertTrue(table.visibleCells.contains { ($0 as? BoxCell)?.reuses ?? 0 > 0 })
        XCTAssertFalse(table.subviews.contains { $0 === first && first.reuses == 0 })
        XCTAssertLessThanOrEqual(table.visibleCells.count, 5)
    }

    func testScrollingToTheLastRowShowsItAtTheBottom() throws {
        let rows = Rows((0..<500).map { CGFloat(10 + $0 % 7 * 13) })
        let table = makeTable(rows)
        let last = IndexPath(row: 499, section: 0)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        table.layoutIfNeeded()

        let cell = try XCTUnwrap(table.cellForRow(at: last))
        XCTAssertEqual(cell.frame.maxY, table.bounds.maxY, accuracy: 0.01)
        XCTAssertEqual(cell.frame.maxY, table.contentSize.height, accuracy: 0.01)
    }

    func testReloadShowsWhatHasBecomeOfTheRows() {
        let rows = Rows([20, 20])
        let table = makeTable(rows)
        rows.heights = [50]
        table.reloadData()
        table.layoutIfNeeded()

        XCTAssertEqual(table.visibleCells.map(\.frame.height), [60])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    }

    func testSeparatorTakesAHairlineOfTheRow() {
        let rows = Rows([20])
        let table = makeTable(rows)
        table.separatorStyle = .singleLine
        table.layoutIfNeeded()

        XCTAssertEqual(table.visibleCells.first?.frame.height, 31)
    }

    func testHeaderOfAPlainTableStaysInSight() throws {
        let rows = Rows(Array(repeating: 40, count: 100))
        rows.headerTitle = "Today"
        let table = makeTable(rows)
        // Since iOS 15 headers of plain tables have 22 points above them.
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 22)
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY, 50)

        table.contentOffset.y = 500
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 500)
    }

    func testHeaderViewLiesAboveTheRows() {
        let rows = Rows([20])
        let table = makeTable(rows)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        table.layoutIfNeeded()

        XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertEqual(table.visibleCells.first?.frame.minY, 44)
    }

    func testRowsAreFoundByPoint() {
        let table = makeTable(Rows([20, 40, 30]))

        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 35)), IndexPath(row: 1, section: 0))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: 400)))
    }
}

@MainActor @preconcurrency
final class IndexPathTests: XCTestCase {
    func testNumbersHaveNames() {
        var path = IndexPath(item: 3, section: 1)
        XCTAssertEqual(path, IndexPath(row: 3, section: 1))
        path.row += 1
        XCTAssertEqual(path.item, 4)
        XCTAssertEqual(path.section, 1)
    }
}

private final class Items: NSObject, UICollectionViewDataSource {
    var widths: [CGFloat]

    init(_ widths: [CGFloat]) {
        self.widths = widths
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.width.constant = widths[indexPath.item]
        return cell
    }
}

private final class ItemCell: UICollectionViewCell {
    lazy var width = contentView.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        NSLayoutConstraint.activate([width, contentView.heightAnchor.constraint(equalToConstant: 30)])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @preconcurrency
final class UICollectionViewTests: XCTestCase {
    private func makeCollection(_ items: Items, _ configure: (UICollectionViewFlowLayout) -> Void) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        configure(layout)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutIfNeeded()
        return view
    }

    func testItemsWrapIntoLines() {
        let items = Items([0, 0, 0])
        let view = makeCollection(items) {
            $0.itemSize = CGSize(width: 40, height: 20)
            $0.minimumLineSpacing = 5
        }

        // Full lines are justified: the spacing is only the minimum.
        XCTAssertEqual(
            view.visibleCells.map(\.frame.origin), [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 25)])
        XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 45))
    }

    func testARowGoesOnToTheSide() {
        let items = Items([0, 0, 0, 0])
        let view = makeCollection(items) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 60, height: 100)
        }

        XCTAssertEqual(view.contentSize, CGSize(width: 270, height: 100))
        XCTAssertEqual(view.visibleCells.count, 2)
    }

    func testCellsSayTheirSizeThemselves() {
        let items = Items([20, 35])
        let view = makeCollection(items) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }

        XCTAssertEqual(
            view.visibleCells.map(\.frame),
            [CGRect(x: 0, y: 0, width: 20, height: 30), CGRect(x: 30, y: 0, width: 35, height: 30)])
    }
}
