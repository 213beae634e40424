internal import Console
internal import Documents
package import Foundation
internal import Synchronization

/// A server of the Model Context Protocol: one message a line, read from one descriptor and written to another.
///
/// Calls of tools run beside the reading loop. No message ends the server: it ends with its input, or when nobody reads
/// its output.
package final class ModelContextServer: Sendable {
    private let identity: ServerIdentity
    private let tools: [any Tool]
    private let input, output: Int32
    private let writer: MessageWriter
    private let running = RunningCalls()
    private let hasBegun = Mutex(false)
    private let queue = OperationQueue()

    /// The most bytes of a line.
    private static let longestLine = 16 << 20

    /// - Parameters:
    ///   - calls: The number of calls that run at the same time; others wait.
    ///   - input: The descriptor to read from.
    ///   - output: The descriptor to write to.
    package init(
        _ identity: ServerIdentity, tools: [any Tool], calls: Int, input: Int32 = STDIN_FILENO,
        output: Int32 = STDOUT_FILENO
    ) {
        (self.identity, self.tools, self.input, self.output) = (identity, tools, input, output)
        writer = MessageWriter(output)
        queue.maxConcurrentOperationCount = calls
    }

    // MARK: The loop

    /// Serves the client until the input ends and all calls have their results, or until nobody reads the output.
    package func run() {
        var lines = LineReader(input, limit: Self.longestLine)
        while lines.hasLine || waitForInput() {
            switch lines.next() {
            case .line(let line): serve(line)
            case .excess:
                let limit = Self.longestLine >> 20
                reply(
                    RPCError(
                        .parseError,
                        "the line has more than \(limit) MiB, which is the limit; name a file instead of its content"))
            case .end:
                waitForCalls()
                return
            }
        }
        running.cancelAll()
        queue.waitUntilAllOperationsAreFinished()
    }

    /// - Returns: Whether there is input, or its end; `false` if the output is closed.
    private func waitForInput() -> Bool {
        while true {
            var states = [
                pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
            ]
            guard poll(&states, 2, -1) >= 0 else { continue }
            if states[1].revents != 0 { return false }
            if states[0].revents != 0 { return true }
        }
    }

    /// Waits for the results, as long as somebody reads them.
    private func waitForCalls() {
        let done = DispatchSemaphore(value: 0)
        queue.addBarrierBlock { done.signal() }
        while done.wait(timeout: .now() + .milliseconds(100)) != .success {
            var state = pollfd(fd: output, events: 0, revents: 0)
            if poll(&state, 1, 0) > 0 { running.cancelAll() }
        }
    }

    private func serve(_ line: Data) {
        do throws(RPCError) {
            switch try IncomingLine(line) {
            case .message(let message): serve(message) { [writer] in if let response = $0 { writer.write(response) } }
            case .batch(let messages):
                let count = messages.count { $0.hasResponse }
                let batch = BatchReply(of: count, writer)
                for message in messages { serve(message) { batch.add($0) } }
            }
        } catch {
            reply(error)
        }
    }

    private func reply(_ error: RPCError) { writer.write(error.response(to: nil)) }

    // MARK: Messages

    /// - Parameter respond: Called once for each request: with its response, or with `nil` if it was canceled.
    private func serve(_ message: IncomingMessage, _ respond: @escaping @Sendable (JSONValue?) -> Void) {
        switch message {
        case .response: return
        case .invalid(let error, let id): respond(error.response(to: id))
        case .notification("notifications/cancelled", let parameters):
            if let id = RequestID(parameters["requestId"]) { running.cancel(id) }
        case .notification: return
        case .request(let request):
            do throws(RPCError) {
                try serve(request, respond)
            } catch {
                respond(error.response(to: request.id))
            }
        }
    }

    private func serve(
        _ request: Request, _ respond: @escaping @Sendable (JSONValue?) -> Void
    ) throws(RPCError) {
        let era = try ProtocolEra(of: request)
        let complete: @Sendable (JSONValue) -> Void = { [identity] result in
            respond(request.response(era.completed(result, by: identity)))
        }
        switch request.method {
        case "initialize":
            let version = try Self.agreedVersion(request)
            hasBegun.withLock { $0 = true }
            complete(description(["protocolVersion": .text(version.rawValue), "serverInfo": identity.value]))
        case "server/discover":
            complete(
                description(["supportedVersions": .list(ProtocolVersion.allCases.map { .text($0.rawValue) })])
                    .cacheable)
        case "ping": complete([:])
        case "tools/list":
            try checkHasBegun(era)
            if let cursor = request.parameters["cursor"], cursor != .null {
                throw RPCError(.invalidParameters, "cursor: the list of tools is one page; remove the cursor")
            }
            let list: JSONValue = ["tools": .list(tools.map(\.value))]
            complete(era == .requests ? list.cacheable : list)
        case "tools/call":
            try checkHasBegun(era)
            try call(request, complete, respond)
        case let method:
            let methods = ["initialize", "server/discover", "ping", "tools/list", "tools/call"]
            throw RPCError(
                .methodNotFound,
                "unknown method “\(method.shortened(to: 60))”; this server has \(methods.joined(separator: ", "))")
        }
    }

    private func description(_ fields: [String: JSONValue]) -> JSONValue {
        .object(
            fields.merging([
                "capabilities": ["tools": [:]], "instructions": .text(identity.instructions),
            ]) { $1 })
    }

    private static func agreedVersion(_ request: Request) throws(RPCError) -> ProtocolVersion {
        let requested = request.parameters["protocolVersion"]
        guard let requested = requested?.text else {
            throw RPCError(
                .invalidParameters,
                "protocolVersion: expected a text such as \(ProtocolVersion.november2025.rawValue), "
                    + (requested.map { "not \($0.kind)" } ?? "but it is missing"))
        }
        return .agreed(on: requested)
    }

    private func checkHasBegun(_ era: ProtocolEra) throws(RPCError) {
        guard era == .handshake, !hasBegun.withLock({ $0 }) else { return }
        throw RPCError(
            .invalidRequest,
            "the client has not sent initialize; send it first, or name \(ProtocolEra.versionKey) in _meta"
        )
    }

    // MARK: Calls

    private func call(
        _ request: Request, _ complete: @escaping @Sendable (JSONValue) -> Void,
        _ respond: @escaping @Sendable (JSONValue?) -> Void
    ) throws(RPCError) {
        let tool = try tool(request)
        let arguments = try Self.arguments(request)
        let token = RequestID(request.metadata["progressToken"])
        let call = ToolCall(progress: token.map { ($0, writer) })
        guard running.add(call, as: request.id) else {
            throw RPCError(.invalidRequest, "a request with this id is running; give each request an id of its own")
        }
        queue.addOperation { [running] in
            let result = Self.result(of: tool, arguments, call)
            running.remove(request.id)
            if call.isCanceled { respond(nil) } else { complete(result) }
        }
    }

    private static func result(of tool: any Tool, _ arguments: [String: JSONValue], _ call: ToolCall) -> JSONValue {
        do throws(ToolFailure) {
            let input = try ToolInput(arguments, for: tool.arguments)
            guard !call.isCanceled else { return .null }
            return try tool.run(input, call).value
        } catch {
            return error.value
        }
    }

    private func tool(_ request: Request) throws(RPCError) -> any Tool {
        guard let name = request.parameters["name"]?.text else {
            throw RPCError(.invalidParameters, "name: expected the name of a tool")
        }
        if let tool = tools.first(where: { $0.name == name }) { return tool }
        let names = tools.map(\.name)
        let nearest = Nearest.word(to: name, among: names).map { "did you mean “\($0)”? " } ?? ""
        throw RPCError(
            .invalidParameters,
            "unknown tool “\(name.shortened(to: 60))”; \(nearest)the tools are \(names.joined(separator: ", "))")
    }

    private static func arguments(_ request: Request) throws(RPCError) -> [String: JSONValue] {
        switch request.parameters["arguments"] {
        case nil, .null: return [:]
        case .object(let fields): return fields
        case let other?: throw RPCError(.invalidParameters, "arguments: expected an object, not \(other.kind)")
        }
    }
}

extension IncomingMessage {
    fileprivate var hasResponse: Bool {
        switch self {
        case .request, .invalid: true
        case .notification, .response: false
        }
    }
}

extension JSONValue {
    /// A result that stays the same as long as the server runs.
    fileprivate var cacheable: JSONValue {
        .object((fields ?? [:]).merging(["ttlMs": 3_600_000, "cacheScope": "public"]) { $1 })
    }
}
