import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit

/// A screen that can be created again.
@MainActor
struct RepeatedSubject {
    let name: String
    let make: @MainActor () -> UIViewController

    /// Screens without state between pictures.
    static var stateless: [RepeatedSubject] { controls + lists + containers + hosted }

    /// Screens that stay scrolled.
    static var stateful: [RepeatedSubject] {
        [
            RepeatedSubject(name: "scrolled table") { RowsController(style: .plain, count: 80, scrollsTo: 40) }
        ]
    }

    // MARK: Controls

    private static var controls: [RepeatedSubject] {
        let views: [(String, @MainActor () -> UIView)] = [
            ("segments", { UISegmentedControl(items: ["Day", "Week", UIImage.checkmark]) }),
            ("pages", { UIPageControl().with { $0.numberOfPages = 5 } }),
            ("stepper", { UIStepper() }),
            ("slider", { UISlider().with { $0.value = 0.3 } }),
            ("switch", { UISwitch().with { $0.isOn = true } }),
            ("progress", { UIProgressView(progressViewStyle: .default).with { $0.progress = 0.4 } }),
            ("spinner", { UIActivityIndicatorView(style: .large).with { $0.startAnimating() } }),
            ("compact date", { UIDatePicker().with { $0.preferredDatePickerStyle = .compact } }),
            ("inline date", { UIDatePicker().with { $0.preferredDatePickerStyle = .inline } }),
            ("wheels", { UIDatePicker().with { $0.preferredDatePickerStyle = .wheels } }),
            ("filled button", { button(.filled()) }),
            ("gray button", { button(.gray()) }),
            ("system button", { UIButton(type: .system).with { $0.setTitle("Send", for: .normal) } }),
            ("search bar", { UISearchBar().with { $0.placeholder = "Harbor" } }),
            ("field", { UITextField().with { $0.text = "Harbor" } }),
            ("text view", { UITextView().with { ($0.text, $0.isScrollEnabled) = ("Boats at noon", false) } }),
            ("label", { UILabel().with(adjust) }),
            ("color well", { UIColorWell() }),
            ("calendar", { UICalendarView() }),
            ("picker", { UIPickerView().with(showRows) }),
            ("content", { UIListContentView(configuration: content("Boats", "At noon")) }),
            ("bar", { UIToolbar().with { $0.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace()] } }),
        ]
        return views.map { name, make in
            RepeatedSubject(name: name) { StackController { [make(), UILabel().with(adjust), make()] } }
        }
    }

    private static func button(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Send to the harbor"
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "paperplane")
        return UIButton(configuration: configuration)
    }

    private static func showRows(_ picker: UIPickerView) {
        picker.dataSource = WheelSource.shared
        picker.delegate = WheelSource.shared
    }

    private static func adjust(_ label: UILabel) {
        label.text = "A text that goes on for longer than one line has room for"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
    }

    static func content(_ text: String, _ second: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = second
        content.image = UIImage(systemName: "tag.fill")
        return content
    }

    // MARK: Lists

    private static var lists: [RepeatedSubject] {
        let tables: [RepeatedSubject] = [UITableView.Style.plain, .grouped, .insetGrouped].map { style in
            RepeatedSubject(name: "table \(style)") { RowsController(style: style) }
        }
        let collections: [RepeatedSubject] = [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped].map {
            appearance in
            RepeatedSubject(name: "list \(appearance)") { ListController(appearance: appearance) }
        }
        return tables + collections + [
            RepeatedSubject(name: "edited table") {
                RowsController(style: .grouped).with { $0.setEditing(true, animated: false) }
            },
            RepeatedSubject(name: "flow") { TilesController(layout: .flow) },
            RepeatedSubject(name: "self-sizing flow") { TilesController(layout: .selfSizing) },
            RepeatedSubject(name: "orthogonal groups") { TilesController(layout: .groups) },
        ]
    }

    // MARK: Containers

    private static var containers: [RepeatedSubject] {
        [
            RepeatedSubject(name: "navigation") { UINavigationController(rootViewController: titledRows()) },
            RepeatedSubject(name: "tabs") {
                UITabBarController().with {
                    $0.viewControllers = [UINavigationController(rootViewController: titledRows()), titledRows()]
                }
            },
            RepeatedSubject(name: "split") {
                UISplitViewController(style: .doubleColumn).with {
                    $0.setViewController(titledRows(), for: .primary)
                    $0.setViewController(titledRows(), for: .secondary)
                }
            },
            RepeatedSubject(name: "pages of controllers") {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).with {
                    $0.setViewControllers([titledRows()], direction: .forward, animated: false)
                }
            },
            RepeatedSubject(name: "search") {
                UINavigationController(
                    rootViewController: titledRows().with {
                        $0.navigationItem.searchController = UISearchController(searchResultsController: nil)
                        $0.navigationItem.largeTitleDisplayMode = .always
                    }
                ).with { $0.navigationBar.prefersLargeTitles = true }
            },
            RepeatedSubject(name: "alert") {
                titledRows().with {
                    let alert = UIAlertController(title: "Leave?", message: "All drafts go.", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
                    $0.present(alert, animated: false)
                }
            },
        ]
    }

    private static func titledRows() -> RowsController {
        RowsController(style: .insetGrouped).with {
            $0.title = "Boats"
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            $0.tabBarItem.image = UIImage(systemName: "tag.fill")
        }
    }

    // MARK: SwiftUI

    private static var hosted: [RepeatedSubject] {
        [
            RepeatedSubject(name: "hosted list") {
                UIHostingController(
                    rootView: List {
                        Section("Boats") {
                            ForEach(0..<6, id: \.self) { Text("Boat \($0)") }
                            Toggle("Lights", isOn: .constant(true))
                        }
                    })
            },
            RepeatedSubject(name: "hosted scroll view") {
                UIHostingController(
                    rootView: ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { Text("Boat \($0)") } } })
            },
            RepeatedSubject(name: "hosted table") { UIHostingController(rootView: RowsView().frame(height: 300)) },
            RepeatedSubject(name: "hosted stack in navigation") {
                UINavigationController(
                    rootViewController: UIHostingController(
                        rootView: VStack {
                            Text("Boats").font(.largeTitle)
                            Picker("Kind", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                                .pickerStyle(.segmented)
                            TextField("Name", text: .constant("Harbor"))
                            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                        }.padding()))
            },
        ]
    }
}

