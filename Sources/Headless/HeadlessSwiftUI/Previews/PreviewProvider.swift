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

/// A device by its name in Xcode, such as `iPhone 13 Pro`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
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
