import ChatUI
import Devices
import Foundation
import Frames
import HeadlessUIKit
import Rendering

extension PictureScene {
    /// A view, in front of the background of a page.
    ///
    /// - Parameters:
    ///   - width: In points; `nil` for the view's own, or as wide as its content.
    ///   - height: In points; `nil` for the view's own, or as high as its content.
    ///   - make: Makes the view, for each picture anew.
    public static func view(
        width: CGFloat? = nil, height: CGFloat? = nil, _ make: @escaping @MainActor () throws -> UIView
    ) -> PictureScene {
        PictureScene(background: .page) {
            let view = try make()
            let own = view.bounds.size
            let room = ProposedSize(
                width: width ?? (own.width > 0 ? own.width : nil), height: height ?? (own.height > 0 ? own.height : nil)
            )
            // It is only as part of a hierarchy that components set themselves up.
            let screen = UIScreen.main.bounds.size
            let host = UIView(
                frame: CGRect(x: 0, y: 0, width: room.width ?? screen.width, height: room.height ?? screen.height))
            host.addSubview(view)
            return withExtendedLifetime(host) { view.makeFrame(proposing: room) }
        }
    }

    /// The view of a controller, in front of the background of a page.
    ///
    /// - Parameters:
    ///   - width: In points; that of a phone unless given.
    ///   - height: In points; that of a phone unless given.
    ///   - make: Makes the controller, for each picture anew.
    public static func viewController(
        width: CGFloat = 390, height: CGFloat = 844, _ make: @escaping @MainActor () throws -> UIViewController
    ) -> PictureScene {
        PictureScene(background: .page) {
            ControllerContent(controller: try make()).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// The view of a controller on a device.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    ///   - make: Makes the controller, for each picture anew. It keeps clear of the bars.
    public static func viewController(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        _ make: @escaping @MainActor () throws -> UIViewController
    ) -> PictureScene {
        screen(on: device, chrome: chrome, statusBar: statusBar) { ControllerContent(controller: try make()) }
    }

    /// A screen on a device, such as a `ConversationScreen`.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    ///   - make: Makes the screen, for each picture anew.
    public static func screen(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        _ make: @escaping @MainActor () throws -> any ScreenContent
    ) -> PictureScene {
        PictureScene(background: chrome == .device ? .none : .page) {
            DeviceScreen(try make(), on: device, chrome: chrome, statusBar: statusBar).makeFrame()
        }
    }
}

/// A controller as a screen.
private final class ControllerContent: ControllerScreen {
    let controller: UIViewController

    init(controller: UIViewController) {
        self.controller = controller
    }

    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            controller.whileAppearing {
                var frame = controller.view.makeFrame(proposing: size)
                // The window's own color shows where the view has none.
                if frame.fill == nil { frame.fill = .color(UIColor.systemBackground.rgba(in: .current)) }
                return frame
            }
        }
    }
}
