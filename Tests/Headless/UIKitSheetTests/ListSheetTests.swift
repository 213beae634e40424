import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class ListSheetTests: XCTestCase {
    private func assertSheet(
        _ name: String, _ styles: [UIUserInterfaceStyle] = [.light],
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, make: () -> UIView
    ) {
        for style in styles {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
                UITraitCollection(layoutDirection: direction),
            ])
            // Tables keep the direction in which they were created: that of the application.
            let settings = RenderSettings(direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
            RenderSettings.withCurrent(settings) {
                assertSnapshot(
                    of: make(), as: .image(traits: traits), named: style == .dark ? "\(name)-dark" : name,
                    testName: "lists")
            }
        }
    }

    // MARK: Tables

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 4 : 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Styles" : "Accessories"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 && tableView.style != .plain ? "What stands below a section." : nil
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
            let marks: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark, .detailDisclosureButton]
            let cell = UITableViewCell(
                style: indexPath.section == 0 ? styles[indexPath.row] : .default, reuseIdentifier: nil)
            cell.textLabel?.text = indexPath.section == 0 ? "Title" : "Row \(indexPath.row + 1)"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.section == 0, indexPath.row != 2 { cell.imageView?.image = UIImage(systemName: "star.fill") }
            if indexPath.section == 1 { cell.accessoryType = marks[indexPath.row] }
            return cell
        }
    }

    private let rows = Rows()

    private func table(_ style: UITableView.Style, height: CGFloat, isEditing: Bool = false) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
        table.dataSource = rows
        table.delegate = rows
        table.isEditing = isEditing
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return table
    }

    func testTables() {
        assertSheet("table-plain", [.light, .dark]) { table(.plain, height: 430) }
        assertSheet("table-grouped") { table(.grouped, height: 470) }
        assertSheet("table-inset") { table(.insetGrouped, height: 470) }
        assertSheet("table-editing") { table(.insetGrouped, height: 470, isEditing: true) }
        assertSheet("table-mirrored", direction: .rightToLeft) { table(.insetGrouped, height: 470) }
    }

    // MARK: Lists

    private var source: UICollectionViewDiffableDataSource<String, String>?

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let accessories: [[UICellAccessory]] = [
            [.disclosureIndicator()], [.checkmark()], [.label(text: "12"), .disclosureIndicator()],
            [.outlineDisclosure()], [.detail()],
            [.delete(displayed: .always), .reorder(displayed: .always)],
        ]
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            if path.item % 2 == 0 { content.image = UIImage(systemName: "star.fill") }
            if path.item == 1 { content.secondaryText = "A second text that goes on for longer than a line has room" }
            cell.contentConfiguration = content
            cell.accessories = accessories[path.item % accessories.count]
        }
        let edges = { (kind: String) in
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, kind, _ in
                var content = cell.defaultContentConfiguration()
                content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer of the section"
                cell.contentConfiguration = content
            }
        }
        let header = edges(UICollectionView.elementKindSectionHeader)
        let footer = edges(UICollectionView.elementKindSectionFooter)
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source?.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["first"])
        snapshot.appendItems(["Disclosure", "Checkmark", "Label", "Outline", "Detail", "Delete and reorder"])
        source?.apply(snapshot, animatingDifferences: false)
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        return view
    }

    func testLists() {
        assertSheet("list-plain") { list(.plain) }
        assertSheet("list-inset", [.dark]) { list(.insetGrouped) }
        assertSheet("list-sidebar") { list(.sidebar) }
    }

    private func contents(_ configurations: [(String, UIListContentConfiguration)]) -> Sheet {
        let sheet = Sheet("Contents", width: 300)
        for (name, configuration) in configurations {
            var content = configuration
            content.text = name
            content.secondaryText = "Second"
            content.image = UIImage(systemName: "heart.fill")
            let view = UIListContentView(configuration: content)
            view.backgroundColor = .secondarySystemBackground
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 268).isActive = true
            sheet.add("", view)
        }
        return sheet
    }

    func testContents() {
        assertSheet("contents", [.light, .dark]) {
            contents([
                ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
                ("sidebarCell", .sidebarCell()),
            ])
        }
        assertSheet("headers") {
            contents([
                ("plainHeader", .plainHeader()), ("groupedHeader", .groupedHeader()),
                ("groupedFooter", .groupedFooter()), ("prominent", .prominentInsetGroupedHeader()),
            ])
        }
    }

    // MARK: Compositional layout

    private final class Numbers: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            [5, 6, 6][section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen]
            cell.contentView.backgroundColor = colors[indexPath.section]
            cell.contentView.layer.cornerRadius = 6
            let label = UILabel(frame: CGRect(x: 6, y: 4, width: 40, height: 20))
            label.text = "\(indexPath.item)"
            label.textColor = .white
            cell.contentView.addSubview(label)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
            guard kind == "header" else {
                view.backgroundColor = .systemRed
                view.layer.cornerRadius = 8
                return view
            }
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = "Section \(indexPath.section + 1)"
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            view.addSubview(label)
            return view
        }
    }

    private final class Ground: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemGray5
            layer.cornerRadius = 12
        }

        required init?(coder: NSCoder) { nil }
    }

    private let numbers = Numbers()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func section(_ index: Int) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(16), .absolute(16)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group: NSCollectionLayoutGroup
        switch index {
        case 0:
            let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
            big.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            small.contentInsets = big.contentInsets
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
            group = .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [big, column])
        case 1:
            group = .horizontal(layoutSize: size(.fractionalWidth(0.4), .absolute(70)), subitems: [whole])
        default:
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge])
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            group = .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        ]
        if index == 1 {
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
        }
        if index == 2 { section.decorationItems = [.background(elementKind: "ground")] }
        return section
    }

    func testCompositionalLayout() {
        for isMirrored in [false, true] {
            assertSheet(
                isMirrored ? "compositional-mirrored" : "compositional",
                direction: isMirrored ? .rightToLeft : .leftToRight
            ) {
                let layout = UICollectionViewCompositionalLayout { [self] index, _ in section(index) }
                layout.register(Ground.self, forDecorationViewOfKind: "ground")
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 540), collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                for kind in ["header", "badge"] {
                    view.register(
                        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
                }
                view.dataSource = numbers
                return view
            }
        }
    }
}
