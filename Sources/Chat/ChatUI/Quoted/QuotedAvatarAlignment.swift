/// The side of a quoted message at which its author's avatar stands.
public enum QuotedAvatarAlignment {
    /// At the side where lines of text begin.
    case leading
    /// At the side where lines of text end.
    case trailing
}
