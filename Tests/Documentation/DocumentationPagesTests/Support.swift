import Documents
import DocumentationPages
import Foundation
import XCTest

/// The pictures of a fictional product. Each name has a file in `images`, unless it begins with `no`.
enum Pictures {
    static let names = ["club", "dawn", "route", "club-before-after", "routes"]

    static func picture(_ name: String) -> PagePicture? {
        switch name {
        case "club-before-after": .pair(before: image("club-before"), after: image("club-after"))
        case "routes": .sheet(["one", "two", "three", "four"].map { image("route-\($0)", title: "Route \($0)") })
        case "sized": .single(image("sized", width: 390, height: 844))
        case "dawn": .single(image("dawn", dark: "images/dawn~dark.png", width: 390, height: 844))
        case _ where name.hasPrefix("no"): nil
        default: .single(image(name))
        }
    }

    static func image(
        _ name: String, dark: String? = nil, width: Double? = nil, height: Double? = nil, title: String? = nil
    ) -> PageImage {
        PageImage(
            path: "images/\(name).png", darkPath: dark, width: width, height: height, alt: "The \(name)", title: title)
    }
}

/// Reads and updates pages given as text.
class PageTestCase: XCTestCase {
    func page(_ text: String, path: String = "page.md") throws -> DocumentationPage {
        try DocumentationPage(path: path, data: Data(text.utf8))
    }

    func updated(_ text: String, path: String = "page.md") throws -> String {
        let update = try page(text, path: path).update(knownNames: Pictures.names, with: Pictures.picture)
        return String(decoding: update.data, as: UTF8.self)
    }

    /// Asserts the result of updating a page, and that a second update changes nothing.
    func assertUpdate(
        _ text: String, _ expected: String, path: String = "page.md", file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let once = try updated(text, path: path)
        XCTAssertEqual(once, expected, file: file, line: line)
        XCTAssertEqual(try updated(once, path: path), once, "the second time", file: file, line: line)
    }

    /// Asserts the line and message of an error.
    func assertFails(
        _ text: String, _ message: String, path: String = "page.md", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try updated(text, path: path), file: file, line: line) { error in
            XCTAssertEqual("\(error)", message, file: file, line: line)
        }
    }
}

/// A random number generator that produces the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
