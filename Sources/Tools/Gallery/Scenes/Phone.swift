import Devices
import Frames

/// A phone with a screen.
struct Phone: Sendable {
    var device = Device.iPhone12

    /// The time in the status bar.
    let time: String

    /// Lays out a screen with the phone around it.
    func makeFrame(of screen: any ScreenContent) -> Frame {
        DeviceScreen(screen, on: device, chrome: .device, statusBar: StatusBar.Content(time: time)).makeFrame()
    }
}
