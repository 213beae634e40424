/// How a request says which version of the protocol it is in.
enum ProtocolEra: Equatable {
    /// The session began with `initialize`.
    case handshake

    /// The request names the version in its metadata.
    case requests

    static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    private static let identityKey = "io.modelcontextprotocol/serverInfo"

    /// - Throws: If the metadata names a version that isn't supported, or lacks the client's capabilities.
    init(of request: Request) throws(RPCError) {
        let metadata = request.metadata
        guard request.method != "initialize", let version = metadata[Self.versionKey] else {
            guard request.method != "server/discover" else {
                throw RPCError(.invalidParameters, "_meta: \(Self.versionKey) is missing")
            }
            self = .handshake
            return
        }
        guard let version = version.text else {
            throw RPCError(.invalidParameters, "_meta: \(Self.versionKey): expected a text, not \(version.kind)")
        }
        let supported = ProtocolVersion.allCases.filter { !$0.hasHandshake }.map(\.rawValue)
        guard supported.contains(version) else {
            throw RPCError(
                .unsupportedVersion,
                "unsupported protocol version; requests that name theirs can have \(supported.joined(separator: ", "))",
                data: ["supported": .list(supported.map { .text($0) }), "requested": .text(version)])
        }
        guard metadata[Self.capabilitiesKey]?.fields != nil else {
            throw RPCError(.invalidParameters, "_meta: \(Self.capabilitiesKey) is missing; {} means none")
        }
        self = .requests
    }

    /// A result with what the version requires of all results.
    func completed(_ result: JSONValue, by server: ServerIdentity) -> JSONValue {
        switch self {
        case .handshake: result
        case .requests:
            .object(
                (result.fields ?? [:]).merging([
                    "resultType": "complete", "_meta": [Self.identityKey: server.value],
                ]) { $1 })
        }
    }
}
