import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it is sent: method and URL, headers sorted by name, body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// The request as it is sent: method and URL, headers sorted by name, body.
    ///
    /// - Parameter pretty: Whether a body of JSON is written on many lines, its keys sorted.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(no URL)")"
            let headers = request.sortedHeaders.map { "\($0.key): \($0.value)" }
            let body = request.httpBody.map { ["", $0.text(pretty: pretty)] } ?? []
            return ([method] + headers + body).joined(separator: "\n")
        }
    }

    /// The request as a `curl` command.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var parts = ["curl"]
            if let method = request.httpMethod, method != "GET" { parts.append("--request \(method)") }
            for (key, value) in request.sortedHeaders { parts.append("--header \"\(key): \(value.quoted)\"") }
            if let body = request.httpBody { parts.append("--data \"\(body.text(pretty: false).quoted)\"") }
            parts.append("\"\(request.url?.absoluteString ?? "")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}

extension URLRequest {
    fileprivate var sortedHeaders: [(key: String, value: String)] {
        (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
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
    fileprivate var quoted: String {
        replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }
}
