/// Names channels, also those that have no name.
public enum ChannelName {
    /// How many members a channel without a name is named for at most.
    private static let maximumCount = 2

    /// The name on the screen.
    ///
    /// - Parameter currentUserId: The user who looks at it, and who is not named.
    /// - Returns: The channel's name; for two or more people who write to each other, their names: `Leia`,
    ///   `Leia and Luke`, `Han, Leia and 3 more`; otherwise `nil`.
    public static func text(of channel: ChatChannel, forCurrentUserId currentUserId: UserId?) -> String? {
        if let name = channel.name, !name.isEmpty { return name }
        guard channel.isDirectMessageChannel else { return nil }
        let names = channel.lastActiveMembers.filter { $0.id != currentUserId }.compactMap(\.name).sorted()
        switch names.count {
        case 0:
            guard let membership = channel.membership else { return nil }
            return membership.name ?? membership.id
        case 1: return names[0]
        case 2: return "\(names[0]) and \(names[1])"
        default:
            let shown = names.prefix(maximumCount).joined(separator: ", ")
            return "\(shown) and \(names.count - maximumCount) more"
        }
    }
}
