/// Where lines begin or end.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// What becomes of text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side on which a paragraph begins.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
