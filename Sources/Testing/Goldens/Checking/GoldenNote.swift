import Frames
import Rendering

/// A line about a golden that its test should know of, although the golden may match.
///
/// In strict mode (`MESSAGESHOT_STRICT=1` in the environment) a golden with notes fails its test.
public struct GoldenNote: Sendable, Hashable, Codable {
    /// The sorts of notes.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The frames differ and no pixel shows it: something hidden or covered changed.
        case hiddenChange
        /// No bundled font has a character; a box is drawn.
        case missingGlyphs
        /// Another font stands in for the one that was asked for.
        case fallbackFont
        /// Layout asked for layout again and again; the last pass is drawn.
        case unsettledLayout
        /// A constraint was left out: others contradict it, or it can't be used.
        case droppedConstraint
        /// iOS would draw something that is left out, or replaced by something simpler.
        case undrawn
        /// The layout lint has a finding: text cut short, a control that is hard to hit, colors that hardly differ.
        case layoutFlaw
        /// A rule of the tolerance has no effect: nothing has the name that it is for.
        case idleRule
        /// Anything else, such as an image that isn't there.
        case other
    }

    /// The sort of note.
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
    /// The sort in words, to be read before the text: `hidden change`.
    public var words: String {
        switch self {
        case .hiddenChange: "hidden change"
        case .missingGlyphs: "missing glyphs"
        case .fallbackFont: "fallback font"
        case .unsettledLayout: "unsettled layout"
        case .droppedConstraint: "dropped constraint"
        case .undrawn: "not drawn"
        case .layoutFlaw: "layout flaw"
        case .idleRule: "rule without effect"
        case .other: "problem"
        }
    }
}

extension GoldenNote: CustomStringConvertible {
    public var description: String { "\(kind.words): \(text)" }
}
