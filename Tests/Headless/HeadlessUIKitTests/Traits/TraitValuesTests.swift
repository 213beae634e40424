import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Collections of traits, custom traits, and observers of trait changes.
@MainActor @preconcurrency
final class TraitValuesTests: XCTestCase {
    func testCollectionsAreMadeAndChangedByClosures() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[UITraitLayoutDirection.self] = .rightToLeft
            traits.density = 2
        }
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
        XCTAssertEqual(traits.layoutDirection, .rightToLeft)
        XCTAssertEqual(traits.density, 2)
        XCTAssertEqual(traits.horizontalSizeClass, .unspecified)

        let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        XCTAssertEqual(light.userInterfaceStyle, .light)
        XCTAssertEqual(light.density, 2)
        XCTAssertEqual(traits.replacing(DensityTrait.self, value: 3).density, 3)
        XCTAssertEqual(UITraitCollection().density, 1)
        XCTAssertNotEqual(traits, light)
        XCTAssertEqual(light.replacing(UITraitUserInterfaceStyle.self, value: .dark), traits)
    }

    func testTheLastCollectionThatSaysSomethingDecides() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(DensityTrait.self, value: 2),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(DensityTrait.self, value: 4),
        ])
        XCTAssertEqual(merged.userInterfaceStyle, .dark)
        XCTAssertEqual(merged.density, 4)
        XCTAssertTrue(merged.containsTraits(in: UITraitCollection(layoutDirection: .rightToLeft)))
        XCTAssertFalse(merged.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
    }

    func testColorsDependOnSomeTraitsAlone() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: nil))
        XCTAssertFalse(
            dark.hasDifferentColorAppearance(comparedTo: dark.replacing(UITraitDisplayScale.self, value: 3)))
        XCTAssertFalse(dark.hasDifferentColorAppearance(comparedTo: dark.replacing(DensityTrait.self, value: 3)))
        XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: dark.replacing(ThemeTrait.self, value: "sea")))
    }

    func testOwnTraitsGoDownAndCanBeTakenBack() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.density = 2

        XCTAssertEqual(inner.traitCollection.density, 2)
        XCTAssertTrue(outer.traitOverrides.contains(DensityTrait.self))
        outer.traitOverrides.remove(DensityTrait.self)
        XCTAssertEqual(inner.traitCollection.density, 1)
        outer.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    func testObserversAreNotifiedOfTheirTraitsOnly() {
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        var reported: [String] = []
        let registration = inner.registerForTraitChanges([DensityTrait.self, UITraitUserInterfaceStyle.self]) {
            (label: UILabel, previous: UITraitCollection) in
            reported.append("\(previous.density) → \(label.traitCollection.density)")
        }
        outer.traitOverrides.density = 2
        outer.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(reported, ["1 → 2"])
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(reported, ["1 → 2", "2 → 2"])
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides.density = 3
        XCTAssertEqual(reported.count, 2)
    }

    func testControllersRegisterToo() {
        let controller = UIViewController()
        var count = 0
        controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIViewController, _: UITraitCollection) in count += 1
        }
        controller.view.layoutIfNeeded()
        controller.traitOverrides.preferredContentSizeCategory = .small
        controller.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(count, 1)
    }

    func testDirectionsOfAttributes() {
        typealias Direction = UIUserInterfaceLayoutDirection
        func direction(_ attribute: UISemanticContentAttribute, _ settings: RenderSettings.Direction) -> Direction {
            RenderSettings.withCurrent(RenderSettings(direction: settings)) {
                UIView.userInterfaceLayoutDirection(for: attribute)
            }
        }
        XCTAssertEqual(direction(.unspecified, .rightToLeft), .rightToLeft)
        XCTAssertEqual(direction(.playback, .rightToLeft), .leftToRight)
        XCTAssertEqual(direction(.forceRightToLeft, .leftToRight), .rightToLeft)
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .forceLeftToRight, relativeTo: .rightToLeft), .leftToRight)
    }

    func testTheApplicationsSettingsAreNotAViewsTraits() {
        let view = UIView()
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        view.traitOverrides.layoutDirection = .rightToLeft
        view.traitCollection.performAsCurrent {
            XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .large)
            XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
            XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 20), 20)
            XCTAssertEqual(UITraitCollection.current.preferredContentSizeCategory, .extraExtraExtraLarge)
        }
    }
}

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1
}

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var density: Int { self[DensityTrait.self] }
}

extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}
