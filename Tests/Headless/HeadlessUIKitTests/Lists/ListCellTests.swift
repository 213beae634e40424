import Frames
import HeadlessUIKit
import XCTest

/// Lists in collection views, their cells and configurations.
@MainActor @preconcurrency
final class ListCellTests: XCTestCase {
    private var source: UICollectionViewDiffableDataSource<String, String>?

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ items: [String] = ["One", "Two"],
        header: Bool = false, _ configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = header ? .supplementary : .none
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            configure(cell, item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Header"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source?.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["section"])
        snapshot.appendItems(items)
        source?.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        return view
    }

    func testRowsOfAListAreAsThoseOfATable() throws {
        let view = list(.insetGrouped)
        XCTAssertEqual(
            view.visibleCells.map(\.frame),
            [CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44)])
        XCTAssertEqual(view.visibleCells.map(\.layer.cornerRadius), [10, 10])
        XCTAssertEqual(list(.plain).visibleCells.first?.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    func testAccessoriesLeaveTheRestToTheContent() throws {
        let view = list(.plain) { cell, _ in cell.accessories = [.checkmark(), .disclosureIndicator(), .delete()] }
        let cell = try XCTUnwrap(view.visibleCells.first)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertLessThan(cell.contentView.frame.maxX, 360)
        view.isEditing = true
        view.layoutIfNeeded()
        XCTAssertGreaterThan(try XCTUnwrap(view.visibleCells.first).contentView.frame.minX, 36)
    }

    func testHeadersFollowTheAppearance() throws {
        let path = IndexPath(item: 0, section: 0)
        func header(_ view: UICollectionView) throws -> UICollectionViewListCell {
            try XCTUnwrap(
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
                    as? UICollectionViewListCell)
        }
        let grouped = try header(list(.grouped, header: true))
        let content = try XCTUnwrap(grouped.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.textProperties.transform, .uppercase)
        XCTAssertEqual(content.textProperties.font.pointSize, 13)
        let plain = try header(list(.plain, header: true))
        XCTAssertEqual(plain.frame.minY, 22)
        XCTAssertEqual(plain.frame.height, 28, accuracy: 2)
    }

    func testTextsWrapAndTheRowsGrow() throws {
        let view = list(.plain, [String(repeating: "many words ", count: 20)])
        XCTAssertGreaterThan(try XCTUnwrap(view.visibleCells.first).frame.height, 80)
        XCTAssertEqual(view.visibleCells.first?.frame.width, 390)
    }

    func testOutlinesShowWhatIsExpanded() {
        let view = list(.sidebar)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Tools"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Hammer"], to: "Tools")
        outline.expand(["Fruit"])
        source?.apply(outline, to: "section")
        view.layoutIfNeeded()
        XCTAssertEqual(source?.snapshot().itemIdentifiers, ["Fruit", "Apple", "Pear", "Tools"])
        XCTAssertEqual(
            view.visibleCells.map { ($0 as? UICollectionViewListCell)?.indentationLevel }, [0, 1, 1, 0])
        XCTAssertEqual(outline.level(of: "Hammer"), 1)
        XCTAssertFalse(outline.isVisible("Hammer"))
    }

    func testTheUpdateHandlerSeesTheState() throws {
        let view = list(.plain) { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = state.isSelected ? .systemRed : .systemGreen
                cell.backgroundConfiguration = background
            }
        }
        let cell = try XCTUnwrap(view.visibleCells.first)
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGreen)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemRed)
    }

    func testSnapshotsCountAndMove() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1, 2, 3])
        snapshot.appendItems(Array(0..<10), toSection: 2)
        snapshot.insertItems([100], afterItem: 4)
        snapshot.moveSection(3, beforeSection: 1)
        XCTAssertEqual(snapshot.sectionIdentifiers, [3, 1, 2])
        XCTAssertEqual(snapshot.indexOfItem(100), 5)
        snapshot.deleteSections([2])
        XCTAssertEqual(snapshot.numberOfItems, 0)
    }

    func testAContentViewHasASizeOfItsOwn() {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.intrinsicContentSize(forWidth: 300)?.height, 44)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        XCTAssertEqual(labels.first?.frame.minX, 16)
        XCTAssertEqual(labels.last?.frame.maxX, 292)
        // In a narrow view, the value is below.
        XCTAssertGreaterThan(view.intrinsicContentSize(forWidth: 90)?.height ?? 0, 50)
    }
}
