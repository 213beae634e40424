import Foundation
import Kit
import PreviewMessages
import Previewing
import Synchronization

@testable import PreviewServer

/// A session without a compiler: its previews are what a test says, and its pictures are texts.
final class FakeSession: PreviewDrawing, Sendable {
    struct State {
        var updates: [Result<PreviewSession.Listing, any Error>]
        var failures: [String: String] = [:]
        var notes: [String: [String]] = [:]
        var drawn: [String] = []
        var updateCount = 0
        /// Whether drawing waits until it is interrupted.
        var hangs = false
        var isHanging = false
    }

    let state: Mutex<State>

    /// - Parameter updates: What each update gives; the last one again and again.
    init(_ updates: Result<PreviewSession.Listing, any Error>...) { state = Mutex(State(updates: updates)) }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    var drawn: [String] { state.withLock { $0.drawn } }

    func update(until interruption: Interruption) throws -> PreviewSession.Listing {
        try state.withLock { state in
            state.updateCount += 1
            return try (state.updates.count > 1 ? state.updates.removeFirst() : state.updates[0]).get()
        }
    }

    func draw(
        _ preview: PreviewSummary, _ variant: PreviewVariant, to picture: String, until interruption: Interruption
    ) throws -> PreviewSession.Outcome {
        if state.withLock({ $0.hangs }) {
            state.withLock { $0.isHanging = true }
            _ = try ProgramRun.run(["sleep", "60"], until: interruption)
        }
        try Data("picture of \(preview.name)".utf8).write(to: URL(fileURLWithPath: picture))
        return state.withLock { state in
            state.drawn.append("\(preview.name) \(variant.settings.appearance)")
            if let failure = state.failures[preview.name] { return .failed(failure) }
            return .drawn(DrawnPreview(width: 100, height: 50, problems: state.notes[preview.name] ?? []))
        }
    }

    func frames(
        of preview: PreviewSummary, _ variant: PreviewVariant, until interruption: Interruption
    ) throws -> [PreviewFrame] {
        [PreviewFrame(name: preview.name, x: 0, y: 0, width: 100, height: 50, parent: nil, details: ["fill #FFFFFF"])]
    }
}

extension PreviewSession.Listing {
    /// Previews of the file `Badge.swift`.
    static func named(_ names: String..., problems: [String] = []) -> Self { named(names, problems: problems) }

    static func named(_ names: [String], problems: [String] = []) -> Self {
        Self(
            previews: names.enumerated().map { index, name in
                PreviewSummary(
                    name: name, module: "Previewed", group: "Badge", index: index, displayName: nil,
                    file: "Badge.swift",
                    line: index + 1)
            }, problems: problems)
    }
}
