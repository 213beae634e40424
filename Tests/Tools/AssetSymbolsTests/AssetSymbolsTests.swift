import AssetCatalogs
import AssetSymbols
import BuiltPrograms
import Foundation
import XCTest

/// The code of symbols.
final class AssetSymbolsTests: XCTestCase {
    private var catalog = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        catalog = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: catalog) }

    private func add(_ sets: [String], namespaces: [String] = []) throws {
        for set in sets + namespaces {
            let folder = catalog.appendingPathComponent(set)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let contents = namespaces.contains(set) ? #"{ "properties" : { "provides-namespace" : true } }"# : "{}"
            try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
        }
    }

    func testSource() throws {
        try add(
            ["logo.imageset", "pin.symbolset", "BrandColor.colorset", "Icons/send.imageset", "Icons/red.colorset"],
            namespaces: ["Icons"])
        let symbols = try AssetSymbols(of: [catalog], bundle: "Bundle.main")
        XCTAssertEqual(symbols.notes, [])
        XCTAssertEqual(
            symbols.source,
            """
            // Generated from the target's asset catalogs.

            import Foundation
            import UIKit
            import SwiftUI

            private let resourceBundle = Bundle.main

            extension ColorResource {
                /// The color “BrandColor” of the asset catalog.
                static let brand = ColorResource(name: "BrandColor", bundle: resourceBundle)
                /// The namespace “Icons” of the asset catalog.
                enum Icons {
                    /// The color “Icons/red” of the asset catalog.
                    static let red = ColorResource(name: "Icons/red", bundle: resourceBundle)
                }
            }

            extension ImageResource {
                /// The image “logo” of the asset catalog.
                static let logo = ImageResource(name: "logo", bundle: resourceBundle)
                /// The image “pin” of the asset catalog.
                static let pin = ImageResource(name: "pin", bundle: resourceBundle)
                /// The namespace “Icons” of the asset catalog.
                enum Icons {
                    /// The image “Icons/send” of the asset catalog.
                    static let send = ImageResource(name: "Icons/send", bundle: resourceBundle)
                }
            }

            extension UIColor {
                /// The color “BrandColor” of the asset catalog.
                static var brand: UIColor { UIColor(resource: .brand) }
                /// The namespace “Icons” of the asset catalog.
                enum Icons {
                    /// The color “Icons/red” of the asset catalog.
                    static var red: UIColor { UIColor(resource: .Icons.red) }
                }
            }

            extension UIImage {
                /// The image “logo” of the asset catalog.
                static var logo: UIImage { UIImage(resource: .logo) }
                /// The image “pin” of the asset catalog.
                static var pin: UIImage { UIImage(resource: .pin) }
                /// The namespace “Icons” of the asset catalog.
                enum Icons {
                    /// The image “Icons/send” of the asset catalog.
                    static var send: UIImage { UIImage(resource: .Icons.send) }
                }
            }

            extension Color {
                /// The color “BrandColor” of the asset catalog.
                static var brand: Color { Color(.brand) }
                /// The namespace “Icons” of the asset catalog.
                enum Icons {
                    /// The color “Icons/red” of the asset catalog.
                    static var red: Color { Color(.Icons.red) }
                }
            }

            extension ShapeStyle where Self == Color {
                /// The color “BrandColor” of the asset catalog.
                static var brand: Color { Color(.brand) }
            }

            """)
    }

    func testCollisions() throws {
        try add(["icon left.imageset", "icon-left.imageset", "Red.colorset", "–.imageset", "add.imageset"])
        let symbols = try AssetSymbols(of: [catalog], frameworks: [.uiKit])
        XCTAssertEqual(
            symbols.notes,
            [
                "the image “icon-left” has no symbol: “icon left” has its name, iconLeft; rename one",
                "the image “–” has no symbol: its name has no letters or digits",
                "the color “Red” has no symbol in UIColor, which has a member red; rename it",
                "the image “add” has no symbol in UIImage, which has a member add; rename it",
            ])
        XCTAssertTrue(symbols.source.contains("static let red = ColorResource(name: \"Red\""))
        XCTAssertFalse(symbols.source.contains("SwiftUI"))
        XCTAssertFalse(symbols.source.contains("static var red"))
    }
}
