import Frames
import Rendering

/// A view that can be laid out and drawn.
public struct ViewFrames<Content: View>: FrameSource {
    private let content: Content
    private let settlingTime: Duration

    /// - Parameter settle: The time for which the main queue runs other work before drawing, so that tasks, timers and
    ///   dispatched blocks complete. By default there is no waiting.
    public nonisolated init(_ content: Content, settle settlingTime: Duration = .zero) {
        self.content = content
        self.settlingTime = settlingTime
    }

    public nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        // The caller waits, so the value isn't used concurrently.
        nonisolated(unsafe) let content = content
        let settles = settlingTime > .zero
        let proposal = ProposedViewSize(width: size.width, height: size.height)
        let settings = RenderSettings.current
        let graph = MainQueue.run {
            let graph = ViewGraph(content)
            if settles { graph.settle(proposal, environment: EnvironmentValues(settings)) }
            return graph
        }
        if settles { Quiescence.drain(for: settlingTime) }
        return MainQueue.run { graph.makeFrame(proposal, environment: EnvironmentValues(settings)) }
    }

    /// Lays out the view after it has settled. On the main queue, other work runs meanwhile.
    @MainActor
    public func settledFrame(proposing size: ProposedSize) async throws -> Frame {
        let proposal = ProposedViewSize(width: size.width, height: size.height)
        let environment = EnvironmentValues(RenderSettings.current)
        let graph = ViewGraph(content)
        graph.settle(proposal, environment: environment)
        try await Task.sleep(for: settlingTime)
        return graph.makeFrame(proposal, environment: environment)
    }
}
