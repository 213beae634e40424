import Frames
@testable import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class UIControlTests: XCTestCase {
    private final class Counter {
        var count = 0
        var lastSender: UIControl?

        func increase() { count += 1 }
        func note(_ sender: UIButton) { lastSender = sender }
    }

    func testActionsRunForTheirEvents() {
        let control = UIControl()
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in events.append("changed") }, for: .valueChanged)

        control.sendActions(for: .touchUpInside)

        XCTAssertEqual(events, ["up"])
    }

    func testActionOfTheSameIdentifierReplacesTheFormer() {
        let control = UIControl()
        var calls: [Int] = []
        for number in 1...2 {
            control.addAction(
                UIAction(identifier: UIAction.Identifier("one")) { _ in calls.append(number) }, for: .touchUpInside)
        }

        control.sendActions(for: .touchUpInside)

        XCTAssertEqual(calls, [2])
    }

    func testMethodsAreTargets() {
        let counter = Counter()
        let button = UIButton()
        button.addTarget(counter, action: Counter.increase, for: .touchUpInside)
        button.addTarget(counter, action: Counter.note, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
        XCTAssertTrue(counter.lastSender === button)

        button.removeTarget(counter, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
    }

    func testTargetsAreNotRetained() {
        let button = UIButton()
        weak var gone: Counter?
        do {
            let counter = Counter()
            gone = counter
            button.addTarget(counter, action: Counter.increase, for: .touchUpInside)
        }

        XCTAssertNil(gone)
        button.sendActions(for: .touchUpInside)
    }
}

@MainActor @preconcurrency
final class UIButtonTests: XCTestCase {
    private func makeButton(_ title: String?, size: CGFloat = 18) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    func testTitleAddsTwelvePointsOfHeight() {
        XCTAssertEqual(makeButton("Send", size: 16).intrinsicContentSize.height, 32)
        XCTAssertEqual(makeButton("Send", size: 18).intrinsicContentSize.height, 34)
    }

    func testImageAloneIsAtLeastALineHigh() {
        let button = UIButton()
        button.setImage(UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 16, height: 16))), for: .normal)

        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 16, height: 22))
    }

    func testContentEdgeInsetsTakeThePlaceOfTheRoomAroundTheTitle() {
        let button = makeButton("A longer title", size: 18)
        let titleSize = button.titleLabel?.intrinsicContentSize ?? .zero
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        XCTAssertEqual(
            button.intrinsicContentSize, CGSize(width: titleSize.width + 6, height: titleSize.height + 4))
    }

    func testImageStandsBeforeTheTitle() throws {
        let button = makeButton("Reply")
        button.setImage(UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 16, height: 16))), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()

        let image = try XCTUnwrap(button.imageView).frame
        let title = try XCTUnwrap(button.titleLabel).frame
        XCTAssertEqual(image.maxX, title.minX)
        XCTAssertEqual((image.minX + title.maxX) / 2, 100, accuracy: 0.01)
        XCTAssertEqual(image.midY, 20)
    }

    func testImageStandsBehindTheTitleFromRightToLeft() throws {
        let button = makeButton("Reply")
        button.semanticContentAttribute = .forceRightToLeft
        button.setImage(UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 16, height: 16))), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()

        let image = try XCTUnwrap(button.imageView).frame
        let title = try XCTUnwrap(button.titleLabel).frame
        XCTAssertEqual(title.maxX, image.minX)
    }

    func testLeadingAlignmentKeepsToTheEdge() throws {
        let button = makeButton("Reply")
        button.contentHorizontalAlignment = .leading
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()

        XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.minX, 0)
    }

    func testStateWithoutAValueShowsThatOfNormal() {
        let button = makeButton("Follow")
        button.setTitle("Following", for: .selected)
        XCTAssertEqual(button.currentTitle, "Follow")

        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Following")

        button.isSelected = false
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.text, "Follow")
    }

    func testSystemButtonTakesTheTint() {
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        button.tintColor = .red

        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 15)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
    }

    func testConfigurationDecidesSizeAndColors() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Join"
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()

        XCTAssertEqual(button.bounds.height, 21 + 14)
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        // The background is a separate view: as on iOS, the button's own layer stays unchanged.
        XCTAssertEqual(button.layer.cornerRadius, 0)
        XCTAssertNil(button.backgroundColor)
        let ground = button.subviews.first as? SystemBackgroundView
        XCTAssertEqual(ground?.cornerRadiusOverride, button.bounds.height / 2)
    }
}

@MainActor @preconcurrency
final class DrawnControlTests: XCTestCase {
    func testSwitchStandsAtTheEndOfItsRow() {
        let label = UILabel()
        label.text = "Quiet"
        let control = UISwitch()
        let row = UIStackView(arrangedSubviews: [label, control])
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 31)
        row.layoutIfNeeded()
        XCTAssertEqual(control.frame.minX, 149)
        XCTAssertEqual(label.frame.width, 149)
    }

    func testSwitchThumbStandsAtTheSideOfItsState() throws {
        let control = UISwitch()
        control.layoutIfNeeded()
        let off = try XCTUnwrap(control.subviews.last).frame
        control.isOn = true
        control.layoutIfNeeded()
        let on = try XCTUnwrap(control.subviews.last).frame

        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 51, height: 31))
        XCTAssertEqual(off.minX, 2)
        XCTAssertEqual(on.maxX, 49)
    }

    func testProgressFillsItsPart() throws {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.25
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        view.layoutIfNeeded()

        XCTAssertEqual(try XCTUnwrap(view.subviews.first).frame, CGRect(x: 0, y: 0, width: 50, height: 4))
        XCTAssertEqual(view.layer.cornerRadius, 2)
    }

    func testSliderKeepsItsValueInRange() {
        let slider = UISlider()
        slider.value = 7
        XCTAssertEqual(slider.value, 1)
    }

    func testIndicatorIsHiddenUnlessItTurns() {
        let view = UIActivityIndicatorView(style: .medium)
        XCTAssertTrue(view.isHidden)
        view.startAnimating()
        XCTAssertFalse(view.isHidden)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    }

    func testTextFieldShowsItsPlaceholderUntilThereIsText() {
        let field = UITextField()
        field.placeholder = "Search"
        let label = field.subviews.first as? UILabel
        XCTAssertEqual(label?.text, "Search")
        XCTAssertEqual(label?.textColor, .placeholderText)

        field.text = "Leia"
        XCTAssertEqual(label?.text, "Leia")
        XCTAssertEqual(label?.textColor, .label)
    }
}
