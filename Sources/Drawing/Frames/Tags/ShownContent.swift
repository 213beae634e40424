/// What a view shows of a conversation: who looks for a message in a picture doesn't know which view it is.
public enum ShownContent: Sendable, Equatable {
    /// A message, by its identifier. The number is its place in the conversation from 1, where that is known.
    case message(id: String, number: Int?)
    /// A row of a list of channels.
    case channel(id: String, name: String?)
}

/// A view that says what it shows while ``ContentTags`` are asked for.
package protocol ContentShowing {
    /// `nil` for a view that shows nothing yet.
    @MainActor var shownContent: ShownContent? { get }
}
