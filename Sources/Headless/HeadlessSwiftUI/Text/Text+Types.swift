import Foundation

/// The edge along which the lines of a text are aligned.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

extension Text {
    /// The part of a text that is left out where there is no room.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// Capital or small letters for all of a text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line. Any pattern is drawn as one solid line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern

        /// `nil` for the text's own.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// The size of a text beside that of the text around it.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)

        /// The text at four fifths of its size.
        public static let secondary = Scale(factor: 0.8)
    }
}
