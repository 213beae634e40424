/// The values that distinguish a picture from the others of its entry.
struct PictureVariant: Hashable, Sendable {
    /// A half of a before and after.
    enum Side: String, Sendable { case before, after }

    /// The side, if the entry has a before and an after.
    var side: Side?

    /// The variant's words in file names except the appearance, such as `de_DE`; empty for the first variant.
    var words: [String] = []

    /// Whether this is the dark picture of an entry that also has a light one.
    var isDark = false

    // MARK: Names

    /// The file name without its extension and without the appearance.
    func name(of entry: String) -> String {
        ([entry] + [side?.rawValue].compactMap { $0 } + words).joined(separator: "-")
    }

    /// The file name without its extension, for files outside of DocC catalogs.
    func plainName(of entry: String) -> String { name(of: entry) + (isDark ? "-dark" : "") }

    /// The caption of the picture, which begins with the given words.
    func caption(behind words: [String]) -> String {
        let side = side.map { $0 == .before ? "before" : "after" }
        return (words + [side].compactMap { $0 } + self.words + (isDark ? ["dark"] : [])).joined(separator: " · ")
    }

    // MARK: Combinations

    /// All combinations of the axes' values. The last axis varies fastest. Without axes, the result is one empty
    /// variant.
    static func combinations<Value>(of axes: [VariantAxis<Value>]) -> [(values: [Value], variant: PictureVariant)] {
        axes.reduce([([], PictureVariant())]) { combinations, axis in
            combinations.flatMap { combination in
                axis.values.enumerated().map { index, choice in
                    var variant = combination.variant
                    if axis.isAppearance, axis.values.count > 1 {
                        // The dark variant gets its suffix even if it comes first, because pages use it to distinguish
                        // light and dark.
                        variant.isDark = choice.word == "dark"
                    } else if index > 0 {
                        variant.words.append(Self.fileWord(choice.word))
                    }
                    return (combination.values + [choice.value], variant)
                }
            }
        }
    }

    /// The word without characters that don't belong in file names, such as `iphone-14-pro`.
    private static func fileWord(_ word: String) -> String {
        let isName = word.contains(" ")
        return (isName ? word.lowercased() : word).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
            .joined(separator: "-")
    }
}

/// A list of values that are each drawn as a separate picture.
struct VariantAxis<Value> {
    /// Whether the values are light and dark.
    var isAppearance = false

    /// The values with their words in file names.
    var values: [(word: String, value: Value)]
}

extension VariantAxis: Sendable where Value: Sendable {}
