import Files
import Foundation
import XCTest

@testable import Reports

/// The page of a report only runs its own script.
final class ContentSecurityPolicyTests: ReportTestCase {
    func testThePolicyKnowsThePagesOwnTexts() throws {
        let page = String(decoding: try report([result("a")]).html(), as: UTF8.self)
        let policy = try XCTUnwrap(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        XCTAssertTrue(policy.hasPrefix("default-src 'none'; img-src data:;"), String(policy))
        XCTAssertFalse(policy.contains("unsafe"), String(policy))
        for element in ["style", "script"] {
            let start = try XCTUnwrap(page.range(of: "<\(element)>", options: .backwards))
            let end = try XCTUnwrap(page.range(of: "</\(element)>", range: start.upperBound..<page.endIndex))
            let text = String(page[start.upperBound..<end.lowerBound])
            XCTAssertTrue(policy.contains("\(element)-src 'sha256-\(SHA256(text).base64)'"), element)
        }
    }

    func testBase64() {
        XCTAssertEqual(SHA256("").base64, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }
}
