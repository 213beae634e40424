internal import FlyingSocks
internal import Foundation

/// Listens on a port of this machine, and answers requests.
struct HTTPServer: Sendable {
    private let socket: Socket

    /// The port that it listens on.
    let port: UInt16

    /// The only address that is listened on, so that other machines can't connect.
    static let address = "127.0.0.1"

    /// Begins to listen.
    ///
    /// - Parameter port: 0 for any port that is free.
    /// - Throws: `SocketError`.
    init(port: UInt16) throws {
        let socket = try Socket(domain: AF_INET)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: Self.address, port: port))
            try socket.listen()
            guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
            self.port = port
            self.socket = socket
        } catch {
            try? socket.close()
            throw error
        }
    }

    /// Answers until the task is canceled.
    func run(answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
        defer { try? socket.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask {
                try await withThrowingDiscardingTaskGroup { connections in
                    for try await connection in listening.sockets {
                        connections.addTask { await HTTPConnection(socket: connection, answer: answer).serve() }
                    }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
