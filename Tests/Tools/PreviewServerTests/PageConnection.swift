import Foundation
import XCTest

/// A connection to a server, as a browser has it, but with every header as a test wants it.
final class PageConnection {
    private let socket: Int32
    private var incoming = Data()
    private var eventText = ""

    /// - Parameter port: The port on 127.0.0.1.
    init(port: UInt16) throws {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        // A test that waits for longer fails.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { Foundation.close(socket) }

    struct Response {
        var status: Int
        var headers: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Sends a request, and reads its answer; of one without a length only the header.
    func request(_ method: String = "GET", _ path: String, _ headers: [String: String], body: String = "") throws
        -> Response
    {
        var text = "\(method) \(path) HTTP/1.1\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        if !body.isEmpty { text += "Content-Length: \(body.utf8.count)\r\n" }
        let bytes = Array((text + "\r\n" + body).utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw POSIXError(.EPIPE) }
            sent += count
        }
        let end = Data("\r\n\r\n".utf8)
        while incoming.range(of: end) == nil { try receive() }
        let range = try XCTUnwrap(incoming.range(of: end))
        let lines = String(decoding: incoming[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        incoming = Data(incoming[range.upperBound...])
        let status = try XCTUnwrap(Int(lines[0].split(separator: " ")[1]))
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return (parts[0].lowercased(), parts.count > 1 ? parts[1] : "")
        }
        var response = Response(
            status: status, headers: Dictionary(fields, uniquingKeysWith: { $1 }), body: Data())
        let length = response.headers["content-length"].flatMap { Int($0) } ?? 0
        while incoming.count < length { try receive() }
        response.body = Data(incoming.prefix(length))
        incoming = Data(incoming.dropFirst(length))
        return response
    }

    private func receive() throws {
        var bytes = [UInt8](repeating: 0, count: 65536)
        var count = recv(socket, &bytes, bytes.count, 0)
        while count < 0, errno == EINTR { count = recv(socket, &bytes, bytes.count, 0) }
        guard count > 0 else { throw POSIXError(count == 0 ? .ECONNRESET : .ETIMEDOUT) }
        incoming += bytes[..<count]
    }

    // MARK: Events

    struct Event {
        var name: String
        var json: [String: Any]
    }

    /// Waits for the next event with a name, and skips others.
    func event(_ name: String, where isWanted: ([String: Any]) -> Bool = { _ in true }) throws -> [String: Any] {
        while true {
            let event = try nextEvent()
            if event.name == name, isWanted(event.json) { return event.json }
        }
    }

    private func nextEvent() throws -> Event {
        while true {
            if let end = eventText.range(of: "\n\n") {
                let lines = eventText[..<end.lowerBound].components(separatedBy: "\n")
                eventText = String(eventText[end.upperBound...])
                guard lines.count == 2 else { continue }
                let data = Data(lines[1].dropFirst("data: ".count).utf8)
                let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                return Event(name: String(lines[0].dropFirst("event: ".count)), json: try XCTUnwrap(json))
            }
            if incoming.isEmpty { try receive() }
            // A character may not be complete yet.
            let end = (incoming.lastIndex(of: 0x0A) ?? incoming.startIndex - 1) + 1
            if end == incoming.startIndex {
                try receive()
                continue
            }
            eventText += String(decoding: incoming[..<end], as: UTF8.self)
            incoming = Data(incoming[end...])
        }
    }
}
