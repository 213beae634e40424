import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

/// Bars and presented controllers, after their transitions.
@MainActor @preconcurrency
final class BarSheetTests: XCTestCase {
    private let width: CGFloat = 358

    private func bar(
        _ title: String?, previous: String? = nil,
        _ configure: (UINavigationItem, UINavigationBar) -> Void = { _, _ in }
    ) -> UIView {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title ?? "")
        bar.scrollEdgeAppearance = UINavigationBarAppearance()
        configure(item, bar)
        bar.items = (previous.map { [UINavigationItem(title: $0)] } ?? []) + [item]
        return sized(bar)
    }

    private func sized(_ bar: UIView) -> UIView {
        Sheet.fix(bar, CGSize(width: width, height: bar.sizeThatFits(CGSize(width: width, height: 0)).height))
        return bar
    }

    private func navigationBars() -> Sheet {
        let sheet = Sheet("Navigation bars")
        sheet.add(
            "items",
            bar("Messages") { item, _ in
                item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
                item.rightBarButtonItems = [
                    UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .search),
                ]
            })
        sheet.add(
            "way back, done",
            bar("Leia", previous: "Channels") { item, _ in
                item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
            })
        sheet.add(
            "long title", bar("The long title of a channel, which needs room", previous: "All the channels"))
        sheet.add(
            "disabled, tinted",
            bar("Edit") { item, _ in
                item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
                item.leftBarButtonItem?.tintColor = .systemRed
                let save = UIBarButtonItem(systemItem: .save)
                save.isEnabled = false
                item.rightBarButtonItem = save
            })
        return sheet
    }

    private func higherBars() -> Sheet {
        let sheet = Sheet("Prompt, large title, appearance")
        sheet.add("prompt", bar("Contacts") { item, _ in item.prompt = "Choose whom to write to" })
        sheet.add(
            "large",
            bar("Channels") { item, bar in
                bar.prefersLargeTitles = true
                item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            })
        sheet.add(
            "appearance",
            bar("Brand", previous: "Home") { _, bar in
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                look.backgroundColor = .systemIndigo
                look.shadowColor = .systemOrange
                look.titleTextAttributes = [
                    .foregroundColor: UIColor.white, .font: UIFont.italicSystemFont(ofSize: 19),
                ]
                look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
                bar.scrollEdgeAppearance = look
                bar.tintColor = .systemYellow
            })
        return sheet
    }

    private func tabBar(_ titles: [(String, String, badge: String?)], _ configure: (UITabBar) -> Void = { _ in })
        -> UIView
    {
        let bar = UITabBar()
        bar.items = titles.enumerated().map { index, tab in
            let item = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
            item.badgeValue = tab.badge
            return item
        }
        bar.selectedItem = bar.items?.first
        configure(bar)
        return sized(bar)
    }

    private func otherBars() -> Sheet {
        let sheet = Sheet("Tab bars, toolbars")
        sheet.add("tabs", tabBar([("Chats", "bubble.left", "3"), ("Calls", "phone", nil), ("People", "person", "")]))
        sheet.add(
            "appearance",
            tabBar([("Chats", "bubble.left", "12"), ("Calls", "phone", nil)]) { bar in
                let look = UITabBarAppearance()
                look.configureWithOpaqueBackground()
                look.backgroundColor = .secondarySystemBackground
                look.stackedLayoutAppearance.selected.iconColor = .systemGreen
                look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
                look.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemPurple
                look.stackedLayoutAppearance.selected.badgeBackgroundColor = .systemPurple
                bar.standardAppearance = look
            })
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
            .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
        ]
        sheet.add("toolbar", sized(toolbar))
        let texts = UIToolbar()
        texts.items = [
            UIBarButtonItem(title: "Mark", style: .plain, target: nil, action: nil), .fixedSpace(24),
            UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil),
        ]
        sheet.add("texts, fixed space", sized(texts))
        return sheet
    }

    func testNavigationBars() {
        assertSnapshot(of: navigationBars(), as: .image(traits: .small()))
        assertSnapshot(of: navigationBars(), as: .image(traits: .small(.dark)), named: "dark")
    }

    func testHigherNavigationBars() {
        assertSnapshot(of: higherBars(), as: .image(traits: .small()))
        assertSnapshot(of: higherBars(), as: .image(traits: .small(.dark)), named: "dark")
    }

    func testNavigationBarsFromRightToLeft() {
        // The bars are created in the application's direction, which also determines the sides of their texts.
        RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            assertSnapshot(of: navigationBars(), as: .image(traits: .small(direction: .rightToLeft)))
        }
    }

    func testTabBarsAndToolbars() {
        assertSnapshot(of: otherBars(), as: .image(traits: .small()))
        assertSnapshot(of: otherBars(), as: .image(traits: .small(.dark)), named: "dark")
    }

    // MARK: Presenting

    private final class Screen: UIViewController {
        let text: String

        init(_ text: String, color: UIColor) {
            self.text = text
            super.init(nibName: nil, bundle: nil)
            title = text
            view.backgroundColor = color
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
        }
    }

    private func screen() -> UIViewController {
        let navigation = UINavigationController(rootViewController: Screen("Below", color: .systemBackground))
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private func alert(_ style: UIAlertController.Style, actions: Int) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the channel?", message: "All messages in it are gone for everybody.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        if actions > 2 { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
        return alert
    }

    private func assertPresented(
        _ make: () -> UIViewController, dark: Bool = false, named name: String,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        let presenter = screen()
        presenter.present(make(), animated: true)
        let phone = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 320, height: 480))
        assertSnapshot(
            of: presenter, as: .image(on: phone, traits: .small(dark ? .dark : .light)), named: name, file: file,
            testName: testName, line: line)
    }

    func testAlerts() {
        assertPresented({ alert(.alert, actions: 2) }, named: "two")
        assertPresented({ alert(.alert, actions: 3) }, dark: true, named: "three-dark")
        assertPresented(named: "fields") {
            let alert = alert(.alert, actions: 2)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField {
                $0.text = "Secret"; $0.isSecureTextEntry = true
            }
            return alert
        }
        assertPresented({ alert(.actionSheet, actions: 3) }, named: "sheet")
        assertPresented({ alert(.actionSheet, actions: 3) }, dark: true, named: "sheet-dark")
    }

    private func assertPresented(
        named name: String, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
        _ make: () -> UIViewController
    ) {
        assertPresented(make, named: name, file: file, testName: testName, line: line)
    }

    func testSheets() {
        assertPresented({ Screen("Large", color: .secondarySystemBackground) }, named: "large")
        assertPresented(named: "medium") {
            let screen = Screen("Medium", color: .secondarySystemBackground)
            screen.sheetPresentationController?.detents = [.medium(), .large()]
            screen.sheetPresentationController?.prefersGrabberVisible = true
            screen.sheetPresentationController?.preferredCornerRadius = 24
            return screen
        }
    }
}

extension UITraitCollection {
    /// One pixel per point, which keeps the pictures small.
    fileprivate static func small(
        _ style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: direction),
        ])
    }
}
