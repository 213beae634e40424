public import Foundation

/// Everything that a picture depends on besides its content. Nothing is read from the machine, except fonts on request.
public struct RenderSettings: Sendable, Equatable, Codable {
    /// Pixels per point.
    public var scale: CGFloat
    /// Light or dark.
    public var appearance: Appearance
    /// The reader's text size.
    public var contentSize: ContentSize
    /// The reading direction.
    public var direction: Direction
    /// The identifier of the language and region, such as `"en_US"`.
    public var locale: String
    /// The identifier of the time zone, such as `"UTC"` or `"Europe/Amsterdam"`.
    public var timeZone: String
    /// The date and time that count as the present.
    public var now: Date
    /// The absolute path of a folder with Apple's system fonts; `nil` for the bundled fonts that stand in for them.
    public var systemFonts: String?

    /// Creates settings. The defaults are those of iOS in the United States, with one pixel per point and a fixed date.
    ///
    /// - Parameters:
    ///   - direction: The reading direction; by default, that of the locale.
    ///   - systemFonts: A folder with Apple's system fonts; by default, the one that `MESSAGESHOT_SYSTEM_FONTS` in the
    ///     environment names.
    public init(
        scale: CGFloat = 1,
        appearance: Appearance = .light,
        contentSize: ContentSize = .large,
        direction: Direction? = nil,
        locale: String = "en_US",
        timeZone: String = "UTC",
        now: Date = RenderSettings.defaultNow,
        systemFonts: String? = SystemFontsFolder.current
    ) {
        self.scale = scale
        self.appearance = appearance
        self.contentSize = contentSize
        self.direction = direction ?? Self.direction(ofLocale: locale)
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
        self.systemFonts = systemFonts.map(SystemFontsFolder.absolute)
    }

    /// 1 January 2024, 12:00 UTC.
    public static let defaultNow = Date(timeIntervalSince1970: 1_704_110_400)

    /// The settings of the current render, or the defaults outside a render.
    public static var current: RenderSettings { RenderContext.current.settings }

    /// The scale of the current render, without a copy of all settings.
    package static var currentScale: CGFloat { RenderContext.current.settings.scale }

    /// Runs `body` with these settings.
    public static func withCurrent<Result>(
        _ settings: RenderSettings, operation body: () throws -> Result
    ) rethrows -> Result {
        try RenderContext.current.with(settings).run(body)
    }

    /// Runs `body` with these settings, including the tasks that it starts and awaits.
    public static func withCurrent<Result>(
        _ settings: RenderSettings, isolation: isolated (any Actor)? = #isolation,
        operation body: () async throws -> Result
    ) async rethrows -> Result {
        try await RenderContext.$current.withValue(RenderContext.current.with(settings), operation: body)
    }

    /// A light or a dark interface.
    public enum Appearance: String, Sendable, Codable, CaseIterable { case light, dark }

    /// The reading direction of the user interface.
    public enum Direction: String, Sendable, Codable, CaseIterable { case leftToRight, rightToLeft }

    /// The twelve Dynamic Type sizes, from small to large. `large` is the default of iOS.
    public enum ContentSize: String, Sendable, Codable, CaseIterable, Comparable {
        /// The seven ordinary sizes.
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        /// The five larger sizes that iOS offers under Accessibility.
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
        /// The largest of them.
        case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

        private var rank: Int { Self.allCases.firstIndex(of: self)! }

        public static func < (smaller: Self, larger: Self) -> Bool { smaller.rank < larger.rank }
    }
}
