import AssetCatalogs
import Foundation
import XCTest

/// Colors in all notations, and their variants.
final class ColorSetTests: XCTestCase {
    private func set(_ colors: String) throws -> ColorSet {
        let folder = try CatalogFolder()
        defer { folder.remove() }
        try folder.add("a.colorset", "{ \"colors\" : [ \(colors) ] }")
        return try ColorSet(folder: folder.url.appendingPathComponent("a.colorset"))
    }

    private func color(_ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
        -> String
    {
        """
        "color" : { "color-space" : "\(space)", "components" : { "red" : "\(red)", "green" : "\(green)",
        "blue" : "\(blue)", "alpha" : "\(alpha)" } }
        """
    }

    private func components(_ text: String) throws -> AssetColorComponents {
        guard case .components(let components) = try set("{ \(text) }").color(for: AssetTraits()) else {
            throw CocoaError(.coderValueNotFound)
        }
        return components
    }

    func testNotations() throws {
        for (red, green, blue) in [("0.200", "0.400", "1.000"), ("51", "102", "255"), ("0x33", "0x66", "0xFF")] {
            let color = try components(color("srgb", red, green, blue))
            XCTAssertEqual(color.red, 0.2, accuracy: 1e-9)
            XCTAssertEqual(color.green, 0.4, accuracy: 1e-9)
            XCTAssertEqual(color.blue, 1, accuracy: 1e-9)
            XCTAssertEqual(color.alpha, 1)
        }
        XCTAssertEqual(try components(color("srgb", "0", "0", "1")).blue, 1 / 255, "a whole number is of 255")
        XCTAssertEqual(try components(color("srgb", "0", "0", "0", alpha: "1")).alpha, 1)
        XCTAssertEqual(try components(color("srgb", "0", "0", "0", alpha: "0.25")).alpha, 0.25)
    }

    func testSpaces() throws {
        XCTAssertEqual(try components(color("display-p3", "1.000", "0.000", "0.000")).space, .displayP3)
        XCTAssertEqual(try components(color("extended-srgb", "1.200", "0.000", "0.000")).red, 1.2)
        let gray = try components(
            #""color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "0.500" } }"#)
        XCTAssertEqual([gray.red, gray.green, gray.blue, gray.alpha], [0.5, 0.5, 0.5, 0.5])
        XCTAssertThrowsError(try set("{ \(color("cmyk", "0", "0", "0")) }")) { error in
            XCTAssertEqual(
                (error as? AssetCatalogError)?.reason,
                "the color space “cmyk” isn't known at colors.[0].color.color-space")
        }
        XCTAssertThrowsError(try set("{ \(color("srgb", "red", "0", "0")) }")) { error in
            XCTAssertEqual(
                (error as? AssetCatalogError)?.reason,
                "“red” is no component such as 0.5, 128 or 0x80 at colors.[0].color.components.red")
        }
    }

    func testVariants() throws {
        let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        let set = try set(
            """
            { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "systemTealColor" } },
            { "idiom" : "universal", \(dark), \(color("srgb", "0.100", "0.000", "0.000")) },
            { "idiom" : "ipad", \(color("srgb", "0.200", "0.000", "0.000")) }
            """)
        XCTAssertEqual(set.color(for: AssetTraits()), .system("systemTealColor"))
        guard case .components(let color) = set.color(for: AssetTraits(luminosity: .dark)) else { return XCTFail() }
        XCTAssertEqual(color.red, 0.1)
        guard case .components(let pad) = set.color(for: AssetTraits(idiom: .pad, luminosity: .dark)) else {
            return XCTFail()
        }
        XCTAssertEqual(pad.red, 0.2)
    }

    func testEmptySet() throws {
        XCTAssertTrue(try set(#"{ "idiom" : "universal" }"#).isEmpty)
    }

    func testData() throws {
        let folder = try CatalogFolder()
        defer { folder.remove() }
        try folder.add(
            "terms.dataset",
            """
            { "data" : [ { "idiom" : "universal", "filename" : "terms.json",
            "universal-type-identifier" : "public.json" }, { "idiom" : "ipad", "filename" : "long.json" } ] }
            """)
        let entry = try XCTUnwrap(AssetCatalog(folder: folder.url).entry(.data, named: "terms"))
        let set = try FileSet(entry)
        XCTAssertEqual(set.file(for: AssetTraits())?.lastPathComponent, "terms.json")
        XCTAssertEqual(set.type(for: AssetTraits()), "public.json")
        XCTAssertEqual(set.file(for: AssetTraits(idiom: .pad))?.lastPathComponent, "long.json")
        XCTAssertNil(set.type(for: AssetTraits(idiom: .pad)))
    }
}
