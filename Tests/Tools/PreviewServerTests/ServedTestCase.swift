import Foundation
import Previewing
import Synchronization
import XCTest

@testable import PreviewServer

/// Tests that talk to a server over sockets.
class ServedTestCase: XCTestCase {
    private var serving: Task<Void, any Error>?
    private var folder = URL(fileURLWithPath: "/")
    private(set) var port: UInt16 = 0
    private(set) var previews: LivePreviews?

    var file: URL { folder.appendingPathComponent("Badge.swift") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("// empty\n".utf8).write(to: file)
    }

    override func tearDown() {
        if let serving {
            serving.cancel()
            _ = waiting { _ = await serving.result }
        }
        (serving, previews) = (nil, nil)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts a server with a session.
    func serve(_ session: FakeSession, only: [String] = []) throws {
        let options = PageOptions(
            title: "Badge.swift", folder: folder.path, only: only, scale: 1, devices: ["iPhone 16", "iPhone SE"])
        let previews = try LivePreviews(session, options: options)
        let server = PreviewServer(previews, watching: .files(in: [folder.path]), port: 0)
        let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
        serving = Task {
            defer { continuation.finish() }
            try await server.serve { continuation.yield($0) }
        }
        let address = try XCTUnwrap(waiting { await addresses.first { _ in true } ?? "" })
        port = try XCTUnwrap(URL(string: address)?.port.flatMap(UInt16.init))
        self.previews = previews
    }

    /// Runs asynchronous code to its end.
    func waiting<Value: Sendable>(for body: @escaping @Sendable () async -> Value) -> Value? {
        let (done, result) = (expectation(description: "it ends"), Box<Value>())
        Task {
            let value = await body()
            result.value.withLock { $0 = value }
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        return result.value.withLock { $0 }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    var host: [String: String] { ["Host": "127.0.0.1:\(port)"] }

    func get(_ path: String) throws -> PageConnection.Response {
        try PageConnection(port: port).request("GET", path, host)
    }

    /// Opens the stream of events, and returns the page's name.
    func openPage() throws -> (events: PageConnection, client: String) {
        let connection = try PageConnection(port: port)
        let response = try connection.request("GET", "/events", host)
        XCTAssertEqual(response.status, 200)
        XCTAssertEqual(response.headers["content-type"], "text/event-stream; charset=utf-8")
        let session = try connection.event("session")
        return (connection, try XCTUnwrap(session["client"] as? String))
    }

    /// Asks for drawings. Returns the status of the answer.
    @discardableResult
    func want(
        _ names: [String], _ variants: [VariantChoice] = [VariantChoice()], for client: String
    ) throws -> Int {
        let wanted = WantedDrawings(
            variants: variants,
            order: names.flatMap { name in
                variants.indices.map { WantedDrawings.Item(preview: "Previewed/\(name)", variant: $0) }
            })
        let body = String(decoding: try JSONEncoder().encode(wanted), as: UTF8.self)
        return try PageConnection(port: port).request("POST", "/wanted/\(client)", host, body: body).status
    }
}
