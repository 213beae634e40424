import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

/// Layout margins: those of the system, a superview and the safe area, and the readable width.
@MainActor @preconcurrency
final class MarginsTests: XCTestCase {
    private func pinned(in guide: UILayoutGuide) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        guide.owningView?.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return view
    }

    /// 16 points, and 20 from the width of the largest phones.
    func testSystemMarginsFollowTheWidth() {
        let controller = UIViewController()
        let view = pinned(in: controller.view.layoutMarginsGuide)
        for (width, margin) in [(390.0, 16.0), (430, 20), (414, 20), (320, 16)] as [(CGFloat, CGFloat)] {
            _ = controller.makeFrame(proposing: ProposedSize(width: width, height: 600))
            XCTAssertEqual(view.frame, CGRect(x: margin, y: 0, width: width - 2 * margin, height: 600), "\(width)")
            XCTAssertEqual(controller.view.directionalLayoutMargins.leading, margin)
        }
        _ = controller.makeFrame(proposing: ProposedSize(width: 430))
        XCTAssertEqual(view.frame.minX, 20)
    }

    func testLargerOfSystemAndOwnMargins() {
        let controller = UIViewController()
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 30, bottom: 4, trailing: 5)
        let view = pinned(in: controller.view.layoutMarginsGuide)
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 3, width: 344, height: 593))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 3, width: 355, height: 593))
    }

    func testMarginsOfASuperviewArePreserved() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 12),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -100),
        ])
        let view = pinned(in: inner.layoutMarginsGuide)
        outer.layoutIfNeeded()
        // 30 − 12, 40, the view's own 8 where the superview's margin is far, 10.
        XCTAssertEqual(view.frame, CGRect(x: 18, y: 40, width: 260, height: 152))
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 40, left: 18, bottom: 8, right: 10))
    }

    func testSafeAreaIsAddedUnlessRefused() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let view = pinned(in: controller.view.layoutMarginsGuide)
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 47, width: 358, height: 519))
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 0, width: 358, height: 600))
    }

    /// 672 points at the default content size, centered: 176 from the edges of a screen 1,024 points wide.
    func testReadableWidth() {
        let controller = UIViewController()
        let view = pinned(in: controller.view.readableContentGuide)
        _ = controller.makeFrame(proposing: ProposedSize(width: 1024, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 176, y: 0, width: 672, height: 600))
        XCTAssertEqual(controller.view.readableContentGuide.layoutFrame, view.frame)
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 0, width: 358, height: 600))
    }

    func testReadableWidthOfAViewWhoseWidthIsOpen() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let view = pinned(in: inner.readableContentGuide)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 164, y: 8, width: 672, height: 84))
    }

    func testReadableWidthGrowsWithTheText() {
        var settings = RenderSettings()
        settings.contentSize = .extraSmall
        let small = RenderSettings.withCurrent(settings) { UIView().readableWidth }
        settings.contentSize = .extraExtraExtraLarge
        let large = RenderSettings.withCurrent(settings) { UIView().readableWidth }
        XCTAssertEqual(small, 560)
        XCTAssertGreaterThan(large, 672)
    }

    func testGuidesOfBarsAndKeyboard() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.trailingAnchor),
        ])
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 47, width: 390, height: 519))
        XCTAssertEqual(bar.frame.maxY, 566)
        XCTAssertEqual(controller.topLayoutGuide.length, 47)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        _ = controller.makeFrame(proposing: ProposedSize(width: 390, height: 600))
        XCTAssertEqual(bar.frame.maxY, 600)
    }
}
