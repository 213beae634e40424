/// A font.
public struct Font: Hashable, Sendable {}
