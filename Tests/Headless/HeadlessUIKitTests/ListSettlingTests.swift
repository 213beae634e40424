import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// A list below bars settles, and nothing is reported.
@MainActor @preconcurrency
final class ListSettlingTests: XCTestCase {
    private final class Rows: UIViewController {
        private var source: UICollectionViewDiffableDataSource<Int, Int>?

        override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            let list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(item)"
                content.secondaryText = "A second text that is long enough for two lines on a phone"
                content.image = UIImage(systemName: "tag.fill")
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator(), .checkmark()]
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, path in
                var content = cell.defaultContentConfiguration()
                content.text = "Section \(path.section)"
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
            }
            source?.supplementaryViewProvider = { list, _, path in
                list.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([1, 2, 3], toSection: 0)
            snapshot.appendItems([4, 5, 6], toSection: 1)
            source?.apply(snapshot, animatingDifferences: false)
        }
    }

    private func toldDrawing(_ make: () -> UIViewController) -> [String] {
        reported {
            let controller = make()
            for style in [RenderSettings.Appearance.light, .dark] {
                RenderSettings.withCurrent(RenderSettings(appearance: style)) {
                    _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 844))
                }
            }
        }
    }

    func testAListByItself() { XCTAssertEqual(toldDrawing { Rows() }, []) }

    func testAListBelowANavigationBar() {
        XCTAssertEqual(toldDrawing { UINavigationController(rootViewController: Rows()) }, [])
    }

    func testAListBetweenBars() {
        XCTAssertEqual(
            toldDrawing {
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: Rows()), UIViewController()]
                return tabs
            }, [])
    }
}
