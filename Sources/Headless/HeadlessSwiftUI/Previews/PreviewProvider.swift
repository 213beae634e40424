/// Views for previews during development. SwiftUIGoldenTesting makes goldens of them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views. Several views, such as those of a group, are separate previews.
    @ViewBuilder static var previews: Self.Previews { get }

    /// Has no effect: there is only one platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The layout of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// A device's screen.
    case device
    /// The content's ideal size.
    case sizeThatFits
    /// A fixed width and height in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name in Xcode, such as `iPhone 13 Pro`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// Whether the orientation is landscape.
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
