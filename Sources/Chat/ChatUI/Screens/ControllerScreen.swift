import Devices
import Frames
import HeadlessUIKit

/// A screen of a view controller, with or without a navigation bar.
@MainActor @preconcurrency
public protocol ControllerScreen: ScreenContent {
    /// The outermost controller of the screen, which respects the safe area.
    var controller: UIViewController { get }
}

extension ControllerScreen {
    public var hasNavigationBar: Bool {
        (controller as? UINavigationController)?.isNavigationBarHidden == false
    }

    public func keepClear(of safeArea: UIEdgeInsets) {
        controller.additionalSafeAreaInsets = safeArea
    }

    public func setCompactHeight(_ isCompact: Bool) {
        controller.view.traitOverrides.verticalSizeClass = isCompact ? .compact : .regular
    }
}
