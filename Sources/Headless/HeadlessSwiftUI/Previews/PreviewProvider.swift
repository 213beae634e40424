/// Views for a look at them while they are written: SwiftUIGoldenTesting makes goldens of them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views; several ones, as of a group, are previews of their own.
    @ViewBuilder static var previews: Self.Previews { get }

    /// Without effect: there is one platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The system that a preview is meant for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The room that a preview is laid out in.
public enum PreviewLayout: Sendable, Equatable {
    /// A device's screen.
    case device
    /// As much as the content needs.
    case sizeThatFits
    /// A width and a height in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by the name that Xcode has for it, such as `iPhone 13 Pro`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The way in which a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// Whether the device lies on its side.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Values for a widget's preview.
public protocol PreviewContext: SendableMetatype {
    subscript<Key: PreviewContextKey>(_ key: Key.Type) -> Key.Value { get }
}

/// A value of a widget's preview.
public protocol PreviewContextKey: SendableMetatype {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}
