extension ViewImageConfig {
    // MARK: With a home button

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)

    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 320, 568, scale: 2, .flat)
    }

    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 667, scale: 2, .flat)
    }

    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 736, .flat, isRoomy: true)
    }

    // MARK: With a notch

    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhone12Mini = iPhone12Mini(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 812, .notched(top: 44))
    }

    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 896, .notched(top: 44), isRoomy: true)
    }

    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 414, 896, scale: 2, .notched(top: 48), isRoomy: true)
    }

    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 375, 812, .notched(top: 50))
    }

    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 390, 844, .notched(top: 47))
    }

    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 428, 926, .notched(top: 47), isRoomy: true)
    }

    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { iPhone12Mini(orientation) }
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }

    // MARK: With an island

    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)

    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 393, 852, .notched(top: 59))
    }

    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .phone(orientation, 430, 932, .notched(top: 59), isRoomy: true)
    }
}
