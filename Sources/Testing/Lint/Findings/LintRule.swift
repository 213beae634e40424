/// A kind of flaw that the frames of a layout show by themselves, without a picture to compare with.
public enum LintRule: String, Sendable, Codable, CaseIterable, Comparable {
    /// Text that an ellipsis shortens, or of which an edge cuts off a part.
    case truncation
    /// Something painted over a part of a text, two texts one over the other, and controls that share an area.
    case overlap
    /// A control or a view with a tap gesture in which a touch reaches less than 44 × 44 points.
    case touchTarget
    /// Text whose color differs from what is behind it by less than WCAG 2.2 asks for: 4.5:1, or 3:1 for large text; and
    /// icons of controls, 3:1.
    case contrast
    /// Text and controls that stand outside of the picture, and text that sticks out of the surface it stands on.
    case outOfBounds
    /// Thin lines and borders between two pixels, which are drawn blurred.
    case fractionalEdge
    /// Constraints that contradict each other, of which one was dropped.
    case constraint

    public static func < (one: LintRule, other: LintRule) -> Bool { one.order < other.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Set<LintRule> {
    /// All rules.
    public static var all: Set<LintRule> { Set(LintRule.allCases) }

    /// All rules but some.
    public static func all(but rules: LintRule...) -> Set<LintRule> { all.subtracting(rules) }
}
