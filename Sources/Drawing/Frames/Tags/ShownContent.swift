/// The part of a conversation that a view shows. With it, a message can be found in a picture without knowing the
/// view's type.
public enum ShownContent: Sendable, Equatable {
    /// A message, by its identifier. The number is its position in the conversation, counted from 1, if known.
    case message(id: String, number: Int?)
    /// A row of a list of channels.
    case channel(id: String, name: String?)
}

/// A view that says which content it shows when ``ContentTags`` are requested.
package protocol ContentShowing {
    /// The shown content; `nil` for a view that shows nothing yet.
    @MainActor var shownContent: ShownContent? { get }
}
