import AssetCatalogs
import Foundation
import XCTest

/// The index of a catalog.
final class AssetCatalogTests: XCTestCase {
    private func catalog(_ write: (CatalogFolder) throws -> Void) throws -> AssetCatalog {
        let folder = try CatalogFolder()
        defer { folder.remove() }
        try write(folder)
        return try AssetCatalog(folder: folder.url)
    }

    func testSets() throws {
        let catalog = try catalog { folder in
            try folder.add(".", #"{ "info" : { "author" : "xcode", "version" : 1 } }"#)
            for set in ["logo.imageset", "Brand.colorset", "pin.symbolset", "terms.dataset", "AppIcon.appiconset"] {
                try folder.add(set, "{}")
            }
            try folder.add("Watch.complicationset", "{}")
        }
        XCTAssertEqual(catalog.entries.map(\.name), ["AppIcon", "Brand", "logo", "pin", "terms"])
        XCTAssertEqual(catalog.entries.map(\.kind), [.appIcon, .color, .image, .symbol, .data])
        XCTAssertEqual(catalog.entry(.image, named: "logo")?.folder.lastPathComponent, "logo.imageset")
        XCTAssertNil(catalog.entry(.color, named: "logo"))
        XCTAssertEqual(catalog.names(of: [.image, .color]), ["Brand", "logo"])
    }

    func testNamespaces() throws {
        let catalog = try catalog { folder in
            try folder.add("Icons", #"{ "properties" : { "provides-namespace" : true } }"#)
            try folder.add("Icons/Bars/send.imageset", "{}")
            try folder.add("Icons/Plain/Inner", #"{ "properties" : { "provides-namespace" : true } }"#)
            try folder.add("Icons/Plain/Inner/x.y.imageset", "{}")
            try folder.add("Other/send.imageset", "{}")
        }
        XCTAssertEqual(catalog.entries.map(\.name), ["Icons/send", "Icons/Inner/x.y", "send"])
        XCTAssertEqual(catalog.entries[1].namespace, ["Icons", "Inner"])
        XCTAssertEqual(catalog.entries[1].baseName, "x.y")
    }

    func testUnreadableFiles() throws {
        let folder = try CatalogFolder()
        defer { folder.remove() }
        try folder.add("Icons", "{")
        XCTAssertThrowsError(try AssetCatalog(folder: folder.url)) { error in
            XCTAssertEqual("\(error)", "\(folder.url.path)/Icons/Contents.json can't be read: it isn't JSON")
        }
        let missing = folder.url.appendingPathComponent("None.xcassets")
        XCTAssertThrowsError(try AssetCatalog(folder: missing)) { error in
            XCTAssertEqual("\(error)", "\(missing.path) can't be read: the folder can't be read")
        }
        try folder.add("a.imageset", #"{ "images" : [ { "filename" : 3 } ] }"#)
        let set = folder.url.appendingPathComponent("a.imageset")
        XCTAssertThrowsError(try ImageSet(folder: set)) { error in
            XCTAssertEqual(
                (error as? AssetCatalogError)?.reason, "a value of another type is expected at images.[0].filename")
        }
    }
}
