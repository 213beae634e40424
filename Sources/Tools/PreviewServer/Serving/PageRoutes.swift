internal import Foundation

/// The answers to the page's requests.
struct PageRoutes: Sendable {
    let previews: LivePreviews
    let origin: RequestOrigin

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = origin.refusal(of: request) { return .text(refusal, .forbidden) }
        let path = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch (request.method, path[0], path.count) {
        case ("GET", "", 1): return PreviewPage.response
        case ("GET", "events", 1):
            return HTTPResponse(type: "text/event-stream; charset=utf-8", body: .events(await previews.connect()))
        case ("GET", "pictures", 2): return await picture(path[1])
        case ("GET", "frames", 2): return await frames(path[1])
        case ("GET", "favicon.ico", 1): return .noContent
        case ("POST", "wanted", 2): return await want(request.body, for: path[1])
        case ("GET", _, _): return .text("there is nothing here", .notFound)
        default: return .text("only GET is answered here", .methodNotAllowed)
        }
    }

    private func picture(_ name: String) async -> HTTPResponse {
        guard let data = await previews.picture(named: name) else {
            return .text("the picture is of an earlier build", .notFound)
        }
        var response = HTTPResponse(type: "image/png", body: .data(data))
        // Each drawing has another name.
        response.fields["Cache-Control"] = "private, max-age=86400, immutable"
        return response
    }

    private func frames(_ name: String) async -> HTTPResponse {
        do {
            guard let frames = try await previews.frames(ofPicture: name) else {
                return .text("the picture is of an earlier build", .notFound)
            }
            return HTTPResponse(type: "application/json", body: .data(try JSONEncoder().encode(frames)))
        } catch {
            return .text("\(error)", .conflict)
        }
    }

    private func want(_ body: Data, for client: String) async -> HTTPResponse {
        guard let keys = try? JSONDecoder().decode(WantedDrawings.self, from: body).keys else {
            return .text("this is not a list of drawings", .badRequest)
        }
        guard await previews.want(keys, for: client) else {
            return .text("the page is not connected, or there is no such device or language", .badRequest)
        }
        return .noContent
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
