import Foundation
import Previewing
import XCTest

@testable import PreviewServer

/// The answers to requests, and to those that aren't the page's.
final class RouteTests: ServedTestCase {
    func testThePage() throws {
        try serve(FakeSession(.success(.named("one"))))
        let page = try get("/")
        XCTAssertEqual(page.status, 200)
        XCTAssertEqual(page.headers["content-type"], "text/html; charset=utf-8")
        XCTAssertEqual(page.headers["cache-control"], "no-store")
        XCTAssertEqual(page.headers["x-content-type-options"], "nosniff")
        XCTAssertEqual(page.headers["cross-origin-resource-policy"], "same-origin")
        XCTAssertTrue(page.text.hasPrefix("<!DOCTYPE html>"))
    }

    func testOtherHostsAreRefused() throws {
        try serve(FakeSession(.success(.named("one"))))
        for host in [
            "example.com", "example.com:\(port)", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.example.com:\(port)", "",
        ] {
            for path in ["/", "/events", "/pictures/x", "/frames/x"] {
                let response = try PageConnection(port: port).request("GET", path, ["Host": host])
                XCTAssertEqual(response.status, 403, "\(host) \(path)")
                XCTAssertEqual(response.text, "open http://127.0.0.1:\(port)/ instead\n")
            }
        }
        XCTAssertEqual(try PageConnection(port: port).request("GET", "/", [:]).status, 403)
        let local = try PageConnection(port: port).request("GET", "/", ["Host": "LocalHost:\(port)"])
        XCTAssertEqual(local.status, 200)
    }

    func testRequestsOfOtherPagesAreRefused() throws {
        try serve(FakeSession(.success(.named("one"))))
        for (origin, status) in [
            ("http://example.com", 403), ("null", 403), ("http://127.0.0.1:1", 403), ("https://127.0.0.1:\(port)", 403),
            ("http://127.0.0.1:\(port)", 200),
        ] {
            let response = try PageConnection(port: port).request(
                "GET", "/events", host.merging(["Origin": origin]) { $1 })
            XCTAssertEqual(response.status, status, origin)
        }
    }

    func testOtherMachinesCanNotConnect() throws {
        try serve(FakeSession(.success(.named("one"))))
        // The second column is the address in hexadecimal digits, and the fourth says that it is listened on.
        let ending = String(format: ":%04X", Int(port))
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let listening = rows.filter { row in row.count > 3 && row[3] == "0A" && row[1].hasSuffix(ending) }
        XCTAssertEqual(listening.map { row in row[1] }, ["0100007F" + ending])
    }

    func testUnknownPathsAndMethods() throws {
        try serve(FakeSession(.success(.named("one"))))
        for path in ["/x", "/pictures", "/pictures/x", "/pictures/../../etc/passwd", "/frames/x", "//", "/events/x"] {
            XCTAssertEqual(try get(path).status, 404, path)
        }
        for method in ["PUT", "DELETE", "POST", "HEAD"] {
            let response = try PageConnection(port: port).request(method, "/", host)
            XCTAssertEqual(response.status, 405, method)
        }
    }

    func testWhatIsNoRequest() throws {
        try serve(FakeSession(.success(.named("one"))))
        for header in ["Transfer-Encoding", "Content-Length"] {
            let response = try PageConnection(port: port).request("GET", "/", host.merging([header: "chunked"]) { $1 })
            XCTAssertEqual(response.status, 400, header)
        }
        XCTAssertEqual(try PageConnection(port: port).request("GET", "http://127.0.0.1/", host).status, 400)
        let long = host.merging(["X": String(repeating: "x", count: 70_000)]) { $1 }
        XCTAssertEqual(try PageConnection(port: port).request("GET", "/", long).status, 400)
    }

    func testAConnectionIsUsedAgain() throws {
        try serve(FakeSession(.success(.named("one"))))
        let connection = try PageConnection(port: port)
        for _ in 0..<3 { XCTAssertEqual(try connection.request("GET", "/?x", host).status, 200) }
    }

    func testWhatIsNoListOfDrawings() throws {
        try serve(FakeSession(.success(.named("one"))))
        let (_, client) = try openPage()
        for body in [
            "x", "[]", #"{"variants": [], "order": [{"preview": "a", "variant": 0}]}"#,
            #"{"variants": [{"appearance": "red", "contentSize": "large", "locale": "en"}], "order": []}"#,
        ] {
            let response = try PageConnection(port: port).request("POST", "/wanted/\(client)", host, body: body)
            XCTAssertEqual(response.status, 400, body)
        }
        XCTAssertEqual(try want(["one"], for: "somebody"), 400)
        XCTAssertEqual(try want(["one"], [VariantChoice(device: "Toaster")], for: client), 400)
        XCTAssertEqual(try want(["one"], [VariantChoice(locale: "../x")], for: client), 400)
        XCTAssertEqual(try want(["one"], [VariantChoice(locale: "ar", device: "iPhone 16")], for: client), 204)
        let long = try PageConnection(port: port).request(
            "POST", "/wanted/\(client)", host.merging(["Content-Length": "99999999"]) { $1 })
        XCTAssertEqual(long.status, 413)
    }

    func testATakenPortIsOneLine() throws {
        try serve(FakeSession(.success(.named("one"))))
        let previews = try LivePreviews(
            FakeSession(.success(.named("one"))), options: PageOptions(title: "", folder: "/"))
        let server = PreviewServer(previews, watching: .files(in: [file.path]), port: port)
        XCTAssertThrowsError(try server.run { _ in }) { error in
            XCTAssertEqual(
                "\(error)", "port \(port) is in use; name another with --port, or 0 for any that is free")
        }
    }
}
