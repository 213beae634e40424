import Foundation
import FoundationNetworking
import GoldenTesting
import Testing

/// `.raw` and `.curl`.
struct RequestTextTests {
    private func request(_ url: String, method: String? = nil, body: String? = nil) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        return request
    }

    private func raw(_ request: URLRequest, pretty: Bool = false) throws -> String {
        try Snapshotting<URLRequest, String>.raw(pretty: pretty).text(of: request)
    }

    private func curl(_ request: URLRequest) throws -> String {
        try Snapshotting<URLRequest, String>.curl.text(of: request)
    }

    @Test func headersComeBeforeTheBodyAndCookiesAfterIt() throws {
        var request = try request("https://example.com/orders", method: "PUT", body: "dish=tea")
        request.setValue("day=\"1\"", forHTTPHeaderField: "Cookie")
        request.setValue("text/html", forHTTPHeaderField: "Accept")
        request.setValue("\"a\"", forHTTPHeaderField: "If-Match")
        #expect(
            try curl(request) == """
                curl \\
                \t--request PUT \\
                \t--header "Accept: text/html" \\
                \t--header "If-Match: \\"a\\"" \\
                \t--data "dish=tea" \\
                \t--cookie "day=\\"1\\"" \\
                \t"https://example.com/orders"
                """)
        #expect(
            try raw(request) == """
                PUT https://example.com/orders
                Accept: text/html
                Cookie: day="1"
                If-Match: "a"

                dish=tea
                """)
    }

    @Test func theHeadIsAskedForByAnOptionOfItsOwn() throws {
        #expect(
            try curl(try request("https://a.example", method: "HEAD"))
                == "curl \\\n\t--head \\\n\t\"https://a.example\"")
        #expect(try curl(try request("https://a.example", method: "GET")) == "curl \\\n\t\"https://a.example\"")
    }

    @Test func queriesAreSortedByNameAndStayAsTheyAreWritten() throws {
        let request = try request("https://a.example/?b=2&a=%2B1&b=1&c&a=x%26y#part")
        let sorted = "https://a.example/?a=%2B1&a=x%26y&b=2&b=1&c#part"
        #expect(try raw(request) == "GET \(sorted)")
        #expect(try curl(request) == "curl \\\n\t\"\(sorted)\"")
        #expect(try raw(try self.request("https://a.example?")) == "GET https://a.example?")
    }

    @Test func quotationMarksAreEscapedForTheShell() throws {
        let request = try request("https://a.example", method: "POST", body: #"{"a": "\"b\" \n"}"#)
        #expect(try curl(request).contains(#"--data "{\"a\": \"\\\"b\\\" \n\"}""#))
    }

    @Test func bodiesOfJSONMayBeWrittenOnManyLines() throws {
        let request = try request("https://a.example", method: "POST", body: #"{"b":[],"a":{"c":1}}"#)
        #expect(
            try raw(request, pretty: true) == """
                POST https://a.example

                {
                  "a" : {
                    "c" : 1
                  },
                  "b" : [

                  ]
                }
                """)
        #expect(try raw(try self.request("https://a.example", body: "{a}"), pretty: true).hasSuffix("\n\n{a}"))
    }

    @Test func requestsWithoutAnAddressAndBodiesThatAreNoTextAreShown() throws {
        var request = try request("https://a.example")
        request.url = nil
        #expect(try raw(request) == "GET (null)")
        #expect(try curl(request) == "curl \\\n\t\"\"")
        request.httpBody = Data([0x41, 0xFF, 0x42])
        #expect(try raw(request) == "GET (null)\n\nA\u{FFFD}B")
        request.httpBody = Data()
        #expect(try raw(request) == "GET (null)\n\n")
    }
}
