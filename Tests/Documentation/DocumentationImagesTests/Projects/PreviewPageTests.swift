import Foundation
import XCTest

@testable import DocumentationImages

/// Tests the page that shows the pictures of a project.
final class PreviewPageTests: ProjectTestCase {
    private static let pictures = """
        defaults: { conversation: chat.yaml, scale: 1 }
        pictures:
          a: { screen: message, message: 1, width: 300, alt: "Soup & noodles", variants: { appearance: [light, dark] } }
          b: { screen: message, message: 2 }
          gone: { screen: message, message: 3 }
        """

    func testAllPicturesWithTheirSizesAndDescriptions() throws {
        let project = try project(Self.pictures)
        let outcome = try ProjectUpdate(project).run()
        let pictures = outcome.summaries
        try PreviewPage(in: project.folder).write(
            IndexPage(of: project), of: pictures, failures: outcome.failures.map(\.description))

        let page = String(decoding: try data(".messageshot/preview.html"), as: UTF8.self)
        XCTAssertTrue(page.contains("<li><a href=\"#pictures-b\">b</a>"))
        XCTAssertTrue(page.contains("<div class=\"row pair\">"), "light and dark stand beside each other")
        let height = try XCTUnwrap(pictures["images/a.png"]).size.height.rounded()
        XCTAssertTrue(
            page.contains(
                "src=\"../images/a-dark.png\" width=\"300\" height=\"\(Int(height))\" alt=\"Soup &amp; noodles\""), page
        )
        XCTAssertTrue(page.contains("alt=\"A message by Ada: “Noodles”\""))
        XCTAssertTrue(page.contains("<p class=error>"))
        XCTAssertTrue(page.contains("“3” is not a message"))
        XCTAssertFalse(page.contains("images/gone.png\""), "there is no such picture")
    }

    /// Only the page's script runs, and it loads another script from the same folder.
    func testPageReloadsItself() throws {
        let project = try project(Self.pictures)
        let page = PreviewPage(in: project.folder)
        try page.write(IndexPage(of: project), of: [:], failures: [])
        let change = try data(".messageshot/change.js")
        XCTAssertTrue(String(decoding: change, as: UTF8.self).hasPrefix("changed("))
        let html = String(decoding: try data(".messageshot/preview.html"), as: UTF8.self)
        XCTAssertTrue(html.contains("Content-Security-Policy"))
        XCTAssertTrue(html.contains("change.js?"))
        try page.write(IndexPage(of: project), of: [:], failures: [])
        XCTAssertNotEqual(try data(".messageshot/change.js"), change)
    }
}
