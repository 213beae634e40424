import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues
import XCTest

/// Asset catalogs and tables of an app in SwiftUI.
@MainActor @preconcurrency
final class CatalogTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let color = """
            "color" : { "color-space" : "srgb", "components" : { "red" : "%", "green" : "0", "blue" : "0",
            "alpha" : "1.000" } }
            """
        let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        let colors = ["255", "0x80"].map { color.replacingOccurrences(of: "%", with: $0) }
        for name in ["Brand", "AccentColor", "Icons/Mark"] {
            try write(
                "Assets.xcassets/\(name).colorset/Contents.json",
                "{ \"colors\" : [ { \(colors[0]) }, { \(dark), \(colors[1]) } ] }")
        }
        try write("Assets.xcassets/Icons/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        try write(
            "Assets.xcassets/logo.imageset/Contents.json",
            #"{ "images" : [ { "filename" : "a.svg" }, { "filename" : "b.svg", \#(dark) } ] }"#)
        for (name, fill) in ["a": "#00f", "b": "#0f0"] {
            try write(
                "Assets.xcassets/logo.imageset/\(name).svg",
                "<svg width='8' height='4'><rect width='8' height='4' fill='\(fill)'/></svg>")
        }
        try write("de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\"; \"%lld cats\" = \"%lld Katzen\";")
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent("App_App.resources/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private var bundle: Bundle {
        get throws { try XCTUnwrap(Bundle(path: folder.appendingPathComponent("App_App.resources").path)) }
    }

    /// Returns the color at the top left of a view.
    private func color(_ view: some View, _ scheme: ColorScheme = .light) throws -> String {
        try ResourceBundles.with(folders: [folder]) {
            try DrawnView(view.environment(\.colorScheme, scheme), width: 4, height: 4).bitmap()[1, 1].description
        }
    }

    func testImages() throws {
        XCTAssertEqual(try color(Image("logo").resizable()), "#0000FF")
        XCTAssertEqual(try color(Image("logo").resizable(), .dark), "#00FF00")
        XCTAssertEqual(try color(Image(ImageResource(name: "logo", bundle: bundle)).resizable(), .dark), "#00FF00")
        let size = try ResourceBundles.with(folders: [folder]) { DrawnView(Image("logo")).frame.rect.size }
        XCTAssertEqual(size, CGSize(width: 8, height: 4))
    }

    /// A symbol is a square as high as capital letters, and its filled variant twice as wide.
    func testSymbols() throws {
        for (name, width) in ["block": "70.46", "block.fill": "140.92"] {
            try write(
                "Assets.xcassets/\(name).symbolset/Contents.json",
                "{ \"symbols\" : [ { \"filename\" : \"a.svg\" } ] }")
            try write(
                "Assets.xcassets/\(name).symbolset/a.svg",
                "<svg><line id='Baseline-M' x2='9' y1='100' y2='100'/><line id='Capline-M' x2='9' y1='29.54' y2='29.54'/>"
                    + "<g id='Regular-M'><path d='M0 100V29.54H\(width)V100Z'/></g></svg>")
        }
        func width(_ view: some View) -> CGFloat {
            ResourceBundles.with(folders: [folder]) { DrawnView(view).frame.rect.width }
        }
        let margin = 2.3 / 17
        XCTAssertEqual(width(Image("block").font(.system(size: 100))), 70.46 + 200 * margin, accuracy: 0.5)
        XCTAssertEqual(
            width(Image("block").symbolVariant(.fill).font(.system(size: 100))), 140.92 + 200 * margin, accuracy: 0.5)
    }

    func testColors() throws {
        XCTAssertEqual(try color(Color("Brand")), "#FF0000")
        XCTAssertEqual(try color(Color("Brand"), .dark), "#800000")
        XCTAssertEqual(try color(Color("Icons/Mark")), "#FF0000")
        XCTAssertEqual(try color(Color.accentColor, .dark), "#800000")
        XCTAssertEqual(try color(Color(ColorResource(name: "Brand", bundle: bundle)), .dark), "#800000")
    }

    /// Symbols as `asset-symbols` writes them.
    func testSymbolsAreChosen() {
        XCTAssertEqual(
            Color(.catalogBrand), Color(ColorResource.catalogBrand), "rather than UIKit's color of that name")
        XCTAssertEqual(Color(.white), Color(uiColor: .white))
        XCTAssertEqual(Color(.systemRed), Color(uiColor: .systemRed))
        XCTAssertEqual(Color(UIColor.white.cgColor), Color(cgColor: UIColor.white.cgColor))
        XCTAssertEqual(Color(.CatalogIcons.mark), Color(ColorResource.CatalogIcons.mark))
        XCTAssertEqual(Image(.catalogLogo), Image(ImageResource.catalogLogo))
        _ = Text("A").foregroundStyle(.catalogBrand)
    }

    func testTexts() throws {
        func text(_ text: Text, _ locale: String = "de_DE") -> String? {
            ResourceBundles.with(folders: [folder]) {
                RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                    let frame = ViewFrames(text).makeFrame(proposing: ProposedSize())
                    guard case .text(let content) = frame.first(named: "Text")?.content else { return nil }
                    return content.string
                }
            }
        }
        let made = ResourceBundles.with(folders: [folder]) {
            (plain: Text("Hello"), counted: Text("\(3) cats"), verbatim: Text(verbatim: "Hello"))
        }
        XCTAssertEqual(text(made.plain), "Hallo")
        XCTAssertEqual(text(made.counted), "3 Katzen")
        XCTAssertEqual(text(made.verbatim), "Hello")
        XCTAssertEqual(text(made.plain, "fr"), "Hello")
        XCTAssertEqual(text(made.plain, "en-x-bounded"), "[# Hello #]")
    }
}

extension ColorResource {
    fileprivate static let catalogBrand = ColorResource(name: "Brand", bundle: .main)

    fileprivate enum CatalogIcons {
        static let mark = ColorResource(name: "Icons/Mark", bundle: .main)
    }
}

extension ImageResource {
    fileprivate static let catalogLogo = ImageResource(name: "logo", bundle: .main)
}

extension UIColor {
    fileprivate static var catalogBrand: UIColor { .red }
}

extension ShapeStyle where Self == Color {
    fileprivate static var catalogBrand: Color { Color(.catalogBrand) }
}
