import Frames

/// The role and state of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(_ traits: AccessibilityNode.Traits) { rawValue = traits.rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(.button)
    public static let link = UIAccessibilityTraits(.link)
    public static let image = UIAccessibilityTraits(.image)
    public static let selected = UIAccessibilityTraits(.selected)
    public static let playsSound = UIAccessibilityTraits(.playsSound)
    public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
    public static let staticText = UIAccessibilityTraits(.staticText)
    public static let summaryElement = UIAccessibilityTraits(.summaryElement)
    public static let notEnabled = UIAccessibilityTraits(.notEnabled)
    public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
    public static let searchField = UIAccessibilityTraits(.searchField)
    public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
    public static let adjustable = UIAccessibilityTraits(.adjustable)
    public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
    public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
    public static let tabBar = UIAccessibilityTraits(.tabBar)
    public static let header = UIAccessibilityTraits(.header)
    public static let supportsZoom = UIAccessibilityTraits(.supportsZoom)
    public static let toggleButton = UIAccessibilityTraits(.toggleButton)
}
