import Frames
import HeadlessUIKit

/// What is drawn around the content of a screen.
public enum DeviceChrome: String, CaseIterable, Sendable {
    /// The content alone, over the whole screen.
    case none

    /// The status bar, and the bar that leads home: what a screenshot of the device shows.
    case bars

    /// The device as well: its rounded corners, what looks out of its screen, and its body.
    case device
}

/// A screen as large as that of a device, with what the device adds to it.
public struct DeviceScreen: FrameSource {
    private let content: any FrameSource
    private let controller: UIViewController

    /// The device.
    public let device: Device

    /// What is drawn around the content.
    public let chrome: DeviceChrome

    /// What the status bar says.
    public var statusBar: StatusBarView.Content

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - content: Draws the content at the size of the device.
    ///   - controller: The outermost controller of the content. It keeps clear of the bars.
    public init(
        _ content: any FrameSource, of controller: UIViewController, on device: Device, chrome: DeviceChrome,
        statusBar: StatusBarView.Content = .init()
    ) {
        self.content = content
        self.controller = controller
        self.device = device
        self.chrome = chrome
        self.statusBar = statusBar
    }

    /// Lays the content out at the size of the device. A proposed size doesn't count.
    public func makeFrame(proposing size: ProposedSize = ProposedSize()) -> Frame {
        if chrome != .none {
            let navigation = controller as? UINavigationController
            controller.additionalSafeAreaInsets = device.safeAreaInsets(
                hasNavigationBar: navigation?.isNavigationBarHidden == false)
        }
        let content = content.makeFrame(
            proposing: ProposedSize(width: device.size.width, height: device.size.height))
        guard chrome != .none else { return content }
        var screen = Frame(
            name: "DeviceScreen", rect: CGRect(origin: .zero, size: device.size), children: [content] + bars)
        guard chrome == .device else { return screen }
        screen.corners = CornerRadii(device.cornerRadius)
        screen.clipsToBounds = true
        return DeviceBody(device: device).frame(around: screen)
    }

    /// The bars that the system puts on top of what an app shows.
    private var bars: [Frame] {
        var frames = [
            StatusBarView(device: device, content: statusBar).makeFrame(
                proposing: ProposedSize(width: device.size.width, height: device.topInset))
        ]
        guard device.hasHomeIndicator else { return frames }
        let width = min(device.size.width * 0.356, 320)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 5))
        bar.accessibilityIdentifier = "homeIndicator"
        bar.backgroundColor = .label
        bar.layer.cornerRadius = 2.5
        var frame = bar.makeFrame(proposing: ProposedSize(width: width, height: 5))
        frame.rect.origin = CGPoint(x: (device.size.width - width) / 2, y: device.size.height - 13)
        frames.append(frame)
        return frames
    }
}
