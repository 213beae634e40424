/// A variant of a set, with the traits that it is made for.
protocol AssetVariant {
    var conditions: AssetConditions { get }
}

extension Collection where Element: AssetVariant {
    /// Returns the variants that match traits best; several if the conditions don't tell them apart.
    func best(for traits: AssetTraits) -> [Element] {
        let matches = compactMap { variant in variant.conditions.match(traits).map { (variant, $0) } }
        guard let best = matches.map(\.1).max() else { return [] }
        return matches.filter { $0.1 == best }.map(\.0)
    }
}
