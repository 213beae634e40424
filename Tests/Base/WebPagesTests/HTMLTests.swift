import WebPages
import XCTest

final class HTMLTests: XCTestCase {
    func testHTMLIsEscaped() {
        XCTAssertEqual("</title><b>&\"'".escapedForHTML, "&lt;/title&gt;&lt;b&gt;&amp;&quot;&#39;")
        XCTAssertEqual("<\u{301}".escapedForHTML, "&lt;\u{301}", "a sign with an accent is still a sign")
        XCTAssertEqual("let a = \"\u{202E}\"\n".escapedForHTML, "let a = &quot;\\u{202E}&quot;\n")
        XCTAssertEqual("“Grüße” 👋🏽".escapedForHTML, "“Grüße” 👋🏽")
    }
}
