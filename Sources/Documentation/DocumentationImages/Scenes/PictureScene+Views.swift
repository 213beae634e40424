import ChatUI
import Devices
import Foundation
import Frames
import HeadlessUIKit
import Rendering

extension PictureScene {
    /// Creates a scene of a view in front of the page background.
    ///
    /// - Parameters:
    ///   - width: The width in points; `nil` to use the view's own width, or fit its content.
    ///   - height: The height in points; `nil` to use the view's own height, or fit its content.
    ///   - make: Creates the view. Called once for each picture.
    public static func view(
        width: CGFloat? = nil, height: CGFloat? = nil, _ make: @escaping @MainActor () throws -> UIView
    ) -> PictureScene {
        PictureScene(background: .page) {
            let view = try make()
            let own = view.bounds.size
            let room = ProposedSize(
                width: width ?? (own.width > 0 ? own.width : nil), height: height ?? (own.height > 0 ? own.height : nil)
            )
            // Components set themselves up when they are added to a view hierarchy.
            let screen = UIScreen.main.bounds.size
            let host = UIView(
                frame: CGRect(x: 0, y: 0, width: room.width ?? screen.width, height: room.height ?? screen.height))
            host.addSubview(view)
            return withExtendedLifetime(host) { view.makeFrame(proposing: room) }
        }
    }

    /// Creates a scene of a view controller's view in front of the page background.
    ///
    /// - Parameters:
    ///   - width: The width in points. The default is a phone's width.
    ///   - height: The height in points. The default is a phone's height.
    ///   - make: Creates the view controller. Called once for each picture.
    public static func viewController(
        width: CGFloat = 390, height: CGFloat = 844, _ make: @escaping @MainActor () throws -> UIViewController
    ) -> PictureScene {
        PictureScene(background: .page) {
            ControllerContent(controller: try make()).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// Creates a scene of a view controller's view on a device.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    ///   - stage: The ground and the shadow behind the body.
    ///   - make: Creates the view controller. Called once for each picture. Its safe area excludes the bars.
    public static func viewController(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        stage: Stage = Stage(), _ make: @escaping @MainActor () throws -> UIViewController
    ) -> PictureScene {
        screen(on: device, chrome: chrome, statusBar: statusBar, stage: stage) {
            ControllerContent(controller: try make())
        }
    }

    /// Creates a scene of a screen on a device, such as a `ConversationScreen`.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    ///   - stage: The ground and the shadow behind the body.
    ///   - make: Creates the screen. Called once for each picture.
    public static func screen(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        stage: Stage = Stage(), _ make: @escaping @MainActor () throws -> any ScreenContent
    ) -> PictureScene {
        PictureScene(background: chrome == .device ? .none : .page) {
            var screen = DeviceScreen(try make(), on: device, chrome: chrome, statusBar: statusBar)
            screen.stage = stage
            return screen.makeFrame()
        }
    }
}

/// A screen that shows a view controller.
private final class ControllerContent: ControllerScreen {
    let controller: UIViewController

    init(controller: UIViewController) {
        self.controller = controller
    }

    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            controller.whileAppearing {
                var frame = controller.view.makeFrame(proposing: size)
                // The window's color shows through where the view is transparent.
                if frame.fill == nil { frame.fill = .color(UIColor.systemBackground.rgba(in: .current)) }
                return frame
            }
        }
    }
}
