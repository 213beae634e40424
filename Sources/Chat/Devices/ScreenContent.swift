import Rendering
import UIKitValues

/// The content of a device's screen. It consists of views, with their isolation.
@MainActor @preconcurrency
public protocol ScreenContent: FrameSource, Sendable {
    /// Whether a navigation bar is at the top. It begins below the status bar, next to the edge of an island.
    var hasNavigationBar: Bool { get }

    /// Sets the safe area for the following layouts, in points.
    func keepClear(of safeArea: UIEdgeInsets)

    /// Sets whether the height is compact for the following layouts, as on a phone in landscape.
    func setCompactHeight(_ isCompact: Bool)
}

extension ScreenContent {
    /// Does nothing: most content is the same in any height.
    public func setCompactHeight(_ isCompact: Bool) {}
}
