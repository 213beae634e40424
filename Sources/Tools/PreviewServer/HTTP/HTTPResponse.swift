internal import Foundation

/// An answer to a browser: *RFC 9112*, section 4.
struct HTTPResponse: Sendable {
    let status: Status
    var fields: [String: String]
    let body: Body

    enum Body: Sendable {
        case data(Data)
        /// Events, until the page is closed.
        case events(AsyncStream<[UInt8]>)
    }

    enum Status: Int, Sendable {
        case ok = 200
        case noContent = 204
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case conflict = 409
        case contentTooLarge = 413
    }

    /// - Parameter type: The type of the body.
    init(_ status: Status = .ok, type: String, body: Body) {
        self.status = status
        // Browsers take it for nothing else, keep no copy, and give it to no other page.
        fields = [
            "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
        ]
        self.body = body
    }

    static func text(_ text: String, _ status: Status) -> HTTPResponse {
        HTTPResponse(status, type: "text/plain; charset=utf-8", body: .data(Data((text + "\n").utf8)))
    }

    static let noContent = HTTPResponse(.noContent, type: "text/plain; charset=utf-8", body: .data(Data()))

    /// The lines before the body, with the empty one.
    var header: Data {
        var fields = fields
        switch body {
        case .data(let data) where status != .noContent: fields["Content-Length"] = "\(data.count)"
        case .data: break
        // The end of the connection is the end of the body.
        case .events: fields["Connection"] = "close"
        }
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return Data("HTTP/1.1 \(status.rawValue) \(status)\r\n\(lines.joined())\r\n".utf8)
    }
}
