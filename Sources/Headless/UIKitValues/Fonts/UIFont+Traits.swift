extension UIFont {
    /// Returns the font with additional traits, or the font itself if its family has no such font.
    package func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard !traits.isEmpty,
            let descriptor = fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits))
        else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