/// A table in SwiftUI.
private struct RowsView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> RowsController { RowsController(style: .plain) }
    func updateUIViewController(_ controller: RowsController, context: Context) {}
}

/// A stack of views.
private final class StackController: UIViewController {
    private let makeViews: @MainActor () -> [UIView]

    init(_ makeViews: @escaping @MainActor () -> [UIView]) {
        self.makeViews = makeViews
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: makeViews())
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// Three titles in each of two wheels.
@MainActor
private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = WheelSource()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
}

/// Rows with a switch, a chevron or a checkmark.
final class RowsController: UITableViewController {
    private let count: Int
    private let scrollRow: Int?
    /// Whether rows keep the accessories of the cell's previous row.
    private let isForgetful: Bool
    private(set) var asked = 0
    private(set) var displayed = 0
    private(set) var appeared = 0

    init(style: UITableView.Style, count: Int = 6, scrollsTo scrollRow: Int? = nil, isForgetful: Bool = false) {
        self.count = count
        self.isForgetful = isForgetful
        self.scrollRow = scrollRow
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appeared += 1
        guard let scrollRow, appeared == 1 else { return }
        tableView.scrollToRow(at: IndexPath(row: scrollRow, section: 0), at: .top, animated: false)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? count : 2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "A row with some more text than there is room for in one line, \(indexPath.row)"
        cell.textLabel?.numberOfLines = 0
        if !isForgetful {
            cell.accessoryView = nil
            cell.accessoryType = .none
        }
        switch indexPath.row % 3 {
        case 0: cell.accessoryView = UISwitch()
        case 1: cell.accessoryType = .disclosureIndicator
        default: cell.accessoryType = .checkmark
        }
        return cell
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed += 1 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 0 else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Boats"
        return header
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
}

/// A list with headers, by a diffable data source.
final class ListController: UIViewController {
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var asked = 0
    private(set) var askedHeaders = 0

    init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, item in
            self?.asked += 1
            cell.contentConfiguration = RepeatedSubject.content("Row \(item)", "A text, long enough for two lines")
            cell.accessories = item % 2 == 0 ? [.disclosureIndicator()] : []
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            self?.askedHeaders += 1
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

/// Tiles, every other one with a badge.
final class TilesController: UICollectionViewController {
    enum Layout { case flow, selfSizing, groups }

    private final class Tile: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private(set) var asked = 0

    init(layout: Layout) {
        super.init(collectionViewLayout: Self.make(layout))
    }

    required init?(coder: NSCoder) { nil }

    private static func make(_ layout: Layout) -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        switch layout {
        case .flow:
            flow.headerReferenceSize = CGSize(width: 40, height: 40)
            flow.itemSize = CGSize(width: 90, height: 60)
        case .selfSizing: flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        case .groups:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .estimated(60))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size,
                subitems: [
                    NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
                ])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return UICollectionViewCompositionalLayout(section: section)
        }
        return flow
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            Tile.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "Tile \(indexPath.item)"
        for badge in cell.contentView.subviews where !(badge is UILabel) { badge.removeFromSuperview() }
        if indexPath.item % 2 == 0 {
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            badge.backgroundColor = .systemRed
            cell.contentView.addSubview(badge)
        }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? Tile)?.label.text = "Header"
        return view
    }
}

extension NSObjectProtocol {
    /// Returns the object after a change.
    fileprivate func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}
