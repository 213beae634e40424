/// The edge along which lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The way in which text that is wider than its room is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side on which a paragraph begins.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
