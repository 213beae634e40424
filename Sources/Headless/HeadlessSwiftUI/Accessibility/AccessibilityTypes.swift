import Frames

/// How assistive technologies treat the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// How the view and the elements inside are exposed.
    var role: AccessibilityProperties.Role {
        switch self {
        case .contain: .group
        case .combine: .combined
        default: .element
        }
    }

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that assistive technologies can request from a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    public static let delete = AccessibilityActionKind(name: "delete")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6

    /// From 1 to 6; `nil` for none.
    var number: Int? {
        switch self {
        case .unspecified: nil
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        }
    }
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
}

/// Names an item of additional accessibility content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

/// Additional accessibility content.
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}
