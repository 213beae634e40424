import Devices
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues

/// A SwiftUI view as a full screen for a device.
///
///     let screen = SwiftUIScreen {
///         NavigationView { ChatChannelView(channelController: controller) }
///     }
///     let frame = DeviceScreen(screen, on: .iPhone12, chrome: .device).makeFrame()
public final class SwiftUIScreen<Content: View>: ScreenContent {
    public let hasNavigationBar: Bool

    private let content: Content
    private var safeArea = UIEdgeInsets.zero
    private var isCompact = false

    /// - Parameters:
    ///   - hasNavigationBar: Whether the view has a navigation bar at its top.
    ///   - content: Creates the view.
    public init(hasNavigationBar: Bool = true, @ViewBuilder content: () -> Content) {
        self.hasNavigationBar = hasNavigationBar
        self.content = content()
    }

    public func keepClear(of safeArea: UIEdgeInsets) {
        self.safeArea = safeArea
    }

    public func setCompactHeight(_ isCompact: Bool) {
        self.isCompact = isCompact
    }

    public nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let isRightToLeft = RenderSettings.current.direction == .rightToLeft
            let insets = EdgeInsets(
                top: safeArea.top, leading: isRightToLeft ? safeArea.right : safeArea.left, bottom: safeArea.bottom,
                trailing: isRightToLeft ? safeArea.left : safeArea.right)
            let sized = content.environment(\.verticalSizeClass, isCompact ? .compact : .regular)
            var frame = ViewScreen(sized, safeAreaInsets: insets).makeFrame(proposing: size)
            // The window's own color is visible if the view has no background.
            if frame.fill == nil {
                frame.fill = .color(Color(.systemBackground).rgba(in: EnvironmentValues(RenderSettings.current)))
            }
            return frame
        }
    }
}
