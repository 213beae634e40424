/// The behavior of the list of channels.
public struct ChannelListConfig: Sendable {
    /// Whether there is a separator below the last channel.
    public var showChannelListDividerOnLastItem: Bool

    public init(showChannelListDividerOnLastItem: Bool = true) {
        self.showChannelListDividerOnLastItem = showChannelListDividerOnLastItem
    }
}
