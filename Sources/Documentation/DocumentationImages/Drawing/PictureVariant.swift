/// What tells a picture from the others of its entry.
struct PictureVariant: Hashable, Sendable {
    /// A half of a before and after.
    enum Side: String, Sendable { case before, after }

    /// The half, if the entry has two.
    var side: Side?

    /// The words of the variant in names of files, other than the appearance, such as `de_DE`; none for the first one.
    var words: [String] = []

    /// Whether it is the dark one of an entry that has a light one as well.
    var isDark = false

    // MARK: Names

    /// The name of the picture's file without its ending and without the appearance.
    func name(of entry: String) -> String {
        ([entry] + [side?.rawValue].compactMap { $0 } + words).joined(separator: "-")
    }

    /// The name of the picture's file without its ending, anywhere but in a catalog of DocC.
    func plainName(of entry: String) -> String { name(of: entry) + (isDark ? "-dark" : "") }

    /// The line above the picture, behind other words.
    func caption(behind words: [String]) -> String {
        let side = side.map { $0 == .before ? "before" : "after" }
        return (words + [side].compactMap { $0 } + self.words + (isDark ? ["dark"] : [])).joined(separator: " · ")
    }

    // MARK: Combinations

    /// All combinations of values, those of the last axis next to each other; one without any if nothing varies.
    static func combinations<Value>(of axes: [VariantAxis<Value>]) -> [(values: [Value], variant: PictureVariant)] {
        axes.reduce([([], PictureVariant())]) { combinations, axis in
            combinations.flatMap { combination in
                axis.values.enumerated().map { index, choice in
                    var variant = combination.variant
                    if axis.isAppearance, axis.values.count > 1 {
                        // Dark has its suffix wherever it stands: pages tell light and dark apart by it.
                        variant.isDark = choice.word == "dark"
                    } else if index > 0 {
                        variant.words.append(Self.fileWord(choice.word))
                    }
                    return (combination.values + [choice.value], variant)
                }
            }
        }
    }

    /// The word with nothing in it that names of files shouldn't have, such as `iphone-14-pro`.
    private static func fileWord(_ word: String) -> String {
        let isName = word.contains(" ")
        return (isName ? word.lowercased() : word).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
            .joined(separator: "-")
    }
}

/// Values of which each has a picture.
struct VariantAxis<Value> {
    /// Whether they are light and dark.
    var isAppearance = false

    /// The values, and what they are called in names of files.
    var values: [(word: String, value: Value)]
}

extension VariantAxis: Sendable where Value: Sendable {}
