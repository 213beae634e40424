extension ChatUser {
    /// One or two letters for the place of a missing picture: those of the first and the last word of the name.
    public var initials: String {
        let words = nameOrId.split { $0.isWhitespace || $0 == "_" || $0 == "-" || $0 == "." }
        let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
        guard let first = letters.first else { return "" }
        guard letters.count > 1, let last = letters.last else { return first.uppercased() }
        return first.uppercased() + last.uppercased()
    }
}
