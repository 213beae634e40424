import Foundation
import Frames
import Rendering
import UIKitValues

/// The parts of a device that are drawn around the content of its screen.
public enum DeviceChrome: String, CaseIterable, Sendable {
    /// Only the content, over the whole screen.
    case none

    /// The status bar and the home indicator, as in a screenshot of the device.
    case bars

    /// The device as well: its rounded corners, the cutout of its screen, and its body.
    case device
}

/// A screen with the size of a device's, and its parts around it.
public struct DeviceScreen: FrameSource, Sendable {
    private let content: any ScreenContent

    /// The device.
    public let device: Device

    /// The parts of the device that are drawn around the content.
    public let chrome: DeviceChrome

    /// The time and the battery in the status bar.
    public var statusBar: StatusBar.Content

    /// The ground and the shadow behind the body. Applies to ``DeviceChrome/device``.
    public var stage = Stage()

    /// Creates a screen.
    ///
    /// - Parameter content: Drawn at the size of the device, inside its safe area.
    public init(
        _ content: any ScreenContent, on device: Device, chrome: DeviceChrome,
        statusBar: StatusBar.Content = StatusBar.Content()
    ) {
        self.content = content
        self.device = device
        self.chrome = chrome
        self.statusBar = statusBar
    }

    /// Lays out the content at the size of the device, ignoring the proposal.
    public func makeFrame(proposing size: ProposedSize = ProposedSize()) -> Frame {
        let shown = makeContentFrame(height: device.size.height)
        guard chrome != .none else { return shown }
        var screen = Frame(
            origin: "DeviceScreen", rect: CGRect(origin: .zero, size: device.size), children: [shown] + bars)
        guard chrome == .device else { return screen }
        // A thin body leaves no room for sharp corners; the body covers what the round ones leave.
        screen.corners = CornerRadii(device.cornerRadius)
        screen.clipsToBounds = true
        let body = DeviceBody(device: device)
        return stage.frame(around: body.frame(around: screen), body: body.outline)
    }

    /// Lays out the content alone, clear of the device's parts.
    ///
    /// - Parameter height: In points.
    package func makeContentFrame(height: CGFloat) -> Frame {
        MainQueue.run {
            if device.isCompact { content.setCompactHeight(true) }
            if chrome != .none {
                content.keepClear(of: device.safeAreaInsets(hasNavigationBar: content.hasNavigationBar))
            }
            return content.makeFrame(proposing: ProposedSize(width: device.size.width, height: height))
        }
    }

    /// The system's bars on top of an app's content.
    private var bars: [Frame] {
        var frames = device.hasStatusBar ? [StatusBar(device: device, content: statusBar).makeFrame()] : []
        guard device.hasHomeIndicator else { return frames }
        let width = min(device.size.width * 0.356, 320)
        frames.append(
            Frame(
                origin: "UIView#homeIndicator",
                rect: CGRect(
                    x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5),
                corners: CornerRadii(2.5), fill: .color(UIColor.label.rgba(in: .current))))
        return frames
    }
}
