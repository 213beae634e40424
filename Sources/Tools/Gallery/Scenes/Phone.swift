import ChatUI
import Frames
import HeadlessUIKit

/// A phone with a screen on it.
struct Phone: Sendable {
    var device = Device.iPhone12

    /// The time in the status bar.
    let time: String

    /// Lays out a screen with the phone around it.
    func makeFrame(of screen: any FrameSource, in navigation: UINavigationController) -> Frame {
        var statusBar = StatusBarView.Content()
        statusBar.time = time
        return DeviceScreen(screen, of: navigation, on: device, chrome: .device, statusBar: statusBar).makeFrame()
    }
}
