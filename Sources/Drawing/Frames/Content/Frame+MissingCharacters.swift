extension Frame {
    /// The characters in the tree's texts that no bundled font has, each once, in the order of their first occurrence.
    public var missingCharacters: [Character] {
        var found: [Character] = []
        forEach { frame, _ in
            guard case .text(let text) = frame.content else { return }
            for character in text.missingCharacters where !found.contains(character) { found.append(character) }
        }
        return found
    }
}
