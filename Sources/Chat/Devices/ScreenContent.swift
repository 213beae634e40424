import Rendering
import UIKitValues

/// A screen of an app that a device can show. It is made of views, and isolated as they are.
@MainActor @preconcurrency
public protocol ScreenContent: FrameSource, Sendable {
    /// Whether a navigation bar is at the top. It begins below the status bar, beside the edge of an island.
    var hasNavigationBar: Bool { get }

    /// Keeps what is laid out from now on clear of what the device covers at the edges, in points.
    func keepClear(of safeArea: UIEdgeInsets)
}
