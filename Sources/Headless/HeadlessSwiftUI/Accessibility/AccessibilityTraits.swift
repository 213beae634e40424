import Frames

/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// The traits by UIKit's raw values, and one that is a property in UIKit.
    private var numbers: AccessibilityNode.Traits = []

    public typealias Element = AccessibilityTraits

    public init() {}

    private init(_ traits: AccessibilityNode.Traits) { numbers = traits }

    private static let modal = AccessibilityNode.Traits(rawValue: 1 << 63)

    /// The traits of an element.
    var node: AccessibilityNode.Traits { numbers.subtracting(Self.modal) }

    var isModal: Bool { numbers.contains(Self.modal) }

    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let isImage = AccessibilityTraits(.image)
    public static let playsSound = AccessibilityTraits(.playsSound)
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    public static let isModal = AccessibilityTraits(modal)
    public static let isToggle = AccessibilityTraits(.toggleButton)
    public static let isTabBar = AccessibilityTraits(.tabBar)

    public func contains(_ member: Self) -> Bool { numbers.isSuperset(of: member.numbers) }
    public func union(_ other: Self) -> Self { Self(numbers.union(other.numbers)) }
    public func intersection(_ other: Self) -> Self { Self(numbers.intersection(other.numbers)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(numbers.symmetricDifference(other.numbers)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let found = intersection(member)
        numbers.subtract(member.numbers)
        return found.numbers.isEmpty ? nil : found
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let found = intersection(newMember)
        formUnion(newMember)
        return found.numbers.isEmpty ? nil : found
    }
}
