public import Foundation

/// All that a picture depends on besides its content: nothing is asked of the machine.
public struct RenderSettings: Sendable, Equatable, Codable {
    /// Pixels per point.
    public var scale: CGFloat
    public var appearance: Appearance
    public var contentSize: ContentSize
    public var direction: Direction
    /// An identifier such as `"en_US"`.
    public var locale: String
    /// An identifier such as `"UTC"` or `"Europe/Amsterdam"`.
    public var timeZone: String
    /// The moment that counts as the present.
    public var now: Date

    public init(
        scale: CGFloat = 1,
        appearance: Appearance = .light,
        contentSize: ContentSize = .large,
        direction: Direction = .leftToRight,
        locale: String = "en_US",
        timeZone: String = "UTC",
        now: Date = RenderSettings.defaultNow
    ) {
        self.scale = scale
        self.appearance = appearance
        self.contentSize = contentSize
        self.direction = direction
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }

    /// 1 January 2024, 12:00 UTC.
    public static let defaultNow = Date(timeIntervalSince1970: 1_704_110_400)

    /// The settings of the render that is under way, or the defaults outside of one.
    @TaskLocal public static var current = RenderSettings()

    public enum Appearance: String, Sendable, Codable, CaseIterable { case light, dark }

    public enum Direction: String, Sendable, Codable, CaseIterable { case leftToRight, rightToLeft }

    /// The twelve Dynamic Type sizes, from small to large. `large` is the default of iOS.
    public enum ContentSize: String, Sendable, Codable, CaseIterable, Comparable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
        case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

        private var rank: Int { Self.allCases.firstIndex(of: self)! }

        public static func < (smaller: Self, larger: Self) -> Bool { smaller.rank < larger.rank }
    }
}
