import Frames
import HeadlessUIKit
import XCTest

/// The positions of collection views' items.
@MainActor @preconcurrency
final class CollectionLayoutTests: XCTestCase {
    /// A cell with the size of its box.
    private final class BoxCell: UICollectionViewCell {
        let box = UIView()
        private lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
        private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                width, height,
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ size: CGSize) {
            width.constant = size.width
            height.constant = size.height
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var counts = [4]
        var size = CGSize(width: 30, height: 20)
        var made = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            (cell as? BoxCell)?.show(size)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    private let source = Source()

    private func collection(
        _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 100, height: 200), mirrored: Bool = false
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        for kind in ["header", "badge", UICollectionView.elementKindSectionHeader] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        if mirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Flow

    func testASingleColumnStandsInTheMiddle() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 20)
        source.counts = [2]
        XCTAssertEqual(frames(collection(layout)), [rect(10, 0, 80, 20), rect(10, 30, 80, 20)])
    }

    func testSectionsHaveInsetsAndHeaders() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        source.counts = [2, 2]
        let view = collection(layout, size: CGSize(width: 100, height: 60))
        XCTAssertEqual(view.contentSize.height, 2 * (30 + 5 + 20 + 7))
        XCTAssertEqual(frames(view), [rect(0, 35, 40, 20), rect(60, 35, 40, 20)])
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(header?.frame, rect(0, 10, 100, 30))
    }

    func testAFlippedLayoutBeginsAtTheRight() {
        final class Flipped: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipped()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 200)
        let view = collection(layout, mirrored: true)
        XCTAssertEqual(view.contentSize.width, 270)
        XCTAssertEqual(view.contentOffset.x, 170)
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX, 270)
    }

    func testOnlyVisibleItemsOfManyAreMade() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 30)
        source.counts = [10_000]
        let view = collection(layout)
        XCTAssertLessThan(source.made, 25)
        view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
        XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 9_999, section: 0)))
        XCTAssertLessThan(source.made, 60)
    }

    // MARK: Custom layouts

    func testLayoutsOfOnesOwnSayDepthAndTransform() throws {
        final class Fan: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { index in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                    attributes.size = CGSize(width: 20, height: 30)
                    attributes.center = CGPoint(x: 50, y: 50)
                    attributes.transform = CGAffineTransform(scaleX: CGFloat(index + 1), y: 1)
                    attributes.alpha = 0.5
                    attributes.zIndex = -index
                    return attributes
                }
            }
        }
        source.counts = [3]
        let view = collection(Fan())
        XCTAssertEqual(frames(view).map(\.width), [20, 40, 60])
        XCTAssertEqual(view.visibleCells.map(\.center), Array(repeating: CGPoint(x: 50, y: 50), count: 3))
        XCTAssertEqual(view.visibleCells.map(\.layer.zPosition), [0, -1, -2])
        XCTAssertEqual(view.visibleCells.map(\.alpha), [0.5, 0.5, 0.5])
    }

    // MARK: Compositional

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    func testGroupsAreFilledAndRepeated() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        source.counts = [3]
        let view = collection(UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(view), [rect(12, 11, 34, 36), rect(52, 11, 34, 36), rect(12, 56, 34, 36)])
        XCTAssertEqual(view.contentSize.height, 10 + 40 + 5 + 40 + 10)
    }

    func testGroupsLieInGroupsAndAreMirrored() {
        let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let low = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: low, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [tall, column])
        source.counts = [4]
        let layout = { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)) }
        XCTAssertEqual(
            frames(collection(layout())),
            [rect(0, 0, 70, 50), rect(70, 0, 30, 25), rect(70, 25, 30, 25), rect(0, 50, 70, 50)])
        XCTAssertEqual(
            frames(collection(layout(), mirrored: true)),
            [rect(30, 0, 70, 50), rect(0, 0, 30, 25), rect(0, 25, 30, 25), rect(30, 50, 70, 50)])
    }

    func testEstimatesGiveWayToTheContent() {
        let row = size(.fractionalWidth(1), .estimated(200))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let view = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(
            frames(view), [rect(0, 0, 100, 20), rect(0, 20, 100, 20), rect(0, 40, 100, 20), rect(0, 60, 100, 20)])
        XCTAssertEqual(view.contentSize.height, 80)
    }

    func testOrthogonalSectionsGoOnToTheSide() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(60), .absolute(30)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        let view = collection(UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(view), [rect(20, 0, 60, 30), rect(90, 0, 60, 30)])
        XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 30))
    }

    func testHeadersStayInSightAndBadgesStandAtCorners() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        section.contentInsets.trailing = 10
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let view = collection(UICollectionViewCompositionalLayout(section: section))
        let path = IndexPath(item: 0, section: 0)
        XCTAssertEqual(view.cellForItem(at: path)?.frame, rect(10, 20, 80, 80))
        XCTAssertEqual(view.supplementaryView(forElementKind: "badge", at: path)?.frame, rect(85, 15, 10, 10))
        view.contentOffset.y = 90
        view.layoutIfNeeded()
        XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: path)?.frame, rect(10, 90, 80, 20))
    }

    func testFlexibleSpacingTakesWhatIsLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: item, count: 2)
        group.interItemSpacing = .flexible(5)
        source.counts = [2]
        let view = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(frames(view), [rect(0, 0, 20, 20), rect(80, 0, 20, 20)])
    }

    func testBadInputIsDrawnSensibly() {
        let nothing = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(.nan), .estimated(-5)), subitems: [])
        let view = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nothing)))
        XCTAssertEqual(view.visibleCells.count, 0)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGFloat.nan, height: -3)
        layout.minimumInteritemSpacing = -10
        XCTAssertEqual(collection(layout).numberOfItems(inSection: 0), 4)
    }
}

/// The effects of scrolling on a picture.
@MainActor @preconcurrency
final class ScrollingStillTests: XCTestCase {
    private final class Zooming: UIScrollViewDelegate {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    func testZoomedContentIsLarger() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let delegate = Zooming(view)
        scroll.addSubview(view)
        scroll.contentSize = view.bounds.size
        scroll.delegate = delegate
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 9
        XCTAssertEqual(scroll.zoomScale, 3)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 600, height: 240))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 240))
        scroll.zoom(to: CGRect(x: 100, y: 0, width: 50, height: 50), animated: false)
        XCTAssertEqual(scroll.zoomScale, 2)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
    }

    func testARefreshControlIsSeenWhileItRefreshes() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let control = UIRefreshControl()
        table.refreshControl = control
        table.layoutIfNeeded()
        XCTAssertTrue(control.isHidden)
        XCTAssertEqual(table.contentOffset.y, 0)
        control.beginRefreshing()
        table.contentOffset.y = -60
        table.layoutIfNeeded()
        XCTAssertFalse(control.isHidden)
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
    }
}
