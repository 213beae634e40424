/// How bold a font is, from 100 to 900.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Codable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let ultraLight = FontWeight(rawValue: 100)
    public static let thin = FontWeight(rawValue: 200)
    public static let light = FontWeight(rawValue: 300)
    public static let regular = FontWeight(rawValue: 400)
    public static let medium = FontWeight(rawValue: 500)
    public static let semibold = FontWeight(rawValue: 600)
    public static let bold = FontWeight(rawValue: 700)
    public static let heavy = FontWeight(rawValue: 800)
    public static let black = FontWeight(rawValue: 900)
}

extension FontWeight: Comparable {
    public static func < (lighter: Self, bolder: Self) -> Bool { lighter.rawValue < bolder.rawValue }
}
