import ChatSwiftUI
import Devices
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

extension PictureScene {
    /// Creates a scene of a SwiftUI view in front of the page background.
    ///
    /// - Parameters:
    ///   - width: The proposed width in points; `nil` to fit the content.
    ///   - height: The proposed height in points; `nil` to fit the content.
    ///   - make: Creates the view. Called once for each picture.
    public static func swiftUI<Content: View>(
        width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ make: @escaping @MainActor () throws -> Content
    ) -> PictureScene {
        PictureScene(background: .page) {
            ViewFrames(try make()).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// Creates a scene of a SwiftUI view that fills a device's screen.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    ///   - stage: The ground and the shadow behind the body.
    ///   - hasNavigationBar: Whether the view has a navigation bar at its top, which extends beside the Dynamic Island.
    ///   - make: Creates the view. Called once for each picture.
    public static func swiftUI<Content: View>(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        stage: Stage = Stage(), hasNavigationBar: Bool = true,
        @ViewBuilder _ make: @escaping @MainActor () throws -> Content
    ) -> PictureScene {
        screen(on: device, chrome: chrome, statusBar: statusBar, stage: stage) {
            let content = try make()
            return SwiftUIScreen(hasNavigationBar: hasNavigationBar) { content }
        }
    }
}
