/// The simulated device.
open class UIDevice: NSObject, @unchecked Sendable {
    public static let current = UIDevice()

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    /// Always a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Always upright.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Always false: the device never turns.
    public final var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Does nothing: the device never turns.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: the device never turns.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Never posted: the device never turns.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Always true.
    open var isMultitaskingSupported: Bool { true }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
