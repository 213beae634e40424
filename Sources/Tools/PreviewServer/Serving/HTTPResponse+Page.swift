internal import Files
internal import FlyingFox
internal import Foundation

extension HTTPResponse {
    /// The page, which is the same for all previews.
    static let page = HTTPResponse(
        statusCode: .ok, headers: PreviewPage.headers, body: Data(PreviewPage.html.utf8))

    static func text(_ text: String, status: HTTPStatusCode) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: .safe(type: "text/plain; charset=utf-8"), body: Data((text + "\n").utf8))
    }
}

extension HTTPHeaders {
    /// The fields of every response: browsers take it for nothing else, keep no copy, and give it to no other page.
    static func safe(type: String) -> HTTPHeaders {
        var headers = HTTPHeaders()
        headers[.contentType] = type
        headers[.cacheControl] = "no-store"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        return headers
    }
}
