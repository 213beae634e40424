/// The side of a quoted message at which its author's avatar stands.
public enum QuotedAvatarAlignment {
    /// Where lines of text begin.
    case leading
    /// Where lines of text end.
    case trailing
}
