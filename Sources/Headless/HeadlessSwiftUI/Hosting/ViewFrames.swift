import Frames

/// A view as something that can be laid out and drawn.
public struct ViewFrames<Content: View>: FrameSource {
    private let content: Content

    public nonisolated init(_ content: Content) {
        self.content = content
    }

    public nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        // The value goes with the caller, who waits.
        nonisolated(unsafe) let content = content
        return MainQueue.run {
            ViewGraph(content).makeFrame(
                ProposedViewSize(width: size.width, height: size.height),
                environment: EnvironmentValues(RenderSettings.current))
        }
    }
}
