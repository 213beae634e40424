internal import Files
internal import Foundation
package import Kit
package import PreviewMessages
package import Previewing

/// The previews as they are now: compiles the sources when they change, draws what open pages ask for, and sends them
/// the results.
package actor LivePreviews {
    private let session: SessionQueue
    private let options: PageOptions
    private let pictures: TemporaryFolder
    private let devices: Set<String>

    private var build = 0
    private var needsBuild = true
    private var status = PageEvent.Status.compiling
    private var previews: [String: PreviewSummary] = [:]
    private var listing = PreviewSession.Listing(previews: [], problems: [])
    private var drawings: [DrawingKey: Drawing] = [:]
    private var names: [String: DrawingKey] = [:]

    private var queue = DrawingQueue()
    private var pages: [String: AsyncStream<[UInt8]>.Continuation] = [:]
    private let work = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// - Throws: `FileError` if no folder for pictures can be made.
    package init(_ session: sending any PreviewDrawing, options: PageOptions) throws {
        self.session = SessionQueue(session)
        self.options = options
        devices = Set(options.devices)
        pictures = try TemporaryFolder()
        work.continuation.yield()
    }

    /// Compiles and draws until the task is canceled.
    package func run() async {
        for await _ in work.stream {
            while !Task.isCancelled, await step() {}
        }
    }

    /// Compiles again; what runs is interrupted.
    package func sourcesChanged() {
        needsBuild = true
        show(.compiling)
        session.interrupt()
        work.continuation.yield()
    }

    // MARK: Compiling and drawing

    /// Does what is most urgent. Returns whether there was anything to do.
    private func step() async -> Bool {
        if needsBuild {
            await compile()
        } else if let key = queue.next(where: { drawings[$0] == nil && previews[$0.preview] != nil }) {
            await draw(key)
        } else {
            return false
        }
        return true
    }

    private func compile() async {
        needsBuild = false
        show(.compiling)
        do {
            take(try await session.call { session, interruption in try session.update(until: interruption) })
            show(.ready)
        } catch is CancellationError {
            // A change of the sources is the reason, and compiles them again.
        } catch let failure as PreviewBuild.Failure {
            show(.failed(failure.problems.map { PageEvent.Problem($0, in: options.folder) }))
        } catch {
            show(.failed([PageEvent.Problem(error.sentence)]))
        }
    }

    /// Replaces the previews, and forgets the pictures of the last build.
    private func take(_ listing: PreviewSession.Listing) {
        build += 1
        for case .drawn(_, let file) in drawings.values.map(\.result) { unlink(file) }
        (drawings, names) = ([:], [:])
        let shown = listing.previews.named(options.only)
        self.listing = PreviewSession.Listing(previews: shown, problems: listing.problems)
        previews = Dictionary(shown.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        send(currentPreviews)
    }

    private func draw(_ key: DrawingKey) async {
        guard let preview = previews[key.preview] else { return }
        let name = String(UInt64.random(in: 0 ... .max), radix: 36)
        let file = "\(pictures.path)/\(name).png"
        let variant = key.variant.variant(scale: options.scale)
        let number = build
        let result: Drawing.Result
        do {
            let outcome = try await session.call { session, interruption in
                try session.draw(preview, variant, to: file, until: interruption)
            }
            switch outcome {
            case .drawn(let drawn): result = .drawn(drawn, file: file)
            case .failed(let reason): result = .failed(reason)
            }
        } catch is CancellationError {
            return
        } catch {
            result = .failed(error.sentence)
        }
        guard number == build else { return }
        let drawing = Drawing(name: name, key: key, result: result)
        drawings[key] = drawing
        names[name] = key
        send(.drawn(drawing))
    }

    private func show(_ status: PageEvent.Status) {
        guard status != self.status else { return }
        self.status = status
        send(.status(status))
    }

    // MARK: Pages

    /// Connects a page. Returns the events for it, of which the first ones say how everything is now.
    func connect() -> AsyncStream<[UInt8]> {
        let client = UUID().uuidString
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingOldest(20_000))
        continuation.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.disconnect(client) }
        }
        pages[client] = continuation
        let events: [PageEvent] =
            [.session(options, client: client), .status(status)] + (build > 0 ? [currentPreviews] : [])
            + drawings.values.map(PageEvent.drawn)
        for event in events { continuation.yield(event.bytes) }
        return stream
    }

    private func disconnect(_ client: String) {
        pages[client] = nil
        queue.remove(client)
    }

    /// The number of open pages.
    var pageCount: Int { pages.count }

    /// Takes what a page asks for, the most urgent first. Returns whether all of it can be drawn.
    func want(_ keys: [DrawingKey], for client: String) -> Bool {
        guard pages[client] != nil, keys.allSatisfy({ $0.variant.isValid(devices: devices) }) else { return false }
        queue.want(keys, for: client)
        work.continuation.yield()
        return true
    }

    /// Sends a comment, so that connections that have ended are noticed.
    func checkConnections() { send(PageEvent.comment) }

    private var currentPreviews: PageEvent { .previews(listing, build: build) }

    private func send(_ event: PageEvent) { send(event.bytes) }

    private func send(_ bytes: [UInt8]) {
        for (client, page) in pages {
            // A page that reads nothing any more connects again if it wakes up.
            if case .dropped = page.yield(bytes) {
                page.finish()
                disconnect(client)
            }
        }
    }

    // MARK: Pictures and frames

    /// Returns the file of a picture; `nil` if it isn't of this build.
    func picture(named name: String) -> Data? {
        guard let key = names[name], case .drawn(_, let file) = drawings[key]?.result else { return nil }
        return FileManager.default.contents(atPath: file)
    }

    /// Returns the frames of a picture; `nil` if it isn't of this build.
    ///
    /// - Throws: `KitError`, or `CancellationError` if the sources change meanwhile.
    func frames(ofPicture name: String) async throws -> [PreviewFrame]? {
        guard let key = names[name], let preview = previews[key.preview] else { return nil }
        let variant = key.variant.variant(scale: options.scale)
        return try await session.call { session, interruption in
            try session.frames(of: preview, variant, until: interruption)
        }
    }
}
