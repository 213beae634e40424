import Foundation
import Frames
import HeadlessUIKit
import Rendering
import UIKitValues
import XCTest

/// Colors of asset catalogs.
@MainActor @preconcurrency
final class CatalogColorTests: XCTestCase {
    private var folder = ResourceFolder()

    override func tearDown() async throws { folder.remove() }

    private func write(_ name: String, _ colors: String) throws {
        try folder.write(
            "App_App.resources/Assets.xcassets/\(name).colorset/Contents.json", "{ \"colors\" : [ \(colors) ] }")
    }

    private func color(_ space: String, _ red: String, _ green: String, _ blue: String) -> String {
        """
        "idiom" : "universal", "color" : { "color-space" : "\(space)", "components" : { "red" : "\(red)",
        "green" : "\(green)", "blue" : "\(blue)", "alpha" : "1.000" } }
        """
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    func testVariants() throws {
        try write(
            "Brand",
            "{ \(color("srgb", "0x33", "102", "1.000")) }, { \(darkAppearance), \(color("srgb", "0", "0", "0")) }")
        try folder.run {
            let color = try XCTUnwrap(UIColor(named: "Brand"))
            XCTAssertEqual(color.rgba(in: light), RGBA(hex: 0x3366FF))
            XCTAssertEqual(color.rgba(in: dark), RGBA(hex: 0))
            XCTAssertEqual(color.withAlphaComponent(0.5).rgba(in: dark).alpha, 0.5)
        }
        let bundle = try XCTUnwrap(folder.bundle())
        XCTAssertEqual(UIColor(resource: ColorResource(name: "Brand", bundle: bundle)).rgba(in: dark), RGBA(hex: 0))
    }

    func testSpacesAndSystemColors() throws {
        try write("Wide", "{ \(color("display-p3", "1.000", "0.000", "0.000")) }")
        try write("Linear", "{ \(color("extended-linear-srgb", "0.214", "0.000", "1.000")) }")
        try write("Teal", #"{ "color" : { "platform" : "ios", "reference" : "systemTealColor" } }"#)
        try write("Odd", #"{ "color" : { "platform" : "osx", "reference" : "controlTextColor" } }"#)
        let problems = try reported {
            try folder.run {
                XCTAssertEqual(
                    UIColor(named: "Wide")?.rgba(in: light),
                    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba)
                XCTAssertEqual(UIColor(named: "Linear")?.rgba(in: light).red ?? 0, 0.5, accuracy: 0.001)
                XCTAssertEqual(UIColor(named: "Teal")?.rgba(in: dark), UIColor.systemTeal.rgba(in: dark))
                XCTAssertEqual(try XCTUnwrap(UIColor(named: "Odd")).rgba(in: light).alpha, 0)
                XCTAssertNil(UIColor(named: "wide!"))
            }
        }
        XCTAssertEqual(
            problems,
            [
                "The color “Odd” refers to “controlTextColor”, which isn't a color of iOS; it is clear.",
                "There is no color named “wide!”; UIColor(named:) is nil. Did you mean “Wide”?",
            ])
    }

    func testAccentColor() throws {
        try folder.run { XCTAssertEqual(UIView().tintColor.rgba, UIColor.systemBlue.rgba) }
        let other = ResourceFolder()
        defer { other.remove() }
        try other.write(
            "App_App.resources/Assets.xcassets/AccentColor.colorset/Contents.json",
            "{ \"colors\" : [ { \(color("srgb", "255", "0", "0")) } ] }")
        other.run { XCTAssertEqual(UIView().tintColor.rgba, RGBA(hex: 0xFF0000)) }
        try other.write("App_A.resources/Assets.xcassets/AccentColor.colorset/Contents.json", #"{ "colors" : [ {} ] }"#)
        let another = reported {
            ResourceBundles.with(folders: [other.url, URL(fileURLWithPath: "/nonexistent")]) {
                XCTAssertEqual(UIView().tintColor.rgba, RGBA(hex: 0xFF0000), "an empty set doesn't count")
            }
        }
        XCTAssertEqual(another, [])
        let empty = ResourceFolder()
        defer { empty.remove() }
        try empty.write(
            "App_App.resources/Assets.xcassets/AccentColor.colorset/Contents.json",
            #"{ "colors" : [ { "idiom" : "universal" } ] }"#)
        empty.run { XCTAssertEqual(UIView().tintColor.rgba, UIColor.systemBlue.rgba) }
    }
}
