internal import Files
internal import FlyingSocks
internal import Foundation
package import Kit
package import Previewing

/// Serves the page of previews to this machine, and keeps it up to date.
package struct PreviewServer: Sendable {
    private let previews: LivePreviews
    private let sources: PreviewSources

    /// The ports to try; the first free one is taken.
    private let ports: [UInt16]

    /// - Parameters:
    ///   - sources: The files to watch.
    ///   - port: The port to listen on, 0 for any free one; `nil` for the first free one from ``defaultPort`` on.
    package init(_ previews: LivePreviews, watching sources: PreviewSources, port: UInt16?) {
        self.previews = previews
        self.sources = sources
        ports = port.map { [$0] } ?? Array(Self.defaultPort..<Self.defaultPort + 20) + [0]
    }

    /// The port of a page that isn't given another.
    package static let defaultPort: UInt16 = 8421

    /// A port that can't be listened on.
    package struct PortError: Error, CustomStringConvertible {
        package let description: String
    }

    /// How often the sources are looked at, in milliseconds.
    private static let interval = 60

    /// Serves until the process ends, and blocks the thread.
    ///
    /// - Parameter announce: Receives the address when pages can be opened.
    /// - Throws: ``PortError``, or an error of `announce`.
    package func run(announce: @escaping @Sendable (String) throws -> Void) throws {
        let result = Outcome()
        Task.detached {
            do {
                try await serve(announce: announce)
            } catch {
                result.error = error
            }
            result.isDone.signal()
        }
        result.isDone.wait()
        if let error = result.error { throw error }
    }

    /// Written by one thread before another is woken up.
    private final class Outcome: @unchecked Sendable {
        let isDone = DispatchSemaphore(value: 0)
        var error: (any Error)?
    }

    /// Serves until the task is canceled.
    package func serve(announce: @escaping @Sendable (String) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let server = try listen()
            let routes = PageRoutes(previews: previews, origin: RequestOrigin(port: server.port))
            defer { group.cancelAll() }
            group.addTask { try await server.run { request in await routes.answer(request) } }
            group.addTask { await previews.run() }
            group.addTask { try await watch() }
            group.addTask { try await checkConnections() }
            try announce("http://\(HTTPServer.address):\(server.port)/")
            try await group.next()
        }
    }

    /// Listens on the first port that nobody else listens on.
    private func listen() throws(PortError) -> HTTPServer {
        var problem = PortError(description: "there is no port to listen on")
        for port in ports {
            do {
                return try HTTPServer(port: port)
            } catch SocketError.failed(_, EADDRINUSE, _) {
                problem = PortError(
                    description: "port \(port) is in use; name another with --port, or 0 for any that is free")
            } catch SocketError.failed(_, _, let reason) {
                problem = PortError(description: "port \(port) can't be listened on: \(reason)")
            } catch {
                problem = PortError(description: "port \(port) can't be listened on: \(error)")
            }
        }
        throw problem
    }

    private func watch() async throws {
        var changes = FileChanges { sources.currentFiles }
        while true {
            try await Task.sleep(for: .milliseconds(Self.interval))
            if changes.check() { await previews.sourcesChanged() }
        }
    }

    private func checkConnections() async throws {
        while true {
            try await Task.sleep(for: .seconds(5))
            await previews.checkConnections()
        }
    }
}
