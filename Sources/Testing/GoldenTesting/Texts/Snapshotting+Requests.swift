import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The raw request: method and URL, headers sorted by name, body. Query items are sorted by name as well.
    ///
    /// ```text
    /// POST https://example.com/orders?sort=day&table=4
    /// Accept: text/html
    ///
    /// dish=noodles
    /// ```
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// The raw request: method and URL, headers sorted by name, body. Query items are sorted by name as well.
    ///
    /// - Parameter pretty: Whether a JSON body is pretty-printed with sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method = "\(request.httpMethod ?? "GET") \(request.url?.sortingQuery.absoluteString ?? "(null)")"
            let headers = request.sortedHeaders.map { "\($0.key): \($0.value)" }
            let body = request.httpBody.map { ["", $0.text(pretty: pretty)] } ?? []
            return ([method] + headers + body).joined(separator: "\n")
        }
    }

    /// The request as a `curl` command with one option per line: method, headers sorted by name, body, cookies.
    ///
    /// ```text
    /// curl \
    /// 	--head \
    /// 	--cookie "session=1977" \
    /// 	"https://example.com/orders"
    /// ```
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var parts = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": parts.append("--head")
            case let method: parts.append("--request \(method)")
            }
            for (key, value) in request.sortedHeaders where key != "Cookie" {
                parts.append("--header \"\(key): \(value.quoted)\"")
            }
            if let body = request.httpBody { parts.append("--data \"\(body.text(pretty: false).quoted)\"") }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") {
                parts.append("--cookie \"\(cookie.quoted)\"")
            }
            parts.append("\"\(request.url?.sortingQuery.absoluteString ?? "")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}

extension URLRequest {
    fileprivate var sortedHeaders: [(key: String, value: String)] {
        (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    }
}

extension URL {
    /// The URL with its query sorted by name. Items of the same name keep their order, which may be significant.
    fileprivate var sortingQuery: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
            let items = parts.percentEncodedQueryItems, items.count > 1
        else { return self }
        let sorted = items.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        parts.percentEncodedQueryItems = sorted.map(\.element)
        return parts.url ?? self
    }
}

extension Data {
    fileprivate func text(pretty: Bool) -> String {
        guard pretty, let value = try? JSONSerialization.jsonObject(with: self),
            let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        else { return String(decoding: self, as: UTF8.self) }
        return String(decoding: data, as: UTF8.self)
    }
}

extension String {
    /// The text for a shell's double quotation marks. A backslash is literal there, except before another special
    /// character.
    fileprivate var quoted: String {
        replacingOccurrences(of: "\\\"", with: "\\\\\"").replacingOccurrences(of: "\"", with: "\\\"")
    }
}
