import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class TextLinkDetectorTests: XCTestCase {
    private func links(_ text: String) -> [String] {
        TextLinkDetector.shared.links(in: text).map(\.originalText)
    }

    private func addresses(_ text: String) -> [String] {
        TextLinkDetector.shared.links(in: text).map(\.url.absoluteString)
    }

    func testAddressesWithAScheme() {
        XCTAssertEqual(
            links("See https://getstream.io/chat?a=1&b=2#top, or not"), ["https://getstream.io/chat?a=1&b=2#top"])
        XCTAssertEqual(links("HTTP://EXAMPLE.COM"), ["HTTP://EXAMPLE.COM"])
        XCTAssertEqual(links("http://localhost:8080/x"), ["http://localhost:8080/x"])
        XCTAssertEqual(links("two: https://a.io https://b.io"), ["https://a.io", "https://b.io"])
    }

    func testAddressesWithoutAScheme() {
        XCTAssertEqual(links("getstream.io/chat is nice"), ["getstream.io/chat"])
        XCTAssertEqual(addresses("getstream.io/chat"), ["http://getstream.io/chat"])
        XCTAssertEqual(links("www.yoda.com."), ["www.yoda.com"])
    }

    func testMailAddresses() {
        XCTAssertEqual(addresses("Write to yoda@dagobah.org!"), ["mailto:yoda@dagobah.org"])
        XCTAssertEqual(links("@luke.skywalker.com"), [])
    }

    func testTextsWithoutLinks() {
        XCTAssertEqual(links("Wait...what? Well.Then 3.14 e.g. v1.2.3 12:30 :) a.b"), [])
        XCTAssertEqual(links("http:// and ://x"), [])
        XCTAssertEqual(links(""), [])
    }

    func testPunctuationOfTheSentenceIsExcluded() {
        XCTAssertEqual(links("(see https://a.io/x)"), ["https://a.io/x"])
        XCTAssertEqual(links("https://a.io/wiki/Force_(Jedi)"), ["https://a.io/wiki/Force_(Jedi)"])
        XCTAssertEqual(links("Is it https://a.io?"), ["https://a.io"])
        XCTAssertEqual(links("“https://a.io”"), ["https://a.io"])
        XCTAssertEqual(links("看https://a.io吧"), ["https://a.io"])
    }

    func testRangesCountAsStringsDo() {
        let text = "👨‍👩‍👧 é https://a.io 👍 b@c.de"
        let links = TextLinkDetector.shared.links(in: text)
        XCTAssertEqual(links.map { (text as NSString).substring(with: $0.range) }, ["https://a.io", "b@c.de"])
    }
}
