/// A kind of layout flaw that is visible in the frames, without a reference picture.
public enum LintRule: String, Sendable, Codable, CaseIterable, Comparable {
    /// Text that is truncated by an ellipsis, or clipped.
    case truncation
    /// Something that covers part of a text, overlapping texts, and controls that share an area.
    case overlap
    /// A control or a view with a tap gesture whose touch area is smaller than 44 × 44 points.
    case touchTarget
    /// Text with less contrast than WCAG 2.2 requires: 4.5:1, or 3:1 for large text; and icons of controls, 3:1.
    case contrast
    /// Text and controls outside of the picture, and text that extends beyond its background.
    case outOfBounds
    /// Thin lines and borders that aren't aligned to pixels and look blurred.
    case fractionalEdge
    /// Contradictory constraints, one of which was dropped.
    case constraint

    public static func < (one: LintRule, other: LintRule) -> Bool { one.order < other.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Set<LintRule> {
    /// All rules.
    public static var all: Set<LintRule> { Set(LintRule.allCases) }

    /// All rules except for some.
    public static func all(but rules: LintRule...) -> Set<LintRule> { all.subtracting(rules) }
}
