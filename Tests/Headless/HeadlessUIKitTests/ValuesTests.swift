import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class UIColorTests: XCTestCase {
    func testDynamicColorFollowsTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

        XCTAssertEqual(color.rgba(in: UITraitCollection(userInterfaceStyle: .light)), .black)
        XCTAssertEqual(color.rgba(in: UITraitCollection(userInterfaceStyle: .dark)), .white)
    }

    func testSystemBlueIsResolvedUnderTheRenderSettings() {
        XCTAssertEqual(UIColor.systemBlue.cgColor.rgba, RGBA(hex: 0x007AFF))
        RenderSettings.withCurrent(RenderSettings(appearance: .dark)) {
            XCTAssertEqual(UIColor.systemBlue.cgColor.rgba, RGBA(hex: 0x0A84FF))
        }
    }

    func testAlphaIsReplacedInBothAppearances() {
        let color = UIColor.label.withAlphaComponent(0.5)

        XCTAssertEqual(
            color.rgba(in: UITraitCollection(userInterfaceStyle: .dark)), RGBA(hex: 0xFFFFFF, alpha: 0.5))
    }

    func testHueGoesThereAndBack() {
        let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 1)
        var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)

        XCTAssertEqual(hue, 0.25, accuracy: 1e-9)
        XCTAssertEqual(saturation, 0.5, accuracy: 1e-9)
        XCTAssertEqual(brightness, 0.8, accuracy: 1e-9)
    }

    func testEqualColorsAreEqualHoweverTheyWereMade() {
        XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNotEqual(UIColor.systemRed, UIColor.systemBlue)
    }
}

@MainActor @preconcurrency
final class UITraitCollectionTests: XCTestCase {
    func testCurrentIsThatOfTheRender() {
        let settings = RenderSettings(scale: 3, contentSize: .extraLarge, direction: .rightToLeft)
        RenderSettings.withCurrent(settings) {
            XCTAssertEqual(UITraitCollection.current.displayScale, 3)
            XCTAssertEqual(UITraitCollection.current.preferredContentSizeCategory, .extraLarge)
            XCTAssertEqual(UITraitCollection.current.layoutDirection, .rightToLeft)
            XCTAssertEqual(UIScreen.main.scale, 3)
        }
    }

    func testPerformAsCurrentKeepsWhatIsLeftOpen() {
        RenderSettings.withCurrent(RenderSettings(scale: 2)) {
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
                XCTAssertEqual(UITraitCollection.current.displayScale, 2)
            }
        }
    }

    func testLastOfSeveralDecides() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])

        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.displayScale, 2)
    }

    func testContentSizeCategoriesAreOrdered() {
        XCTAssertLessThan(UIContentSizeCategory.small, .large)
        XCTAssertTrue(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}

@MainActor @preconcurrency
final class UIFontTests: XCTestCase {
    func testTextStyleFollowsTheContentSize() {
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
        RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 23)
        }
    }

    func testLineHeightIsThatOfSanFrancisco() {
        let font = UIFont.systemFont(ofSize: 17)

        XCTAssertEqual(font.lineHeight, 17 * 1.193359375, accuracy: 1e-9)
        XCTAssertEqual(font.ascender - font.descender, font.lineHeight, accuracy: 0.001)
        XCTAssertLessThan(font.descender, 0)
    }

    func testWithSizeScalesTheLeading() {
        let emoji = UIFont.preferredFont(forTextStyle: .body).withSize(50)

        XCTAssertEqual(emoji.lineHeight + emoji.leading, 22 * 50 / 17, accuracy: 1e-9)
    }

    func testBoldTextStyleIsSemibold() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)

        XCTAssertEqual(font.fontName, ".SFUI-Semibold")
        XCTAssertEqual(font.pointSize, 17)
        XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    func testUnknownNameGivesNoFont() {
        XCTAssertNil(UIFont(name: "Unheard Of", size: 12))
        XCTAssertEqual(UIFont(name: "CourierNewPSMT", size: 12)?.fontName, "CourierNewPSMT")
    }

    func testMetricsGrowWithTheContentSize() {
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 10), 10)
        RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 22), 29, accuracy: 1e-9)
        }
    }

    func testMetricsKeepToWholePixels() {
        func body(scale: CGFloat) -> CGFloat {
            RenderSettings.withCurrent(RenderSettings(scale: scale, contentSize: .extraExtraExtraLarge)) {
                UIFontMetrics.default.scaledValue(for: 17)
            }
        }
        XCTAssertEqual(body(scale: 1), 22)
        XCTAssertEqual(body(scale: 2), 22.5)
    }

    func testHelveticaHasItsOwnMeasures() throws {
        let font = try XCTUnwrap(UIFont(name: "Helvetica", size: 100))
        XCTAssertEqual(font.fontName, "Helvetica")
        XCTAssertEqual(font.lineHeight, 115, accuracy: 1e-9)
        XCTAssertEqual(font.ascender, 92, accuracy: 1e-9)
    }
}

@MainActor @preconcurrency
final class GeometryTests: XCTestCase {
    func testTransformsAreAppliedInTheOrderInWhichTheyStand() {
        let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
            .concatenating(CGAffineTransform(scaleX: 2, y: 2))

        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(moveThenScale), CGPoint(x: 22, y: 2))
        XCTAssertEqual(
            CGPoint(x: 22, y: 2).applying(moveThenScale.inverted()), CGPoint(x: 1, y: 1))
    }

    func testRotationPutsARectangleIntoAnUprightOne() {
        let turned = CGRect(x: -2, y: -1, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))

        XCTAssertEqual(turned.width, 2, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 4, accuracy: 1e-9)
    }

    func testInsetsShrinkARectangle() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

        XCTAssertEqual(rect, CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    func testPrioritiesCanBeShifted() {
        XCTAssertEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
        XCTAssertLessThan(UILayoutPriority.defaultLow, .defaultHigh)
    }
}
