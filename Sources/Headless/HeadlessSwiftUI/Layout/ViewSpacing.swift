import Foundation

/// The preferred spacing around a view, for each edge.
///
/// The rules are those of `spacing: nil` in stacks since the SDKs of 2023. The figures are for San Francisco.
public struct ViewSpacing: Sendable {
    /// The preference of an edge.
    package enum Preference: Sendable, Equatable {
        /// Any view: 8 points to another one.
        case plain
        /// A line of text, by the metrics of its font in points.
        case text(TextMetrics)
        /// A line of text beside other views, which requires the spacing of both.
        case mixed(TextMetrics)
        /// No spacing to any neighbor: spacers and empty texts.
        case none
    }

    /// The metrics of a line of text, in points.
    package struct TextMetrics: Sendable, Equatable {
        package var ascender, descender, lineHeight, capHeight: CGFloat
        /// The distance between lines beyond the line height, rounded up to a whole pixel.
        package var leading: CGFloat
        /// A tenth of the line height, rounded up to a whole pixel.
        package var tenth: CGFloat

        package init(
            ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, leading: CGFloat,
            tenth: CGFloat
        ) {
            self.ascender = ascender
            self.descender = descender
            self.lineHeight = lineHeight
            self.capHeight = capHeight
            self.leading = leading
            self.tenth = tenth
        }
    }

    package var top, leading, bottom, trailing: Preference

    package init(_ preference: Preference = .plain) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// Creates the spacing of an ordinary view.
    public init() { self.init(.plain) }

    /// No spacing at any edge.
    public static let zero = ViewSpacing(.none)

    /// Returns the spacing between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (here, there) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        if here == .none || there == .none { return 0 }
        guard axis == .vertical, here.text != nil || there.text != nil else { return Self.standard }
        var distance: CGFloat = 0
        if let upper = here.text, let lower = there.text { distance = max(upper.leading, lower.leading) }
        if let upper = here.text, there.isPlain { distance = max(distance, upper.distanceToViewBelow) }
        if here.isPlain, let lower = there.text { distance = max(distance, lower.distanceToViewAbove) }
        return distance
    }

    /// Extends the preferences at some edges by those of another view that shares them.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The spacing between two ordinary views, in points.
    static let standard: CGFloat = 8
}

extension ViewSpacing.TextMetrics {
    /// The spacing between the text and a view above it that isn't text, in points.
    fileprivate var distanceToViewAbove: CGFloat { descender + tenth }

    /// The spacing between the text and a view below it that isn't text, in points.
    fileprivate var distanceToViewBelow: CGFloat { max(lineHeight + tenth - capHeight, tenth + descender) }
}

extension ViewSpacing.Preference {
    fileprivate var text: ViewSpacing.TextMetrics? {
        switch self {
        case .text(let text), .mixed(let text): text
        case .plain, .none: nil
        }
    }

    /// Whether a view that isn't text has a preference.
    fileprivate var isPlain: Bool {
        switch self {
        case .plain, .mixed: true
        case .text, .none: false
        }
    }

    /// A preference for no spacing wins: a row that contains an empty text has no spacing either.
    fileprivate mutating func formUnion(_ other: Self) {
        if self == .none || other == .none {
            self = .none
        } else if let text = text ?? other.text {
            self = isPlain || other.isPlain ? .mixed(text) : .text(text)
        }
    }
}
