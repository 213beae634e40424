/// The behavior of the list of channels.
public struct ChannelListConfig: Sendable {
    /// Whether a line stands below the last channel too.
    public var showChannelListDividerOnLastItem: Bool

    public init(showChannelListDividerOnLastItem: Bool = true) {
        self.showChannelListDividerOnLastItem = showChannelListDividerOnLastItem
    }
}
