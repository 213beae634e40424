extension ViewImageConfig {
    // MARK: With a home button

    /// An iPhone SE (first generation), upright.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// An iPhone 8, upright.
    public static let iPhone8 = iPhone8(.portrait)
    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = iPhone8Plus(.portrait)

    /// An iPhone SE (first generation): 320 × 568 points when upright, two pixels per point.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 320, 568, scale: 2, .flat)
    }

    /// An iPhone 8: 375 × 667 points when upright, two pixels per point.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 667, scale: 2, .flat)
    }

    /// An iPhone 8 Plus: 414 × 736 points when upright, three pixels per point.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 736, .flat, isRoomy: true)
    }

    // MARK: With a notch

    /// An iPhone X, upright.
    public static let iPhoneX = iPhoneX(.portrait)
    /// An iPhone XS Max, upright.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// An iPhone XR, upright.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// An iPhone 12 mini, upright.
    public static let iPhone12Mini = iPhone12Mini(.portrait)
    /// An iPhone 12, upright.
    public static let iPhone12 = iPhone12(.portrait)
    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// An iPhone 13 mini, upright.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// An iPhone 13, upright.
    public static let iPhone13 = iPhone13(.portrait)
    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    /// An iPhone X: 375 × 812 points when upright, three pixels per point.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 812, .notched(top: 44))
    }

    /// An iPhone XS Max: 414 × 896 points when upright, three pixels per point. Unlike all other phones, it leaves the
    /// text size unchanged in portrait.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 896, .notched(top: 44), isRoomy: true, hasTextSize: orientation == .landscape)
    }

    /// An iPhone XR: 414 × 896 points when upright, two pixels per point. Its top inset is swift-snapshot-testing's 44
    /// points; the phone's is 48.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 896, scale: 2, .notched(top: 44), isRoomy: true)
    }

    /// An iPhone 12 mini: 375 × 812 points when upright, three pixels per point.
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 812, .notched(top: 50))
    }

    /// An iPhone 12: 390 × 844 points when upright, three pixels per point.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 390, 844, .notched(top: 47))
    }

    /// An iPhone 12 Pro: 390 × 844 points when upright, three pixels per point.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 12 Pro Max: 428 × 926 points when upright, three pixels per point.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 428, 926, .notched(top: 47), isRoomy: true)
    }

    /// An iPhone 13 mini: 375 × 812 points when upright, three pixels per point.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { iPhone12Mini(orientation) }

    /// An iPhone 13: 390 × 844 points when upright, three pixels per point.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 13 Pro: 390 × 844 points when upright, three pixels per point.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 13 Pro Max: 428 × 926 points when upright, three pixels per point.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }

    // MARK: With an island

    /// An iPhone 15 Pro, upright.
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    /// An iPhone 15 Pro Max, upright.
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)

    /// An iPhone 15 Pro: 393 × 852 points when upright, three pixels per point.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 393, 852, .notched(top: 59))
    }

    /// An iPhone 15 Pro Max: 430 × 932 points when upright, three pixels per point.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 430, 932, .notched(top: 59), isRoomy: true)
    }
}
