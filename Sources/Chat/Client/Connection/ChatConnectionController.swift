/// Shows whether a client is connected.
public class ChatConnectionController: ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any ChatConnectionControllerDelegate)?

    /// Where the client is in connecting.
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

    /// Ends the connection. The user stays the current one.
    public func disconnect() { client.disconnect {} }

    func memoryDidChange(_ events: [any Event]) {
        let status = client.connectionStatus
        guard status != connectionStatus else { return }
        connectionStatus = status
        delegate?.connectionController(self, didUpdateConnectionStatus: status)
    }
}

/// Hears whether a client is connected.
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
    /// A controller that shows whether the client is connected.
    public func connectionController() -> ChatConnectionController { ChatConnectionController(client: self) }
}
