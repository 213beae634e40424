import Foundation
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// Images of asset catalogs.
@MainActor @preconcurrency
final class CatalogImageTests: XCTestCase {
    private var folder = ResourceFolder()
    private let catalog = "App_App.resources/Assets.xcassets"

    override func tearDown() async throws { folder.remove() }

    private func writeLogo() throws {
        try folder.writeSet(
            "logo.imageset",
            #"{ "idiom" : "universal", "filename" : "a.png", "scale" : "2x" }, "#
                + #"{ "idiom" : "universal", "filename" : "b.png", "scale" : "2x", \#(darkAppearance) }"#)
        try folder.writePicture("\(catalog)/logo.imageset/a.png", .red, pixels: 20)
        try folder.writePicture("\(catalog)/logo.imageset/b.png", .blue, pixels: 20)
    }

    /// Returns the color in the middle of a view.
    private func middle(_ view: UIView, appearance: RenderSettings.Appearance = .light) throws -> String {
        try RenderSettings.withCurrent(RenderSettings(scale: 1, appearance: appearance)) {
            let frame = view.makeFrame(proposing: ProposedSize(width: 10, height: 10))
            let bitmap = try Renderer().render(frame, scale: 1)
            return bitmap[5, 5].description
        }
    }

    func testAppearances() throws {
        try writeLogo()
        try folder.run {
            let image = try XCTUnwrap(UIImage(named: "logo"))
            XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
            XCTAssertEqual(image.scale, 2)
            let view = UIImageView(image: image)
            XCTAssertEqual(try middle(view), "#FF0000")
            XCTAssertEqual(try middle(view, appearance: .dark), "#0000FF", "a view selects the variant")
            view.overrideUserInterfaceStyle = .light
            XCTAssertEqual(try middle(view, appearance: .dark), "#FF0000", "by its own traits")
            let dark = UIImage(named: "logo", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
            XCTAssertNotEqual(dark?.reference, image.reference)
            view.overrideUserInterfaceStyle = .unspecified
            view.image = image.withHorizontallyFlippedOrientation()
            XCTAssertEqual(try middle(view, appearance: .dark), "#FF0000", "a changed image has no variants")
        }
        XCTAssertEqual(try middle(UIImageView(image: UIImage(named: "logo", in: folder.bundle()))), "#FF0000")
    }

    func testMirroring() throws {
        // Blue on the left, red on the right.
        let drawing =
            "<svg width='8' height='4'><rect width='4' height='4' fill='blue'/>"
            + "<rect x='4' width='4' height='4' fill='red'/></svg>"
        for (name, direction) in [("left", "left-to-right"), ("right", "right-to-left")] {
            try folder.writeSet(
                "\(name).imageset", #"{ "filename" : "a.svg", "language-direction" : "\#(direction)" }"#)
            try folder.write("\(catalog)/\(name).imageset/a.svg", drawing)
        }
        func color(_ name: String, _ direction: RenderSettings.Direction) throws -> String {
            try RenderSettings.withCurrent(RenderSettings(scale: 1, direction: direction)) {
                let view = UIImageView(image: UIImage(named: name))
                let frame = view.makeFrame(proposing: ProposedSize(width: 8, height: 4))
                return try Renderer().render(frame, scale: 1)[1, 1].description
            }
        }
        try folder.run {
            XCTAssertEqual(try color("left", .leftToRight), "#0000FF")
            XCTAssertEqual(try color("left", .rightToLeft), "#FF0000")
            XCTAssertEqual(try color("right", .rightToLeft), "#0000FF")
            XCTAssertEqual(try color("right", .leftToRight), "#FF0000")
        }
    }

    func testNearestNameAndAmbiguity() throws {
        try writeLogo()
        try folder.write("App_Other.resources/Media.xcassets/logo.imageset/Contents.json", #"{ "images" : [] }"#)
        let problems = try reported {
            try folder.run {
                XCTAssertNil(UIImage(named: "lgo"))
                XCTAssertNotNil(UIImage(named: "logo"))
                XCTAssertNotNil(UIImage(named: "logo"))
            }
        }
        XCTAssertEqual(
            problems,
            [
                "There is no image named “lgo”; UIImage(named:) is nil. Did you mean “logo”?",
                "The image “logo” is in App_App.resources and in App_Other.resources: the former is used; name the bundle,"
                    + " as in Bundle.module.",
            ])
    }

    func testPropertiesAndSlicing() throws {
        try folder.writeSet(
            "bubble.imageset",
            """
            { "idiom" : "universal", "filename" : "a.png", "scale" : "2x", "resizing" : { "mode" : "9-part",
            "center" : { "mode" : "stretch", "width" : 2, "height" : 2 }, "cap-insets" : { "top" : 8, "left" : 6,
            "bottom" : 8, "right" : 6 } }, "alignment-insets" : { "bottom" : 4 } }
            """, properties: #"{ "template-rendering-intent" : "template" }"#)
        try folder.writePicture("\(catalog)/bubble.imageset/a.png", .red, pixels: 20)
        try folder.run {
            let image = try XCTUnwrap(UIImage(named: "bubble"))
            XCTAssertEqual(image.renderingMode, .alwaysTemplate)
            XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 3))
            XCTAssertEqual(image.resizingMode, .stretch)
            XCTAssertEqual(image.alignmentRectInsets.bottom, 2)
            let view = UIImageView(image: image)
            view.tintColor = .green
            XCTAssertEqual(try middle(view), "#00FF00")
        }
    }

    func testDrawings() throws {
        try folder.writeSet("dot.imageset", #"{ "idiom" : "universal", "filename" : "dot.svg" }"#)
        try folder.write(
            "\(catalog)/dot.imageset/dot.svg",
            ##"<svg width="10" height="10"><circle cx="5" cy="5" r="5" fill="#f00"/><text>A</text></svg>"##)
        try folder.writeSet("page.imageset", #"{ "idiom" : "universal", "filename" : "page.pdf" }"#)
        try folder.writeSet("gone.imageset", #"{ "idiom" : "universal", "filename" : "gone.png" }"#)
        let path = folder.url.path
        let problems = try reported {
            try folder.run {
                let image = try XCTUnwrap(UIImage(named: "dot"))
                XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
                XCTAssertEqual(try middle(UIImageView(image: image)), "#FF0000")
                XCTAssertNil(UIImage(named: "page"))
                XCTAssertNil(UIImage(named: "gone"))
            }
        }
        XCTAssertEqual(
            problems,
            [
                "\(path)/\(catalog)/dot.imageset/dot.svg is drawn without text.",
                "The image \(path)/\(catalog)/page.imageset/page.pdf isn't drawn: PDF files aren't drawn; export the image"
                    + " as SVG or PNG.",
                "There is no image named “page”; UIImage(named:) is nil.",
                "The image \(path)/\(catalog)/gone.imageset/gone.png isn't drawn: there is no such file.",
                "There is no image named “gone”; UIImage(named:) is nil.",
            ])
    }

    func testSymbols() throws {
        try folder.write(
            "\(catalog)/block.symbolset/Contents.json",
            #"{ "symbols" : [ { "idiom" : "universal", "filename" : "block.svg" } ] }"#)
        try folder.write(
            "\(catalog)/block.symbolset/block.svg",
            """
            <svg><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>
            <line id="Capline-M" x1="0" x2="9" y1="29.54" y2="29.54"/>
            <g id="Regular-M"><path d="M0 100V29.54H70.46V100Z"/></g></svg>
            """)
        try folder.run {
            let image = try XCTUnwrap(UIImage(named: "block"))
            XCTAssertTrue(image.isSymbolImage)
            let sized = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
            let size = try XCTUnwrap(sized?.size)
            // The square is as high as capital letters, within the margins of symbols.
            XCTAssertEqual(size.width, 70.46 + 2 * 2.3 / 17 * 100, accuracy: 0.5)
            XCTAssertEqual(size.height, 70.46 + 2 * 1.75 / 17 * 100, accuracy: 0.5)
            let configured = UIImage(named: "block", in: nil, with: UIImage.SymbolConfiguration(pointSize: 100))
            XCTAssertEqual(configured?.size, size)
            let view = UIImageView(image: image.withTintColor(.red, renderingMode: .alwaysOriginal))
            XCTAssertEqual(try middle(view), "#FF0000")
        }
    }

    func testDataAndResources() throws {
        try folder.write(
            "\(catalog)/terms.dataset/Contents.json",
            #"{ "data" : [ { "idiom" : "universal", "filename" : "terms.txt" } ] }"#)
        try folder.write("\(catalog)/terms.dataset/terms.txt", "Be kind.")
        try writeLogo()
        let problems = try reported {
            try folder.run {
                XCTAssertEqual(NSDataAsset(name: "terms").map { String(decoding: $0.data, as: UTF8.self) }, "Be kind.")
                XCTAssertNil(NSDataAsset(name: "term"))
            }
            let bundle = try XCTUnwrap(folder.bundle())
            XCTAssertEqual(UIImage(resource: ImageResource(name: "logo", bundle: bundle)).size.width, 10)
            XCTAssertEqual(UIImage(resource: ImageResource(name: "logos", bundle: bundle)).size, .zero)
        }
        XCTAssertEqual(
            problems,
            [
                "There is no data set named “term”; did you mean “terms”?",
                "There is no image named “logos” in the bundle App_App.resources; UIImage(named:) is nil. Did you mean"
                    + " “logo”?",
            ])
    }
}
