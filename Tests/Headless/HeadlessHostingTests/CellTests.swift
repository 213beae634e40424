import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// SwiftUI views as the content of cells.
final class CellTests: XCTestCase {
    private final class Table: UIViewController, UITableViewDataSource {
        private let table = UITableView()
        private let configure: @MainActor (UITableViewCell, Int) -> Void
        private let count: Int

        init(count: Int, configure: @escaping @MainActor (UITableViewCell, Int) -> Void) {
            self.count = count
            self.configure = configure
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = table }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.separatorStyle = .none
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
    }

    private func frame(
        _ count: Int = 1, configure: @escaping @MainActor (UITableViewCell, Int) -> Void
    ) -> Frame {
        MainQueue.run {
            Table(count: count, configure: configure).makeFrame(proposing: ProposedSize(width: 300, height: 400))
        }
    }

    func testRowsAreAsHighAsTheirContentWithTheMarginsOfTheCell() {
        let frame = frame(3) { cell, row in
            cell.contentConfiguration = UIHostingConfiguration { Box(height: CGFloat(20 + 20 * row)) }
        }
        // 11 points above and below, and at least 44.
        XCTAssertEqual(
            frame.rects(named: "Box"),
            [
                CGRect(x: 20, y: 12, width: 260, height: 20),
                CGRect(x: 20, y: 55, width: 260, height: 40),
                CGRect(x: 20, y: 117, width: 260, height: 60),
            ])
        XCTAssertEqual(frame.rects(named: "UIHostingConfiguration").map(\.height), [44, 62, 82])
    }

    func testMarginsAndSmallestSizesAreThoseOfTheConfiguration() {
        let frame = frame(2) { cell, row in
            let configuration = UIHostingConfiguration { Box(height: 6) }
                .margins(.horizontal, 4)
                .margins(.vertical, EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 0))
            cell.contentConfiguration = row == 0 ? configuration.minSize(height: 0) : configuration
        }
        XCTAssertEqual(frame.rects(named: "UIHostingConfiguration").map(\.height), [10, 44])
        XCTAssertEqual(frame.rects(named: "Box").first, CGRect(x: 4, y: 1, width: 292, height: 6))
    }

    func testTheBackgroundFillsTheCell() {
        let frame = frame { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Box(width: 10, height: 50) }
                .background { Color.blue.accessibilityIdentifier("behind") }
        }
        XCTAssertEqual(frame.rects(named: "behind"), [CGRect(x: 0, y: 0, width: 300, height: 72)])
        XCTAssertEqual(frame.rects(named: "Box"), [CGRect(x: 145, y: 11, width: 10, height: 50)])
    }

    func testACellThatIsConfiguredAnewShowsTheNewContent() {
        let frame = frame { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Box(height: 30) }
            cell.contentConfiguration = UIHostingConfiguration { Box(height: 70) }
            cell.contentConfiguration = UIHostingConfiguration { Box(height: 50) }.background(.blue)
        }
        XCTAssertEqual(frame.rects(named: "Box").map(\.height), [50])
        XCTAssertEqual(frame.rects(named: "UIHostingConfiguration").count, 1)
    }

    func testAHostedControllersViewSizesItsRow() {
        let frame = frame(2) { cell, row in
            guard let view = UIHostingController(rootView: Box(height: CGFloat(30 + row))).view else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
        }
        XCTAssertEqual(frame.rects(named: "Box").map(\.minY), [0, 30])
    }
}
