internal import Console
internal import Foundation

/// A message of the client.
enum IncomingMessage: Equatable {
    case request(Request)
    case notification(method: String, parameters: [String: JSONValue])

    /// An answer. The server asks nothing, so it is ignored.
    case response
    case invalid(RPCError, id: RequestID?)

    init(_ value: JSONValue) {
        guard let fields = value.fields else {
            self = .invalid(RPCError(.invalidRequest, "a message is an object, not \(value.kind)"), id: nil)
            return
        }
        let id = RequestID(fields["id"])
        do {
            self = try Self.message(fields, id)
        } catch {
            self = .invalid(error, id: id)
        }
    }

    private static func message(_ fields: [String: JSONValue], _ id: RequestID?) throws(RPCError) -> Self {
        guard fields["jsonrpc"] == "2.0" else {
            throw RPCError(.invalidRequest, #"a message of JSON-RPC 2.0 has "jsonrpc": "2.0""#)
        }
        guard let method = fields["method"] else {
            if fields["result"] != nil || fields["error"] != nil { return .response }
            throw RPCError(.invalidRequest, "the message has no method")
        }
        guard let method = method.text else {
            throw RPCError(.invalidRequest, "method: expected a text, not \(method.kind)")
        }
        var parameters: [String: JSONValue] = [:]
        if let given = fields["params"] {
            guard let fields = given.fields else {
                throw RPCError(.invalidParameters, "params: expected an object, not \(given.kind)")
            }
            parameters = fields
        }
        guard let given = fields["id"] else { return .notification(method: method, parameters: parameters) }
        guard let id else {
            throw RPCError(.invalidRequest, "id: expected a text or an integer, not \(given.kind)")
        }
        return .request(Request(id: id, method: method, parameters: parameters))
    }
}

/// A request of the client, which gets one response.
struct Request: Equatable {
    let id: RequestID
    let method: String
    let parameters: [String: JSONValue]

    /// The metadata beside the parameters: the token of progress, and the protocol version of a request that stands
    /// alone.
    var metadata: [String: JSONValue] { parameters["_meta"]?.fields ?? [:] }

    func response(_ result: JSONValue) -> JSONValue { ["jsonrpc": "2.0", "id": id.value, "result": result] }
}

/// A line of the client: one message, or several that are answered together.
enum IncomingLine: Equatable {
    case message(IncomingMessage)
    case batch([IncomingMessage])

    /// - Parameter line: The bytes without the line break.
    init(_ line: Data) throws(RPCError) {
        guard String(validating: line, as: UTF8.self) != nil else {
            throw RPCError(.parseError, "the line is not UTF-8; a message is one line of JSON in UTF-8")
        }
        let value: JSONValue
        do {
            value = try JSONValue(json: line)
        } catch {
            throw RPCError(.parseError, "the line is not JSON; a message is one line of JSON in UTF-8")
        }
        guard case .list(let messages) = value else {
            self = .message(IncomingMessage(value))
            return
        }
        guard !messages.isEmpty else { throw RPCError(.invalidRequest, "a batch has at least one message") }
        self = .batch(messages.map(IncomingMessage.init))
    }
}
