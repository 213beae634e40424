import ChatSwiftUI
import Devices
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

extension PictureScene {
    /// A SwiftUI view, in front of the background of a page.
    ///
    /// - Parameters:
    ///   - width: The width that it is offered, in points; `nil` for as wide as its content.
    ///   - height: The height that it is offered, in points; `nil` for as high as its content.
    ///   - make: Makes the view, for each picture anew.
    public static func swiftUI<Content: View>(
        width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ make: @escaping @MainActor () throws -> Content
    ) -> PictureScene {
        PictureScene(background: .page) {
            ViewFrames(try make()).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// A SwiftUI view as a whole screen of a device.
    ///
    /// - Parameters:
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    ///   - hasNavigationBar: Whether the view has a navigation bar at its top, which begins beside the edge of an island.
    ///   - make: Makes the view, for each picture anew.
    public static func swiftUI<Content: View>(
        on device: Device, chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(),
        hasNavigationBar: Bool = true, @ViewBuilder _ make: @escaping @MainActor () throws -> Content
    ) -> PictureScene {
        screen(on: device, chrome: chrome, statusBar: statusBar) {
            let content = try make()
            return SwiftUIScreen(hasNavigationBar: hasNavigationBar) { content }
        }
    }
}
