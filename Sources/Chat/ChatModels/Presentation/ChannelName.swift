/// Names channels, also those that have no name.
public enum ChannelName {
    /// The words between the names of people. The default ones are English.
    public struct Words: Sendable {
        /// Stands between the names of two.
        public var and: String

        /// Stands behind the names of two when there are more: `and 3 more`.
        public var andMore: @Sendable (_ count: Int) -> String

        /// Stands between names that none of these words joins.
        public var separator: String

        /// Makes words; those that are left out are English.
        public init(
            and: String = "and", andMore: @escaping @Sendable (_ count: Int) -> String = { "and \($0) more" },
            separator: String = ", "
        ) {
            self.and = and
            self.andMore = andMore
            self.separator = separator
        }

        /// Returns two names with the word between them. The Arabic one is written together with what follows.
        fileprivate func joined(_ first: String, _ second: String) -> String {
            "\(first) \(and)\(and == "و" ? "" : " ")\(second)"
        }
    }

    /// How many members a channel without a name is named for at most.
    private static let maximumCount = 2

    /// The name on the screen.
    ///
    /// - Parameters:
    ///   - currentUserId: The user who looks at it, and who is not named.
    ///   - words: What joins the names.
    /// - Returns: The channel's name; for two or more people who write to each other, their names: `Leia`,
    ///   `Leia and Luke`, `Han, Leia and 3 more`; otherwise `nil`.
    public static func text(
        of channel: ChatChannel, forCurrentUserId currentUserId: UserId?, words: Words = Words()
    ) -> String? {
        if let name = channel.name, !name.isEmpty { return name }
        guard channel.isDirectMessageChannel else { return nil }
        let names = channel.lastActiveMembers.filter { $0.id != currentUserId }.compactMap(\.name).sorted()
        switch names.count {
        case 0:
            guard let membership = channel.membership else { return nil }
            return membership.name ?? membership.id
        case 1: return names[0]
        case 2: return words.joined(names[0], names[1])
        default:
            let shown = names.prefix(maximumCount).joined(separator: words.separator)
            return "\(shown) \(words.andMore(names.count - maximumCount))"
        }
    }
}
