import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The accessibility of views, and the order in which VoiceOver reads them.
@MainActor @preconcurrency
final class UIKitAccessibilityTests: XCTestCase {
    // MARK: Defaults

    func testLabelsAndButtonsSayTheirTexts() {
        let label = UILabel()
        label.text = "Lunch?"
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        button.accessibilityHint = "Sends the message"
        XCTAssertEqual(
            spoken(label, button),
            [#""Lunch?""#, #""Send", dimmed, button, hint "Sends the message""#])
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        XCTAssertTrue(label.isAccessibilityElement)
        XCTAssertFalse(UIView().isAccessibilityElement)
    }

    func testPicturesAreElementsOnlyIfSomebodySaysSo() {
        let icon = UIImageView(image: UIImage(systemName: "heart"))
        XCTAssertEqual(spoken(icon), [])
        icon.isAccessibilityElement = true
        XCTAssertEqual(spoken(icon), [#""heart", image"#])
        icon.accessibilityLabel = "Likes"
        XCTAssertEqual(spoken(icon), [#""Likes", image"#])
    }

    func testButtonsWithoutATitleSayTheirPicture() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        XCTAssertEqual(spoken(button), [#""trash", button"#])
        let nameless = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        XCTAssertEqual(spoken(nameless), ["button"])
    }

    func testControlsSayTheirValues() {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = "Mute"
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        let progress = UIProgressView()
        progress.progress = 0.25
        XCTAssertEqual(
            spoken(toggle, slider, pages, progress),
            [
                #""Mute", on, switch button"#, #"value "50%", adjustable"#, #"value "page 2 of 5", adjustable"#,
                #""Progress", value "25%", updates frequently"#,
            ])
    }

    func testFieldsSayTheirTextOrPlaceholder() {
        let name = UITextField()
        name.placeholder = "Name"
        let secret = UITextField()
        (secret.text, secret.isSecureTextEntry) = ("Kyoto", true)
        let search = UISearchTextField()
        search.placeholder = "Search"
        XCTAssertEqual(
            spoken(name, secret, search),
            [#"value "Name", text field"#, #"value "5 bullets", secure text field"#, #"value "Search", search field"#])
    }

    func testSegmentsAndSteppersHaveParts() {
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        XCTAssertEqual(
            spoken(segments),
            [#""Day", button, 1 of 3"#, #"selected, "Week", button, 2 of 3"#, #""Month", button, 3 of 3"#])
        XCTAssertEqual(spoken(UIStepper()), [#""Decrement", dimmed, button"#, #""Increment", button"#])
    }

    func testTabsAreNumberedInABarOfTheirOwn() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let items = ["Chats", "Calls"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[1].badgeValue = "2"
        bar.items = items
        bar.selectedItem = items[0]
        XCTAssertEqual(
            spoken(bar),
            [#"selected, "Chats", tab, 1 of 2, begins "Tab Bar""#, #""Calls", value "2", tab, 2 of 2"#])
    }

    func testNavigationBarsReadTheirTitleAsAHeading() {
        let controller = UIViewController()
        controller.title = "Lunch"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
        let navigation = UINavigationController(rootViewController: controller)
        let elements = navigation.makeAccessibleFrame(proposing: ProposedSize(width: 320, height: 480)).elements
        XCTAssertEqual(elements.map(\.description), [#""Lunch", heading"#, #""Share", button"#])
    }

    func testRowsAreReadAsOneAndTheirControlsAfterThem() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Notifications"
        cell.detailTextLabel?.text = "Sounds"
        XCTAssertEqual(spoken(cell), [#""Notifications, Sounds""#])
        cell.accessoryView = UISwitch()
        XCTAssertEqual(spoken(cell), [#""Notifications, Sounds""#, "off, switch button"])
        cell.isAccessibilityElement = false
        XCTAssertEqual(spoken(cell).first, #""Notifications""#)
    }

    // MARK: Hidden elements

    func testWhatIsNotSeenIsNotRead() {
        let hidden = UILabel(), clear = UILabel(), below = UILabel()
        for label in [hidden, clear, below] { label.text = "?" }
        hidden.isHidden = true
        clear.alpha = 0
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for label in [hidden, clear, below] {
            label.frame = CGRect(x: 0, y: label === below ? 200 : 0, width: 50, height: 20)
            view.addSubview(label)
        }
        XCTAssertEqual(spoken(in: view), [])
        hidden.isHidden = false
        XCTAssertEqual(spoken(in: view), [#""?""#])
        view.accessibilityElementsHidden = true
        XCTAssertEqual(spoken(in: view), [])
    }

    func testAnElementHidesWhatIsInside() {
        let view = stack("A", "B")
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Both"
        XCTAssertEqual(spoken(in: view), [#""Both""#])
    }

    func testModalViewsHideThoseBesideThem() {
        let modal = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        modal.addSubview(label("Alert", at: .zero))
        modal.accessibilityViewIsModal = true
        XCTAssertEqual(spoken(in: view(label("Behind", at: CGPoint(x: 0, y: 60)), modal)), [#""Alert""#])
    }

    func testAnAlertHidesTheScreenBehindIt() {
        let screen = UIViewController()
        screen.view.addSubview(label("Behind", at: .zero))
        let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.present(alert, animated: false)
        let elements = screen.makeAccessibleFrame(proposing: ProposedSize(width: 320, height: 480)).elements
        XCTAssertEqual(
            elements.map(\.description), [#""Delete?", heading"#, #""For good""#, #""Delete", button"#])
    }

    // MARK: Order

    func testRowsComeBeforeColumns() {
        let scattered = view(
            label("4", at: CGPoint(x: 60, y: 40)), label("2", at: CGPoint(x: 60, y: 0)),
            label("3", at: CGPoint(x: 0, y: 40)), label("1", at: CGPoint(x: 0, y: 7)))
        XCTAssertEqual(spoken(in: scattered), ["1", "2", "3", "4"].map { "\"\($0)\"" })
        RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            XCTAssertEqual(spoken(in: scattered), ["2", "1", "4", "3"].map { "\"\($0)\"" })
        }
    }

    func testGroupsAreReadTogether() {
        let (left, right) = (stack("1", "2"), stack("3", "4"))
        right.frame.origin.x = 50
        XCTAssertEqual(spoken(in: view(left, right)), ["1", "3", "2", "4"].map { "\"\($0)\"" })
        left.shouldGroupAccessibilityChildren = true
        right.accessibilityContainerType = .semanticGroup
        right.accessibilityLabel = "Right"
        XCTAssertEqual(
            spoken(in: view(left, right)), [#""1""#, #""2""#, #""3", begins "Right""#, #""4""#])
    }

    func testAnOrderOfTheViewsOwnWins() {
        let (first, second) = (label("A", at: .zero), label("B", at: CGPoint(x: 0, y: 40)))
        let view = view(first, second)
        let drawn = UIAccessibilityElement(accessibilityContainer: view)
        drawn.accessibilityLabel = "Chart"
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 10)
        view.accessibilityElements = [second, drawn]
        let elements = view.makeAccessibleFrame(proposing: ProposedSize(width: 100, height: 100)).elements
        XCTAssertEqual(elements.map(\.description), [#""B""#, #""Chart""#])
        XCTAssertEqual(elements[1].rect, CGRect(x: 10, y: 20, width: 30, height: 10))
    }

    // MARK: Frames and more

    func testPlacesFollowScrollingAndTransforms() {
        let inner = label("In", at: CGPoint(x: 10, y: 50))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(inner)
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        XCTAssertEqual(rect(in: view(scroll)), CGRect(x: 10, y: 10, width: 40, height: 20))
        let turned = label("Turned", at: CGPoint(x: 20, y: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let place = rect(in: view(turned))
        XCTAssertEqual(place.width, 20, accuracy: 0.001)
        XCTAssertEqual(place.height, 40, accuracy: 0.001)
    }

    func testActionsDetailsAndLanguage() {
        let message = label("Dag", at: .zero)
        message.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply") { _ in true }]
        message.accessibilityCustomContent = [AXCustomContent(label: "Sent", value: "9:41")]
        message.accessibilityLanguage = "nl"
        XCTAssertEqual(spoken(in: view(message)), [#""Dag", actions "Reply", more "Sent" "9:41", in nl"#])
    }

    func testOverriddenPropertiesCount() {
        final class Rating: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "Rating" }
                set {}
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { .adjustable }
                set {}
            }
        }
        XCTAssertEqual(spoken(Rating()), [#""Rating", adjustable"#])
    }

    func testAPictureIsTheSameWithElementsAndWithout() {
        let view = stack("A", "B")
        XCTAssertEqual(
            view.makeAccessibleFrame(proposing: ProposedSize(width: 100)).frame,
            view.makeFrame(proposing: ProposedSize(width: 100)))
    }

    // MARK: Support

    private func label(_ text: String, at origin: CGPoint) -> UILabel {
        let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 40, height: 20)))
        label.text = text
        return label
    }

    private func view(_ subviews: UIView...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        subviews.forEach(view.addSubview)
        return view
    }

    /// Labels in a column.
    private func stack(_ texts: String...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        for (index, text) in texts.enumerated() {
            view.addSubview(label(text, at: CGPoint(x: 0, y: CGFloat(index) * 30)))
        }
        return view
    }

    private func spoken(in view: UIView) -> [String] {
        view.makeAccessibleFrame(proposing: ProposedSize(width: 100, height: 100)).elements.map(\.description)
    }

    private func rect(in view: UIView) -> CGRect {
        view.makeAccessibleFrame(proposing: ProposedSize(width: 100, height: 100)).elements.first?.rect ?? .zero
    }

    /// Returns the accessibility of views in a column.
    private func spoken(_ views: UIView...) -> [String] {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (.vertical, 12)
        for view in views where view.intrinsicContentSize.height <= 0 && !(view is UIStackView) {
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        return stack.makeAccessibleFrame(proposing: ProposedSize(width: 320)).elements.map(\.description)
    }
}
