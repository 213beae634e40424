import Foundation
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import UIKitValues
import XCTest

/// A view whose image, colors and texts come from an app's resources: light, dark, and in Arabic.
@MainActor @preconcurrency
final class ResourceSheetTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        func color(_ red: String, _ green: String, _ blue: String) -> String {
            """
            "color" : { "color-space" : "srgb", "components" : { "red" : "\(red)", "green" : "\(green)",
            "blue" : "\(blue)", "alpha" : "1.000" } }
            """
        }
        try write(
            "Assets.xcassets/Card.colorset/Contents.json",
            "{ \"colors\" : [ { \(color("0xE8", "0xF4", "0xEC")) }, { \(dark), \(color("0x14", "0x33", "0x22")) } ] }")
        try write(
            "Assets.xcassets/AccentColor.colorset/Contents.json",
            "{ \"colors\" : [ { \(color("0.000", "0.500", "0.300")) }, { \(dark), \(color("0.300", "0.900", "0.600")) } ] }"
        )
        try write(
            "Assets.xcassets/leaf.imageset/Contents.json",
            """
            { "images" : [ { "filename" : "leaf.svg" }, { "filename" : "leaf-dark.svg", \(dark) },
            { "filename" : "leaf-right.svg", "language-direction" : "right-to-left" } ] }
            """)
        for (name, from, to, path) in [
            ("leaf", "#0A8F4D", "#9BE15D", Self.left), ("leaf-dark", "#E7F27C", "#3FBF6F", Self.left),
            ("leaf-right", "#0A8F4D", "#9BE15D", Self.right),
        ] {
            try write("Assets.xcassets/leaf.imageset/\(name).svg", Self.leaf(from, to, path))
        }
        try write(
            "Assets.xcassets/sprout.symbolset/Contents.json", #"{ "symbols" : [ { "filename" : "sprout.svg" } ] }"#)
        try write("Assets.xcassets/sprout.symbolset/sprout.svg", Self.sprout)
        try write(
            "Localizable.xcstrings",
            """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
            "plants %lld" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plant" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld plants" } } } } },
              "ar" : { "variations" : { "plural" : {
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld نباتات" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld نبتة" } } } } } } },
            "Water" : { "localizations" : {
              "ar" : { "stringUnit" : { "state" : "translated", "value" : "اسقِ" } } } } } }
            """)
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent("Garden_Garden.resources/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    // MARK: Drawings

    private static let left = "M6 34C6 16 16 6 34 6C34 24 24 34 6 34ZM6 34L22 18"
    private static let right = "M34 34C34 16 24 6 6 6C6 24 16 34 34 34ZM34 34L18 18"

    private static func leaf(_ from: String, _ to: String, _ path: String) -> String {
        """
        <svg width="40" height="40" viewBox="0 0 40 40"><defs><linearGradient id="g" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stop-color="\(from)"/><stop offset="1" stop-color="\(to)"/></linearGradient>
        <clipPath id="c"><circle cx="20" cy="20" r="19"/></clipPath></defs>
        <g clip-path="url(#c)"><rect width="40" height="40" fill="\(to)" opacity=".25"/>
        <path d="\(path)" fill="url(#g)" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></g></svg>
        """
    }

    private static let sprout = """
        <svg><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>
        <line id="Capline-M" x1="0" x2="9" y1="29.54" y2="29.54"/><g id="Regular-M">
        <path d="M45 100V70C20 70 5 55 5 30C30 30 45 45 50 60C55 40 70 25 95 25C95 55 80 70 55 70V100Z"/></g></svg>
        """

    // MARK: Pictures

    private func card() -> UIView {
        let card = UIView()
        card.backgroundColor = UIColor(named: "Card")
        card.layer.cornerRadius = 14
        let label = UILabel()
        label.text = String(localized: "plants \(3)")
        label.font = .preferredFont(forTextStyle: .headline)
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("Water", comment: ""), for: .normal)
        button.setImage(UIImage(named: "sprout"), for: .normal)
        let texts = UIStackView(arrangedSubviews: [label, button])
        texts.axis = .vertical
        texts.alignment = .leading
        let row = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "leaf")), texts])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
        return card
    }

    private func assertCard(
        _ name: String, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        locale: String = "en_US"
    ) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 2),
            UITraitCollection(layoutDirection: direction),
        ])
        ResourceBundles.with(folders: [folder]) {
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                assertSnapshot(
                    of: card(), as: .image(size: CGSize(width: 200, height: 84), traits: traits), named: name,
                    testName: "resources")
            }
        }
    }

    func testLight() { assertCard("light") }
    func testDark() { assertCard("dark", style: .dark) }
    func testArabic() { assertCard("arabic", direction: .rightToLeft, locale: "ar") }
}
