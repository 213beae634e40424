import Devices
import Frames
import HeadlessUIKit

/// A screen that a controller shows, with or without a navigation bar.
@MainActor @preconcurrency
public protocol ControllerScreen: ScreenContent {
    /// The outermost controller of the screen. It keeps clear of what a device covers.
    var controller: UIViewController { get }
}

extension ControllerScreen {
    public var hasNavigationBar: Bool {
        (controller as? UINavigationController)?.isNavigationBarHidden == false
    }

    public func keepClear(of safeArea: UIEdgeInsets) {
        controller.additionalSafeAreaInsets = safeArea
    }
}
