import Foundation
import Frames
import Rendering

/// A view on a screen that it need not fill: it stands in the middle, clear of what bars cover.
package struct ViewScreen<Content: View>: FrameSource {
    private let content: Content
    private let safeAreaInsets: EdgeInsets

    /// - Parameter safeAreaInsets: What bars cover of the screen, in points.
    package nonisolated init(_ content: Content, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.content = content
        self.safeAreaInsets = safeAreaInsets
    }

    /// Without a width or a height, the screen is as large as the view.
    package nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        guard let width = size.width, let height = size.height else {
            return ViewFrames(content).makeFrame(proposing: size)
        }
        // The value goes with the caller, who waits.
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
