import AssetCatalogs
import Foundation
import XCTest

/// The variant of an image for traits.
final class ImageSelectionTests: XCTestCase {
    /// Returns the set with variants, each a filename and further keys.
    private func set(_ variants: [String], properties: String = "{}") throws -> ImageSet {
        let folder = try CatalogFolder()
        defer { folder.remove() }
        try folder.add(
            "a.imageset",
            "{ \"images\" : [ { \(variants.joined(separator: " }, { ")) } ], \"properties\" : \(properties) }")
        return try ImageSet(folder: folder.url.appendingPathComponent("a.imageset"))
    }

    private func variant(_ name: String, _ keys: String = "") -> String {
        "\"filename\" : \"\(name)\", \"idiom\" : \"universal\"" + (keys.isEmpty ? "" : ", \(keys)")
    }

    private func dark(_ value: String = "dark") -> String {
        #""appearances" : [ { "appearance" : "luminosity", "value" : "\#(value)" } ]"#
    }

    private let high = #""appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#

    func testScales() throws {
        let all = try set(["1x", "2x", "3x"].map { variant("\($0).png", "\"scale\" : \"\($0)\"") })
        for (scale, name) in [(1.0, "1x.png"), (2, "2x.png"), (3, "3x.png"), (4, "3x.png"), (1.5, "2x.png")] {
            XCTAssertEqual(all.variant(for: AssetTraits(scale: scale))?.filename, name, "\(scale)")
        }
        let two = try set([variant("1x.png", #""scale" : "1x""#), variant("3x.png", #""scale" : "3x""#)])
        XCTAssertEqual(two.variant(for: AssetTraits(scale: 2))?.filename, "3x.png", "a larger one is preferred")
        let single = try set([variant("single.png"), #""idiom" : "universal", "scale" : "2x""#])
        XCTAssertEqual(single.variants.count, 1, "an empty well is no variant")
        XCTAssertEqual(single.variant(for: AssetTraits(scale: 3))?.pixelsPerPoint, 1)
        let drawing = try set([variant("a.svg")])
        XCTAssertEqual(drawing.variant(for: AssetTraits(scale: 3))?.isDrawing, true)
    }

    func testAppearances() throws {
        let both =
            #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" }, "#
            + #"{ "appearance" : "contrast", "value" : "high" } ]"#
        let set = try set([
            variant("any.png"), variant("dark.png", dark()), variant("high.png", high), variant("both.png", both),
        ])
        func name(_ luminosity: AssetTraits.Luminosity, _ contrast: AssetTraits.Contrast) -> String? {
            set.variant(for: AssetTraits(luminosity: luminosity, contrast: contrast))?.filename
        }
        XCTAssertEqual(name(.light, .normal), "any.png")
        XCTAssertEqual(name(.dark, .normal), "dark.png")
        XCTAssertEqual(name(.light, .high), "high.png")
        XCTAssertEqual(name(.dark, .high), "both.png")
        let three = try self.set([variant("any.png"), variant("light.png", dark("light")), variant("dark.png", dark())])
        XCTAssertEqual(three.variant(for: AssetTraits(luminosity: .light))?.filename, "light.png")
        let separate = try self.set([variant("any.png"), variant("dark.png", dark()), variant("high.png", high)])
        XCTAssertEqual(
            separate.variant(for: AssetTraits(luminosity: .dark, contrast: .high))?.filename, "dark.png",
            "dark comes before high contrast")
        let tinted = try self.set([variant("any.png"), variant("tinted.png", dark("tinted"))])
        XCTAssertEqual(tinted.variant(for: AssetTraits(luminosity: .dark))?.filename, "any.png")
    }

    func testIdioms() throws {
        let set = try set([
            variant("any.png"), #""filename" : "phone.png", "idiom" : "iphone""#,
            #""filename" : "pad.png", "idiom" : "ipad""#, #""filename" : "watch.png", "idiom" : "watch""#,
        ])
        func name(_ idiom: AssetTraits.Idiom) -> String? { set.variant(for: AssetTraits(idiom: idiom))?.filename }
        XCTAssertEqual(name(.phone), "phone.png")
        XCTAssertEqual(name(.pad), "pad.png")
        XCTAssertEqual(name(.mac), "pad.png", "on a Mac, an app has the iPad's images")
        XCTAssertEqual(name(.tv), "any.png")
        let watch = try self.set([#""filename" : "watch.png", "idiom" : "watch""#])
        XCTAssertNil(watch.variant(for: AssetTraits()))
        let small = try self.set([
            variant("any.png"), #""filename" : "tall.png", "idiom" : "iphone", "subtype" : "retina4""#,
        ])
        XCTAssertEqual(small.variant(for: AssetTraits())?.filename, "any.png", "one for some devices only")
    }

    func testDirectionsAndLanguages() throws {
        let directions = try set([
            variant("any.png"), variant("right.png", #""language-direction" : "right-to-left""#),
        ])
        XCTAssertEqual(directions.variant(for: AssetTraits())?.filename, "any.png")
        XCTAssertEqual(directions.variant(for: AssetTraits(direction: .rightToLeft))?.filename, "right.png")
        XCTAssertNil(directions.mirroredDirection)
        let mirrored = try set([
            variant("left.png", #""language-direction" : "left-to-right""#),
            variant("dark.png", #""language-direction" : "left-to-right", \#(dark())"#),
        ])
        XCTAssertEqual(mirrored.mirroredDirection, .leftToRight)
        XCTAssertEqual(mirrored.variant(for: AssetTraits(direction: .rightToLeft))?.filename, "left.png")
        let languages = try set([
            variant("any.png"), variant("de.png", #""locale" : "de""#), variant("at.png", #""locale" : "de-AT""#),
            variant("dark.png", dark()),
        ])
        func name(_ languages: [String], _ luminosity: AssetTraits.Luminosity = .light, in set: ImageSet) -> String? {
            set.variant(for: AssetTraits(luminosity: luminosity, languages: languages))?.filename
        }
        XCTAssertEqual(name(["de-AT", "de"], in: languages), "at.png")
        XCTAssertEqual(name(["de-CH", "de"], in: languages), "de.png")
        XCTAssertEqual(name(["fr"], in: languages), "any.png")
        XCTAssertEqual(name(["de"], .dark, in: languages), "de.png", "the language comes first")
    }

    func testSizeClassesAndGamut() throws {
        let widths = try set([
            variant("any.png"), variant("compact.png", #""width-class" : "compact""#),
            variant("low.png", #""height-class" : "compact""#),
        ])
        func name(_ width: AssetTraits.SizeClass, _ height: AssetTraits.SizeClass) -> String? {
            widths.variant(for: AssetTraits(widthClass: width, heightClass: height))?.filename
        }
        XCTAssertEqual(name(.compact, .regular), "compact.png")
        XCTAssertEqual(name(.regular, .regular), "any.png")
        XCTAssertEqual(name(.regular, .compact), "low.png")
        let gamuts = try set([
            variant("any.png"), variant("s.png", #""display-gamut" : "sRGB""#),
            variant("p3.png", #""display-gamut" : "display-P3""#),
        ])
        XCTAssertEqual(gamuts.variant(for: AssetTraits())?.filename, "s.png")
        XCTAssertEqual(gamuts.variant(for: AssetTraits(gamut: .displayP3))?.filename, "p3.png")
    }

    func testSlicingAndProperties() throws {
        let set = try set(
            [
                variant(
                    "a.png",
                    #""scale" : "2x", "resizing" : { "mode" : "9-part", "center" : { "mode" : "tile", "width" : 1, "#
                        + #""height" : 1 }, "cap-insets" : { "top" : 4, "left" : 6, "bottom" : 8, "right" : 10 } }, "#
                        + #""alignment-insets" : { "top" : 2 }"#),
                variant(
                    "b.png",
                    #""scale" : "1x", "resizing" : { "mode" : "3-part-horizontal", "center" : { "mode" : "stretch" }, "#
                        + #""cap-insets" : { "left" : 3, "right" : 5 } }"#),
            ], properties: #"{ "template-rendering-intent" : "template", "preserves-vector-representation" : true }"#)
        XCTAssertEqual(set.renderingIntent, .template)
        XCTAssertTrue(set.preservesVectors)
        let first = try XCTUnwrap(set.variants.first)
        XCTAssertEqual(first.slicing?.tilesCenter, true)
        XCTAssertEqual(first.slicing.map { [$0.capInsets.top, $0.capInsets.left] }, [4, 6])
        XCTAssertEqual(first.slicing.map { [$0.capInsets.bottom, $0.capInsets.right] }, [8, 10])
        XCTAssertEqual(first.alignmentInsets?.top, 2)
        XCTAssertEqual(set.variants[1].slicing?.tilesCenter, false)
        XCTAssertEqual(set.variants[1].slicing.map { [$0.capInsets.top, $0.capInsets.right] }, [0, 5])
    }
}
