/// The traits that a variant is made for. An absent trait means any.
struct AssetConditions: Hashable, Sendable {
    /// The idiom's name in the file; `nil` for `universal`.
    var idiom: String?
    /// `light`, `dark`, or `tinted` for an icon.
    var luminosity: String?
    var isHighContrast = false
    var gamut: String?
    var direction: String?
    var language: String?
    var widthClass: String?
    var heightClass: String?
    /// Whether the variant is for some devices only: a screen's shape, a GPU or an amount of memory.
    var isForSomeDevices = false

    /// Returns how closely the conditions match traits, with the most significant one first; `nil` if they contradict
    /// them.
    ///
    /// A variant for a language comes first, then one for the idiom, dark or light, high contrast, the gamut, the
    /// direction and the size classes.
    func match(_ traits: AssetTraits) -> AssetMatch? {
        let ranks = [
            rank(of: language, in: traits.languages),
            rank(of: idiom, in: traits.idiom.names),
            rank(of: luminosity, in: [traits.luminosity.rawValue]),
            isHighContrast ? (traits.contrast == .high ? 1 : nil) : 0,
            rank(of: gamut, in: traits.gamut == .displayP3 ? ["display-P3", "sRGB"] : ["sRGB"]),
            rank(of: direction, in: [traits.direction.rawValue]),
            rank(of: widthClass, in: [traits.widthClass.rawValue]),
            rank(of: heightClass, in: [traits.heightClass.rawValue]),
            isForSomeDevices ? nil : 0,
        ]
        let matching = ranks.compactMap(\.self)
        return matching.count == ranks.count ? AssetMatch(ranks: matching) : nil
    }

    /// Returns the rank of a condition: 0 without one, higher for an earlier of the names, `nil` if it is none of them.
    private func rank(of condition: String?, in names: [String]) -> Int? {
        guard let condition else { return 0 }
        return names.firstIndex(of: condition).map { names.count - $0 }
    }
}

/// How closely a variant matches traits.
struct AssetMatch: Comparable {
    let ranks: [Int]

    static func < (one: Self, other: Self) -> Bool { one.ranks.lexicographicallyPrecedes(other.ranks) }
}

extension AssetTraits.Idiom {
    /// The names that match, the closest first: an app for iPad that runs on a Mac has the images of the iPad.
    fileprivate var names: [String] { self == .mac ? ["mac", "ipad"] : [rawValue] }
}

extension AssetConditions: Decodable {
    private struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    private enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale, subtype, memory
        case gamut = "display-gamut"
        case direction = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case screenWidth = "screen-width"
        case graphics = "graphics-feature-set"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try values.decodeIfPresent(String.self, forKey: key) }
        idiom = try text(.idiom).flatMap { $0 == "universal" ? nil : $0 }
        gamut = try text(.gamut)
        direction = try text(.direction)
        language = try text(.locale)
        widthClass = try text(.widthClass)
        heightClass = try text(.heightClass)
        isForSomeDevices = [.subtype, .memory, .screenWidth, .graphics].contains { values.contains($0) }
        for appearance in try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? [] {
            switch appearance.appearance {
            case "luminosity": luminosity = appearance.value
            case "contrast": isHighContrast = appearance.value == "high"
            default: isForSomeDevices = true
            }
        }
    }
}
