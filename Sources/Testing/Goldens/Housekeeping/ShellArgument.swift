extension String {
    /// The text as an argument that a shell takes, whatever is in it.
    public var shellArgument: String {
        let isPlain = allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "/._-+=:@".contains(character))
        }
        guard !isPlain || isEmpty else { return self }
        return "'\(replacing("'", with: #"'\''"#))'"
    }
}
