import Frames
import UIKitValues

/// A screen of an app that a device can show.
public protocol ScreenContent: FrameSource {
    /// Whether a navigation bar is at the top. It begins below the status bar, beside the edge of an island.
    var hasNavigationBar: Bool { get }

    /// Keeps what is laid out from now on clear of what the device covers at the edges, in points.
    func keepClear(of safeArea: UIEdgeInsets)
}
