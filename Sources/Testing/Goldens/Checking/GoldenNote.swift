import Frames
import Rendering

/// A line about a golden for its test, even if the golden matches.
///
/// In strict mode (`MESSAGESHOT_STRICT=1` in the environment) a golden with notes fails its test.
public struct GoldenNote: Sendable, Hashable, Codable {
    /// The kinds of notes.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The frames differ, but no pixel does: something hidden or covered changed.
        case hiddenChange
        /// No bundled font has a character; a box is drawn instead.
        case missingGlyphs
        /// A fallback font replaces the requested one.
        case fallbackFont
        /// The layout kept invalidating itself; the last pass is drawn.
        case unsettledLayout
        /// A constraint was dropped because others contradict it, or because it can't be used.
        case droppedConstraint
        /// Something that iOS would draw is missing or simplified.
        case undrawn
        /// The layout lint has a finding: truncated text, a control that is hard to hit, low contrast.
        case layoutFlaw
        /// A rule of the tolerance has no effect: no component has its name.
        case unusedRule = "idleRule"
        /// Anything else, such as a missing image.
        case other
    }

    /// The kind of note.
    public var kind: Kind

    /// One line.
    public var text: String

    /// Creates a note of one line.
    public init(_ kind: Kind, _ text: String) {
        (self.kind, self.text) = (kind, text)
    }

    init(_ problem: RenderProblem) {
        let kind: Kind =
            switch problem.kind {
            case .droppedConstraint: .droppedConstraint
            case .unsettledLayout: .unsettledLayout
            case .fallbackFont: .fallbackFont
            case .undrawn: .undrawn
            case .layoutFlaw: .layoutFlaw
            case .other: .other
            }
        self.init(kind, problem.text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
}

extension GoldenNote.Kind {
    /// The kind in words, followed by the text: `hidden change`.
    public var words: String {
        switch self {
        case .hiddenChange: "hidden change"
        case .missingGlyphs: "missing glyphs"
        case .fallbackFont: "fallback font"
        case .unsettledLayout: "unsettled layout"
        case .droppedConstraint: "dropped constraint"
        case .undrawn: "not drawn"
        case .layoutFlaw: "layout flaw"
        case .unusedRule: "rule without effect"
        case .other: "problem"
        }
    }
}

extension GoldenNote: CustomStringConvertible {
    public var description: String { "\(kind.words): \(text)" }
}
