import HeadlessUIKit
import XCTest

/// Controllers of lists whose subclasses override data source and delegate methods, as apps do.
@MainActor @preconcurrency
final class ListControllerTests: XCTestCase {
    private final class Contacts: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .insert }
    }

    private final class Grid: UICollectionViewController {
        var shown: [String] = []

        override func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { shown.append(elementKind) }
        override func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool { false }
        override func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { false }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    func testTheTableAsksTheSubclass() {
        let controller = Contacts(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        controller.tableView.layoutIfNeeded()

        XCTAssertEqual(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel, 2)
        let delegate: UITableViewDelegate? = controller.tableView.delegate
        let path = IndexPath(row: 0, section: 0)
        XCTAssertEqual(delegate?.tableView(controller.tableView, editingStyleForRowAt: path), .insert)
    }

    func testTheCollectionAsksTheSubclass() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let controller = Grid(collectionViewLayout: layout)
        controller.loadViewIfNeeded()
        controller.collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let delegate = try XCTUnwrap(controller.collectionView.delegate)

        XCTAssertFalse(
            delegate.collectionView(controller.collectionView, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.shown, [UICollectionView.elementKindSectionHeader])
    }
}
