import Frames
import Rendering

/// A view as something that can be laid out and drawn.
public struct ViewFrames<Content: View>: FrameSource {
    private let content: Content
    private let settlingTime: Duration

    /// - Parameter settle: How long the main queue serves others before the picture is drawn, so that tasks, timers and
    ///   what was put off to the queue come to an end. By default nothing is waited for.
    public nonisolated init(_ content: Content, settle settlingTime: Duration = .zero) {
        self.content = content
        self.settlingTime = settlingTime
    }

    public nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        // The value goes with the caller, who waits.
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

    /// Lays the view out once it has settled. A caller on the main queue lets it serve others meanwhile.
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
