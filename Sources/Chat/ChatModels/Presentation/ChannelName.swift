/// Display names of channels, including those without a name.
public enum ChannelName {
    /// The words between the names of people, in English by default.
    public struct Words: Sendable {
        /// The word between two names.
        public var and: String

        /// The text after two names if there are more: `and 3 more`.
        public var andMore: @Sendable (_ count: Int) -> String

        /// The separator between other names.
        public var separator: String

        /// Creates words; omitted ones are English.
        public init(
            and: String = "and", andMore: @escaping @Sendable (_ count: Int) -> String = { "and \($0) more" },
            separator: String = ", "
        ) {
            self.and = and
            self.andMore = andMore
            self.separator = separator
        }

        /// Returns two names with the word between them. The Arabic one is attached to the following word.
        fileprivate func joined(_ first: String, _ second: String) -> String {
            "\(first) \(and)\(and == "و" ? "" : " ")\(second)"
        }
    }

    /// The maximum number of members in the name of an unnamed channel.
    private static let maximumCount = 2

    /// The display name.
    ///
    /// - Parameters:
    ///   - currentUserId: The current user, who is not named.
    ///   - words: The words between names.
    /// - Returns: The channel's name; for a direct message channel, the members' names: `Leia`, `Leia and Luke`, `Han,
    ///   Leia and 3 more`; otherwise `nil`.
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
