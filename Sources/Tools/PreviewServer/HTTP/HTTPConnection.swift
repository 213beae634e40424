internal import FlyingSocks
internal import Foundation

/// A connection of a browser: requests and their answers, one after the other.
struct HTTPConnection: Sendable {
    let socket: AsyncSocket
    let answer: @Sendable (HTTPRequest) async -> HTTPResponse

    /// The longest header and body that are read, in bytes.
    private static let (longestHeader, longestBody) = (64 << 10, 4 << 20)

    /// Answers until the browser closes the connection, or sends what is no request.
    func serve() async {
        defer { try? socket.close() }
        var received: [UInt8] = []
        do {
            while true {
                switch try await next(&received) {
                case .request(let request): try await send(answer(request))
                case .refused(let refusal): return try await send(refusal)
                }
            }
        } catch {
            // The browser has gone, and nobody waits for an answer.
        }
    }

    private enum Next {
        case request(HTTPRequest)
        case refused(HTTPResponse)
    }

    private func next(_ received: inout [UInt8]) async throws -> Next {
        let end = Array("\r\n\r\n".utf8)
        var range = received.firstRange(of: end)
        while range == nil {
            guard received.count <= Self.longestHeader else {
                return .refused(.text("the header is too long", .badRequest))
            }
            received += try await socket.read(atMost: 4096)
            range = received.firstRange(of: end)
        }
        guard let range, var request = HTTPRequest(received[..<range.lowerBound]), let length = request.length else {
            return .refused(.text("this is not a request", .badRequest))
        }
        guard length <= Self.longestBody else { return .refused(.text("the body is too long", .contentTooLarge)) }
        received.removeFirst(range.upperBound)
        while received.count < length { received += try await socket.read(atMost: 4096) }
        request.body = Data(received.prefix(length))
        received.removeFirst(length)
        return .request(request)
    }

    private func send(_ response: HTTPResponse) async throws {
        try await socket.write(response.header)
        switch response.body {
        case .data(let data): try await socket.write(data)
        case .events(let events):
            for await event in events { try await socket.write(Data(event)) }
            throw SocketError.disconnected
        }
    }
}
