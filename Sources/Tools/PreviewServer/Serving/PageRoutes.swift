internal import FlyingFox
internal import Foundation
internal import Kit

/// The answers to the page's requests.
struct PageRoutes: HTTPHandler {
    let previews: LivePreviews
    let origin: RequestOrigin

    /// The longest list of drawings that a page sends, in bytes.
    private static let longestBody = 4 << 20

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let refusal = origin.refusal(of: request) { return .text(refusal, status: .forbidden) }
        let path = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch (request.method, path.first, path.count) {
        case (.GET, "", 1): return .page
        case (.GET, "events", 1): return await events()
        case (.GET, "pictures", 2): return await picture(path[1])
        case (.GET, "frames", 2): return await frames(path[1])
        case (.POST, "wanted", 2): return try await want(request, for: path[1])
        case (.GET, "favicon.ico", 1): return HTTPResponse(statusCode: .noContent)
        case (.GET, _, _): return .text("there is nothing here", status: .notFound)
        default: return .text("only GET is answered here", status: .methodNotAllowed)
        }
    }

    private func events() async -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok, headers: .safe(type: "text/event-stream; charset=utf-8"),
            body: HTTPBodySequence(from: EventBody(events: await previews.connect()), suggestedBufferSize: 1 << 16))
    }

    private func picture(_ name: String) async -> HTTPResponse {
        guard let data = await previews.picture(named: name) else {
            return .text("the picture is of an earlier build", status: .notFound)
        }
        var headers = HTTPHeaders.safe(type: "image/png")
        // Each drawing has another name.
        headers[.cacheControl] = "private, max-age=86400, immutable"
        return HTTPResponse(statusCode: .ok, headers: headers, body: data)
    }

    private func frames(_ name: String) async -> HTTPResponse {
        do {
            guard let frames = try await previews.frames(ofPicture: name) else {
                return .text("the picture is of an earlier build", status: .notFound)
            }
            return HTTPResponse(
                statusCode: .ok, headers: .safe(type: "application/json"), body: try JSONEncoder().encode(frames))
        } catch {
            return .text("\(error)", status: .conflict)
        }
    }

    private func want(_ request: HTTPRequest, for client: String) async throws -> HTTPResponse {
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard length <= Self.longestBody else { return .text("the list is too long", status: .payloadTooLarge) }
        guard let wanted = try? await JSONDecoder().decode(WantedDrawings.self, from: request.bodyData),
            let keys = wanted.keys
        else { return .text("this is not a list of drawings", status: .badRequest) }
        guard await previews.want(keys, for: client) else {
            return .text("the page is not connected, or there is no such device or language", status: .badRequest)
        }
        return HTTPResponse(statusCode: .noContent, headers: .safe(type: "text/plain; charset=utf-8"))
    }
}

/// What a page asks for.
struct WantedDrawings: Codable {
    var variants: [VariantChoice]

    /// Previews, each with the number of a variant; the most urgent first.
    var order: [Item]

    struct Item: Codable {
        var preview: String
        var variant: Int
    }

    /// The drawings; `nil` if a number is wrong.
    var keys: [DrawingKey]? {
        guard order.allSatisfy({ variants.indices.contains($0.variant) }) else { return nil }
        return order.map { DrawingKey(preview: $0.preview, variant: variants[$0.variant]) }
    }
}
