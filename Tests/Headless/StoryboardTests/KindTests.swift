import Foundation
import HeadlessUIKit
import Rendering
import XCTest

/// A view of each kind, by its tag.
@MainActor @preconcurrency
final class KindTests: XCTestCase {
    private func view<View: UIView>(_ tag: Int) throws -> View {
        let root = try XCTUnwrap(Bundle.module.loadNibNamed("Kinds", owner: nil)?.first as? UIView)
        let view = try XCTUnwrap(root.viewWithTag(tag) as? View)
        view.removeFromSuperview()
        return view
    }

    func testButton() throws {
        let button: UIButton = try view(1)
        XCTAssertEqual(button.buttonType, .custom)
        XCTAssertEqual(button.contentHorizontalAlignment, .leading)
        XCTAssertEqual(button.contentVerticalAlignment, .top)
        XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
        XCTAssertEqual(button.titleLabel?.font.pointSize, 20)
        XCTAssertEqual(button.title(for: .normal), "Plain")
        XCTAssertEqual(button.title(for: .selected), "Chosen")
        XCTAssertNotNil(button.image(for: .normal))
        XCTAssertEqual(
            button.titleColor(for: .normal)?.rgba, UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba)
    }

    func testControls() throws {
        let slider: UISlider = try view(2)
        XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 5, 10])
        XCTAssertEqual(
            slider.minimumTrackTintColor?.rgba, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).rgba)
        let stepper: UIStepper = try view(3)
        XCTAssertEqual([stepper.value, stepper.maximumValue, stepper.stepValue], [2, 5, 0.5])
        let segments: UISegmentedControl = try view(4)
        XCTAssertEqual(segments.titleForSegment(at: 1), "Two")
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        let progress: UIProgressView = try view(5)
        XCTAssertEqual(progress.progress, 0.25)
        let activity: UIActivityIndicatorView = try view(6)
        XCTAssertTrue(activity.isAnimating)
        XCTAssertFalse(activity.hidesWhenStopped)
        XCTAssertEqual(activity.style, .large)
        let pages: UIPageControl = try view(7)
        XCTAssertEqual([pages.numberOfPages, pages.currentPage], [4, 2])
        let picker: UIDatePicker = try view(8)
        XCTAssertEqual(picker.datePickerMode, .date)
        XCTAssertEqual(picker.date, Date(timeIntervalSinceReferenceDate: 86400))
    }

    func testTexts() throws {
        let text: UITextView = try view(9)
        XCTAssertEqual(text.text, "Two\nlines")
        XCTAssertFalse(text.isEditable)
        XCTAssertEqual(text.font?.pointSize, 13)
        let search: UISearchBar = try view(10)
        XCTAssertEqual(search.placeholder, "Find")
        XCTAssertEqual(search.searchBarStyle, .minimal)
        let label: UILabel = try view(16)
        XCTAssertEqual(label.attributedText?.string, "Red and plain")
        XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual(label.accessibilityIdentifier, "mixed")
        XCTAssertEqual(label.accessibilityLabel, "Mixed")
        XCTAssertEqual(label.accessibilityTraits, .header)
    }

    func testScrollViewFollowsItsGuides() throws {
        let scroll: UIScrollView = try view(11)
        XCTAssertTrue(scroll.isPagingEnabled)
        XCTAssertFalse(scroll.showsHorizontalScrollIndicator)
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 100))
    }

    func testEffectAndBars() throws {
        let effect: UIVisualEffectView = try view(12)
        XCTAssertTrue(effect.effect is UIBlurEffect)
        XCTAssertEqual((effect.contentView.subviews.first as? UILabel)?.text, "On blur")
        let toolbar: UIToolbar = try view(13)
        XCTAssertEqual(toolbar.items?.map(\.title), [nil, nil, "Send"])
        XCTAssertEqual(toolbar.items?.last?.style, .done)
        let navigation: UINavigationBar = try view(14)
        XCTAssertEqual(navigation.topItem?.title, "Bar")
        let tabs: UITabBar = try view(15)
        XCTAssertEqual(tabs.items?.map(\.title), ["Search", "You"])
        XCTAssertEqual(tabs.items?.last?.badgeValue, "3")
    }

    func testView() throws {
        let plain: UIView = try view(17)
        XCTAssertEqual(plain.alpha, 0.5)
        XCTAssertTrue(plain.isHidden)
        XCTAssertEqual(plain.contentMode, .center)
        XCTAssertEqual(plain.semanticContentAttribute, .forceRightToLeft)
        XCTAssertEqual(plain.autoresizingMask, [.flexibleLeftMargin, .flexibleWidth])
        XCTAssertEqual(plain.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertTrue(plain.preservesSuperviewLayoutMargins)
        XCTAssertFalse(plain.clipsToBounds)
        XCTAssertTrue(plain.translatesAutoresizingMaskIntoConstraints)
    }
}
