/// A controller of the connection status.
public class ChatConnectionController: ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatConnectionControllerDelegate)?

    /// The status of the connection.
    public private(set) var connectionStatus: ConnectionStatus

    init(client: ChatClient) {
        self.client = client
        connectionStatus = client.connectionStatus
        client.memory.add(self)
    }

    /// Connects the current user again after `disconnect`.
    public func connect(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in
            _ = try state.actor()
            state.connectionStatus = .connected
        }
    }

    /// Disconnects. The current user stays the same.
    public func disconnect() { client.disconnect {} }

    func memoryDidChange(_ events: [any Event]) {
        let status = client.connectionStatus
        guard status != connectionStatus else { return }
        connectionStatus = status
        delegate?.connectionController(self, didUpdateConnectionStatus: status)
    }
}

/// A delegate that is notified of the connection status.
public protocol ChatConnectionControllerDelegate: AnyObject {
    /// Called when the status has changed.
    func connectionController(
        _ controller: ChatConnectionController, didUpdateConnectionStatus status: ConnectionStatus)
}

extension ChatConnectionControllerDelegate {
    /// Does nothing.
    public func connectionController(
        _ controller: ChatConnectionController, didUpdateConnectionStatus status: ConnectionStatus
    ) {}
}

extension ChatClient {
    /// Returns a controller of the connection status.
    public func connectionController() -> ChatConnectionController { ChatConnectionController(client: self) }
}
