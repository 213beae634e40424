public import Foundation

/// An element that VoiceOver stops at: what it says of it, and where it is.
public struct AccessibilityNode: Sendable, Equatable, Codable {
    /// What the element is called, such as `Send`.
    public var label: String?

    /// What it is set to, such as `50%`.
    public var value: String?

    /// What happens if it is used.
    public var hint: String?

    /// What it is, and in which state.
    public var traits: Traits

    /// What it is, where no trait says so.
    public var kind: Kind?

    /// Its number among those beside it, as of a tab.
    public var position: Position?

    /// The level of a heading, from 1 to 6.
    public var headingLevel: Int?

    /// The names of what can be done with it besides using it.
    public var actions: [String]

    /// What is read out when more is asked for.
    public var details: [Detail]

    /// The language that it is read in, such as `nl`, if that isn't the reader's.
    public var language: String?

    /// The label of the group that begins with the element.
    public var container: String?

    /// The part that is seen, in points and in the coordinates of the picture.
    public var rect: CGRect

    /// The point that is touched when it is used; `nil` for the middle.
    public var activationPoint: CGPoint?

    /// Whether the label is only the name of a picture's file or symbol.
    package var isNamedByPicture = false

    /// Creates an element. What is left out isn't said.
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

    /// What an element is, where no trait says so.
    public enum Kind: String, Sendable, Codable {
        case textField, secureTextField, switchButton, tab, popUpButton
    }

    /// A number among others, both counted from 1.
    public struct Position: Sendable, Equatable, Codable {
        /// From 1 to `count`.
        public var number: Int
        /// The number of all.
        public var count: Int

        /// Creates a position.
        public init(_ number: Int, of count: Int) {
            self.number = number
            self.count = count
        }
    }

    /// A piece of what is read out when more is asked for.
    public struct Detail: Sendable, Equatable, Codable {
        /// What it is about.
        public var label: String
        /// What is said about it.
        public var value: String?

        /// Creates a detail.
        public init(label: String, value: String? = nil) {
            self.label = label
            self.value = value
        }
    }

    /// What elements are, and in which state: UIKit's accessibility traits, with its numbers.
    public struct Traits: OptionSet, Sendable, Codable {
        public let rawValue: UInt64

        /// Creates traits from UIKit's number.
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
