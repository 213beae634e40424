/// Where a client is in connecting. In memory it is connected as soon as a user is.
public enum ConnectionStatus: Equatable, Sendable {
    /// Nobody has connected yet.
    case initialized
    /// The client waits for a token.
    case connecting
    /// A user is connected.
    case connected
    /// The connection is being ended.
    case disconnecting
    /// The connection has ended.
    case disconnected(error: ClientError? = nil)

    public static func == (one: ConnectionStatus, other: ConnectionStatus) -> Bool {
        switch (one, other) {
        case (.initialized, .initialized), (.connecting, .connecting), (.connected, .connected),
            (.disconnecting, .disconnecting):
            true
        case (.disconnected(let one), .disconnected(let other)): one?.message == other?.message
        case (.initialized, _), (.connecting, _), (.connected, _), (.disconnecting, _), (.disconnected, _): false
        }
    }
}
