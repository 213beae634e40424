@testable import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class SegmentedControlTests: XCTestCase {
    private func control(_ items: [Any], width: CGFloat? = nil) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        if let width { control.frame.size.width = width }
        control.layoutIfNeeded()
        return control
    }

    private func segments(of control: UISegmentedControl) -> [CGRect] {
        control.subviews.compactMap { $0 as? SegmentView }.map(\.frame)
    }

    private func pill(of control: UISegmentedControl) throws -> SegmentPill {
        try XCTUnwrap(control.subviews.compactMap { $0 as? SegmentPill }.first)
    }

    /// Interface Builder shows a new control, "First" and "Second", 131 points wide and 32 high, give or take the font.
    func testSizeIsThatOfInterfaceBuilder() {
        let size = control(["First", "Second"]).intrinsicContentSize
        XCTAssertEqual(size.height, 32)
        XCTAssertEqual(size.width, 131, accuracy: 4)
    }

    func testChosenSegmentHasAGround() throws {
        let control = control(["One", "Two", "Three"], width: 302)
        XCTAssertTrue(try pill(of: control).isHidden)
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        XCTAssertFalse(try pill(of: control).isHidden)
        XCTAssertEqual(try pill(of: control).frame, CGRect(x: 103, y: 2, width: 96, height: 28))
        control.isMomentary = true
        control.layoutIfNeeded()
        XCTAssertTrue(try pill(of: control).isHidden)
    }

    func testSegmentsAreEquallyWideByDefault() {
        let equal = control(["A", "A much longer title"], width: 301)
        XCTAssertEqual(segments(of: equal).map(\.width), [150, 150])
        equal.setWidth(40, forSegmentAt: 0)
        equal.layoutIfNeeded()
        XCTAssertEqual(segments(of: equal).map(\.width), [40, 260])
        equal.setWidth(0, forSegmentAt: 0)
        equal.apportionsSegmentWidthsByContent = true
        equal.layoutIfNeeded()
        XCTAssertLessThan(segments(of: equal)[0].width, 60)
    }

    func testFirstSegmentIsAtTheRightFromRightToLeft() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.semanticContentAttribute = .forceRightToLeft
        control.frame.size.width = 201
        control.selectedSegmentIndex = 0
        control.layoutIfNeeded()
        XCTAssertEqual(segments(of: control).map(\.minX), [101, 0])
        XCTAssertEqual(try pill(of: control).frame.maxX, 199)
    }

    func testChoiceFollowsItsSegment() {
        let control = control(["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 9
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
        control.setTitle("Nothing", forSegmentAt: 7)
        control.layoutIfNeeded()
    }

    func testAttributesOfTheNormalStateCountForTheOthers() throws {
        var looks = SegmentStyle()
        looks.attributes[.normal] = [.foregroundColor: UIColor.red]
        looks.attributes[.selected] = [.font: UIFont.systemFont(ofSize: 20)]
        let text = looks.text("One", state: .selected)
        XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 20)
    }

    func testBackgroundImagesTakeThePlaceOfTheGround() throws {
        let control = control(["One", "Two"])
        control.selectedSegmentIndex = 0
        control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        control.layoutIfNeeded()
        XCTAssertTrue(try pill(of: control).isHidden)
        XCTAssertTrue(try XCTUnwrap(control.subviews.first as? SegmentGround).isHidden)
    }
}

@MainActor @preconcurrency
final class SmallControlTests: XCTestCase {
    /// iOS makes steppers 94 by 32 points.
    func testStepperStopsAtItsEnds() {
        let stepper = UIStepper(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
        XCTAssertEqual(stepper.frame, CGRect(x: 5, y: 0, width: 94, height: 32))
        stepper.value = 1000
        XCTAssertEqual(stepper.value, 100)
        stepper.layoutIfNeeded()
        let buttons = stepper.subviews.suffix(2)
        XCTAssertEqual(buttons.map(\.tintColor), [.label, .tertiaryLabel])
        stepper.wraps = true
        stepper.layoutIfNeeded()
        XCTAssertEqual(buttons.map(\.tintColor), [.label, .label])
        stepper.value = .nan
        XCTAssertEqual(stepper.value, 0)
    }

    func testPageControlIsTwentySixPointsHigh() {
        let control = UIPageControl()
        control.numberOfPages = 3
        XCTAssertEqual(control.intrinsicContentSize.height, 26)
        control.direction = .topToBottom
        XCTAssertEqual(control.intrinsicContentSize.width, 26)
        control.currentPage = 12
        XCTAssertEqual(control.currentPage, 2)
        control.numberOfPages = -4
        XCTAssertEqual(control.currentPage, 0)
    }

    func testSinglePageHidesItsDot() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 1
        control.layoutIfNeeded()
        XCTAssertEqual(control.subviews.count, 2)
        control.hidesForSinglePage = true
        control.layoutIfNeeded()
        XCTAssertEqual(control.subviews.count, 1)
    }

    func testDotsThatDoNotFitAreLeftOutAndTheOutermostAreSmaller() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 104, height: 26))
        control.numberOfPages = 10_000
        control.currentPage = 5_000
        control.layoutIfNeeded()
        XCTAssertEqual(control.subviews.dropFirst().map(\.frame.width), [4, 6, 8, 6, 4])
    }

    func testDisabledSwitchLeavesItsAlphaAlone() {
        let control = UISwitch()
        control.alpha = 0.8
        control.isEnabled = false
        control.layoutIfNeeded()
        XCTAssertEqual(control.alpha, 0.8)
        XCTAssertEqual(control.layer.opacity, 0.5)
        control.isEnabled = true
        XCTAssertEqual(control.layer.opacity, 1)
    }

    func testPicturesTakeRoomFromTheSlidersLine() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValueImage = UIImage(systemName: "minus")
        let width = slider.minimumValueImage?.size.width ?? 0
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds).minX, width + 8)
        slider.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds).maxX, 200 - width - 8)
    }

    func testProgressThatIsNoNumberIsNone() {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = .nan
        XCTAssertEqual(view.progress, 0)
        XCTAssertEqual(view.intrinsicContentSize.height, 2.5)
    }

    func testOldStylesOfWheelsSayTheirColor() {
        let white = UIActivityIndicatorView(style: .whiteLarge)
        XCTAssertEqual(white.color, .white)
        XCTAssertEqual(white.intrinsicContentSize, CGSize(width: 37, height: 37))
        let own = UIActivityIndicatorView(style: .medium)
        own.color = .red
        own.style = .large
        XCTAssertEqual(own.color, .red)
    }

    func testLargeContentIsKept() {
        let view = UISegmentedControl(items: ["One"])
        XCTAssertFalse(view.showsLargeContentViewer)
        view.showsLargeContentViewer = true
        view.largeContentTitle = "One"
        XCTAssertEqual(view.largeContentTitle, "One")
        XCTAssertTrue(view.showsLargeContentViewer)
    }
}
