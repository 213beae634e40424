internal import Console

/// An error of JSON-RPC: the request can't be served at all. Errors of tools are results.
struct RPCError: Error, Equatable {
    /// The codes of JSON-RPC 2.0 and of the Model Context Protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case unsupportedVersion = -32022
    }

    let code: Code

    /// One sentence: what is wrong, and what would be right.
    let message: String

    var data: JSONValue?

    init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        (self.code, self.message, self.data) = (code, message.errorLine, data)
    }

    /// The response to a request.
    ///
    /// - Parameter id: `nil` if the request has no valid one.
    func response(to id: RequestID?) -> JSONValue {
        var error: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .text(message)]
        error["data"] = data
        return ["jsonrpc": "2.0", "id": id?.value ?? .null, "error": .object(error)]
    }
}
