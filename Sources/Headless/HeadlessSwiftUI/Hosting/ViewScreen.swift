import Foundation
import Frames
import Rendering

/// A view on a screen, centered in the area that bars don't cover.
package struct ViewScreen<Content: View>: FrameSource {
    private let content: Content
    private let safeAreaInsets: EdgeInsets

    /// - Parameter safeAreaInsets: The insets that bars cover, in points.
    package nonisolated init(_ content: Content, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.content = content
        self.safeAreaInsets = safeAreaInsets
    }

    /// Without a proposed width or height, the screen has the view's size.
    package nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        guard let width = size.width, let height = size.height else {
            return ViewFrames(content).makeFrame(proposing: size)
        }
        // The caller waits, so the value isn't used concurrently.
        nonisolated(unsafe) let content = content
        let safeAreaInsets = safeAreaInsets
        return MainQueue.run {
            var environment = EnvironmentValues(RenderSettings.current)
            environment.safeAreaInsets = safeAreaInsets
            let rect = CGRect(x: 0, y: 0, width: width, height: height)
            let graph = ViewGraph(content)
            return Frame(
                origin: "Screen", rect: rect, children: graph.makeFrames(in: rect, environment: environment))
        }
    }
}
