public import Foundation

/// An accessibility element: what VoiceOver announces, and where it is.
public struct AccessibilityNode: Sendable, Equatable, Codable {
    /// The name, such as `Send`.
    public var label: String?

    /// The value, such as `50%`.
    public var value: String?

    /// The result of activating the element.
    public var hint: String?

    /// The traits: the role and state of the element.
    public var traits: Traits

    /// The role, if no trait expresses it.
    public var kind: Kind?

    /// The position among siblings, as of a tab.
    public var position: Position?

    /// The level of a heading, from 1 to 6.
    public var headingLevel: Int?

    /// The names of custom actions.
    public var actions: [String]

    /// Additional content that is read on demand.
    public var details: [Detail]

    /// The language to speak, such as `nl`, if it isn't the reader's.
    public var language: String?

    /// The label of the group that begins with this element.
    public var container: String?

    /// The visible part, in points in the coordinates of the picture.
    public var rect: CGRect

    /// The point where activating the element taps; `nil` for the center.
    public var activationPoint: CGPoint?

    /// Whether the label is only the name of an image file or symbol.
    package var isNamedByPicture = false

    /// Creates an element.
    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, traits: Traits = [], kind: Kind? = nil,
        position: Position? = nil, headingLevel: Int? = nil, actions: [String] = [], details: [Detail] = [],
        language: String? = nil, container: String? = nil, rect: CGRect = .zero, activationPoint: CGPoint? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.kind = kind
        self.position = position
        self.headingLevel = headingLevel
        self.actions = actions
        self.details = details
        self.language = language
        self.container = container
        self.rect = rect
        self.activationPoint = activationPoint
    }

    /// A role that no trait expresses.
    public enum Kind: String, Sendable, Codable {
        case textField, secureTextField, switchButton, tab, popUpButton
    }

    /// A position among siblings, counted from 1.
    public struct Position: Sendable, Equatable, Codable {
        /// From 1 to `count`.
        public var number: Int
        /// The total number.
        public var count: Int

        /// Creates a position.
        public init(_ number: Int, of count: Int) {
            self.number = number
            self.count = count
        }
    }

    /// Additional content that is read on demand.
    public struct Detail: Sendable, Equatable, Codable {
        /// The topic.
        public var label: String
        /// The content.
        public var value: String?

        /// Creates a detail.
        public init(label: String, value: String? = nil) {
            self.label = label
            self.value = value
        }
    }

    /// The role and state of an element: UIKit's accessibility traits, with the same raw values.
    public struct Traits: OptionSet, Sendable, Codable {
        public let rawValue: UInt64

        /// Creates traits from UIKit's raw value.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let button = Traits(rawValue: 1)
        public static let link = Traits(rawValue: 1 << 1)
        public static let image = Traits(rawValue: 1 << 2)
        public static let selected = Traits(rawValue: 1 << 3)
        public static let playsSound = Traits(rawValue: 1 << 4)
        public static let keyboardKey = Traits(rawValue: 1 << 5)
        public static let staticText = Traits(rawValue: 1 << 6)
        public static let summaryElement = Traits(rawValue: 1 << 7)
        public static let notEnabled = Traits(rawValue: 1 << 8)
        public static let updatesFrequently = Traits(rawValue: 1 << 9)
        public static let searchField = Traits(rawValue: 1 << 10)
        public static let startsMediaSession = Traits(rawValue: 1 << 11)
        public static let adjustable = Traits(rawValue: 1 << 12)
        public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
        public static let causesPageTurn = Traits(rawValue: 1 << 14)
        public static let tabBar = Traits(rawValue: 1 << 15)
        public static let header = Traits(rawValue: 1 << 16)
        public static let supportsZoom = Traits(rawValue: 1 << 17)
        public static let toggleButton = Traits(rawValue: 1 << 53)
    }
}
