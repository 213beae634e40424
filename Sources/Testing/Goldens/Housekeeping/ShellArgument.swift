extension String {
    /// The text as a shell argument, quoted if necessary.
    public var shellArgument: String {
        let isPlain = allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "/._-+=:@".contains(character))
        }
        guard !isPlain || isEmpty else { return self }
        return "'\(replacing("'", with: #"'\''"#))'"
    }
}
