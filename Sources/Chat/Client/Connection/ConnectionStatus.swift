/// The status of a client's connection. A client in memory is connected as soon as it has a user.
public enum ConnectionStatus: Equatable, Sendable {
    /// No user has connected yet.
    case initialized
    /// The client waits for a token.
    case connecting
    /// A user is connected.
    case connected
    /// The client is disconnecting.
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
