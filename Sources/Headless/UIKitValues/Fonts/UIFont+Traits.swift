extension UIFont {
    /// Returns the font with further traits, or the font itself if its family has none that has them.
    package func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard !traits.isEmpty,
            let descriptor = fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits))
        else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
