import HeadlessUIKit

extension ViewImageConfig {
    /// A tablet's upright screen, and the widths of its Split View parts, in points.
    private struct Tablet {
        var size: CGSize
        var landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
        var portrait: (third: CGFloat, twoThirds: CGFloat)
        var hasHomeButton: Bool
        /// Whether half of the screen in landscape has a regular width.
        var halfIsWide = false

        func config(_ orientation: TabletOrientation) -> ViewImageConfig {
            let (share, height, isWide): (CGFloat, CGFloat, Bool) =
                switch orientation {
                case .landscape(.oneThird): (landscape.third, size.width, false)
                case .landscape(.oneHalf): (landscape.half, size.width, halfIsWide)
                case .landscape(.twoThirds): (landscape.twoThirds, size.width, true)
                case .landscape(.full): (size.height, size.width, true)
                case .portrait(.oneThird): (portrait.third, size.height, false)
                case .portrait(.twoThirds): (portrait.twoThirds, size.height, false)
                case .portrait(.full): (size.width, size.height, true)
                }
            return .tablet(
                share, of: height, isWide: isWide, top: hasHomeButton ? 20 : 24, bottom: hasHomeButton ? 0 : 20)
        }

        static let nineInches = Tablet(
            size: CGSize(width: 768, height: 1024), landscape: (320, 507, 694), portrait: (320, 438),
            hasHomeButton: true)
        static let tenInches = Tablet(
            size: CGSize(width: 810, height: 1080), landscape: (320, 535, 750), portrait: (320, 480),
            hasHomeButton: true)
        static let pro10 = Tablet(
            size: CGSize(width: 834, height: 1112), landscape: (320, 551, 782), portrait: (320, 504),
            hasHomeButton: true)
        static let pro11 = Tablet(
            size: CGSize(width: 834, height: 1194), landscape: (375, 592, 809), portrait: (320, 504),
            hasHomeButton: false)
        static let pro12 = Tablet(
            size: CGSize(width: 1024, height: 1366), landscape: (375, 678, 981), portrait: (375, 639),
            hasHomeButton: true, halfIsWide: true)
    }

    /// An iPad mini on its side, the whole screen.
    public static let iPadMini = iPadMini(.landscape)
    /// An iPad of 9.7 inches on its side, the whole screen.
    public static let iPad9_7 = iPad9_7(.landscape)
    /// An iPad of 10.2 inches on its side, the whole screen.
    public static let iPad10_2 = iPad10_2(.landscape)
    /// An iPad Pro of 10.5 inches on its side, the whole screen.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// An iPad Pro of 11 inches on its side, the whole screen.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// An iPad Pro of 12.9 inches on its side, the whole screen.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// The whole screen of an iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.whole) }

    /// The whole screen of an iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(orientation.whole) }

    /// The whole screen of an iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.whole) }

    /// The whole screen of an iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(orientation.whole) }

    /// The whole screen of an iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.whole) }

    /// The whole screen of an iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(orientation.whole) }

    /// An iPad mini, 768 × 1024 points when upright, or an app's part of the screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.nineInches.config(orientation)
    }

    /// An iPad of 9.7 inches, 768 × 1024 points when upright, or an app's part of the screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.nineInches.config(orientation)
    }

    /// An iPad of 10.2 inches, 810 × 1080 points when upright, or an app's part of the screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.tenInches.config(orientation)
    }

    /// An iPad Pro of 10.5 inches, 834 × 1112 points when upright, or an app's part of the screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro10.config(orientation)
    }

    /// An iPad Pro of 11 inches, 834 × 1194 points when upright, or an app's part of the screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro11.config(orientation)
    }

    /// An iPad Pro of 12.9 inches, 1024 × 1366 points when upright, or an app's part of the screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro12.config(orientation)
    }

    // MARK: Television

    /// A television, 1920 × 1080 points, one pixel per point.
    public static let tv = television(scale: 1)
    /// A television, 1920 × 1080 points, two pixels per point.
    public static let tv4K = television(scale: 2)

    private static func television(scale: CGFloat) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80), size: CGSize(width: 1920, height: 1080),
            traits: UITraitCollection(displayScale: scale))
    }
}

extension ViewImageConfig.Orientation {
    fileprivate var whole: ViewImageConfig.TabletOrientation {
        self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}
