/// The side of the author's avatar in a quoted message.
public enum QuotedAvatarAlignment {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
}
