import Foundation

/// The edge along which the lines of a text are aligned.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

extension Text {
    /// The part of a text that is truncated if it doesn't fit.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The letter case of a whole text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// An underline or a strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The dash pattern of a line. All patterns are drawn as a solid line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern

        /// The color; `nil` for that of the text.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// The scale of a text relative to the surrounding text.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)

        /// The text at four fifths of its size.
        public static let secondary = Scale(factor: 0.8)
    }
}
