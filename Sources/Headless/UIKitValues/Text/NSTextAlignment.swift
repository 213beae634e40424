/// The edge along which lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// How text that is too wide is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side on which a paragraph starts.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
