/// The state of a list of channels or threads.
public struct ListStatus: Hashable, Sendable {
    /// The loading states of a list.
    public enum State: String, CaseIterable, Sendable {
        /// The rows are loaded.
        case loaded
        /// The rows are loading: none is shown.
        case loading
        /// More rows are loading above the existing ones. Lists of channels don't show this state.
        case reloading
        /// There are no rows.
        case empty
        /// The rows could not be loaded. Existing ones are kept.
        case error

        /// Whether the rows are hidden.
        public var hidesRows: Bool { self == .loading || self == .empty }
    }

    /// The loading state.
    public var state: State

    /// The number of new threads that aren't in the list yet, which a banner above it shows.
    public var newThreads: Int

    /// The title above the list; `nil` for the components' own.
    public var title: String?

    /// The tabs of the bar below the list; empty for no bar.
    public var tabs: [ListTab]

    /// Creates the state of a list.
    public init(_ state: State = .loaded, newThreads: Int = 0, title: String? = nil, tabs: [ListTab] = []) {
        self.state = state
        self.newThreads = newThreads
        self.title = title
        self.tabs = tabs
    }
}
