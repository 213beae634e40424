/// What a list of channels or threads shows beside its rows, or in their place.
public struct ListStatus: Hashable, Sendable {
    /// Where a list is in being loaded.
    public enum State: String, CaseIterable, Sendable {
        /// The rows are there.
        case loaded
        /// The rows are awaited: none is shown.
        case loading
        /// More rows are awaited above those that are there. A list of channels has no look for it.
        case reloading
        /// There are no rows.
        case empty
        /// The rows could not be loaded. Those that are there stay.
        case error

        /// Whether the rows are out of sight.
        public var hidesRows: Bool { self == .loading || self == .empty }
    }

    /// Where the list is in being loaded.
    public var state: State

    /// The threads that are new, and not in the list yet: a banner above it counts them.
    public var newThreads: Int

    /// The title above the list; `nil` for the components' own.
    public var title: String?

    /// A list with its rows.
    public init(_ state: State = .loaded, newThreads: Int = 0, title: String? = nil) {
        self.state = state
        self.newThreads = newThreads
        self.title = title
    }
}
