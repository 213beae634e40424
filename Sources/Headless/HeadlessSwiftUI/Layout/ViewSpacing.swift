import Foundation

/// The room that a view would like around it, for each edge.
///
/// The rules are those of `spacing: nil` in stacks since the SDKs of 2023. Figures are of San Francisco.
public struct ViewSpacing: Sendable {
    /// The wish of one edge.
    package enum Preference: Sendable, Equatable {
        /// Any view: 8 points to another one.
        case plain
        /// A line of text, by the measures of its font in points.
        case text(TextMetrics)
        /// No room at all, whoever the neighbour is: spacers and empty texts.
        case none
    }

    /// The measures of a line of text, in points.
    package struct TextMetrics: Sendable, Equatable {
        package var ascender, descender, lineHeight, capHeight: CGFloat
        /// The distance between two lines of the text beyond the line's height, on the next whole pixel.
        package var leading: CGFloat
        /// A tenth of the line's height, on the next whole pixel.
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

    /// A view without wishes.
    public init() { self.init(.plain) }

    /// No room at any edge.
    public static let zero = ViewSpacing(.none)

    /// Returns the room between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (here, there) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        switch (here, there) {
        case (.none, _), (_, .none): return 0
        case (.plain, .plain): return Self.standard
        case (.plain, .text(let text)): return axis == .vertical ? text.descender + text.tenth : Self.standard
        case (.text(let text), .plain):
            guard axis == .vertical else { return Self.standard }
            return max(text.lineHeight + text.tenth - text.capHeight, text.tenth + text.descender)
        case (.text(let upper), .text(let lower)):
            return axis == .vertical ? max(upper.leading, lower.leading) : Self.standard
        }
    }

    /// Widens the wishes at some edges by those of another view that shares them.
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

    /// The room between two views that ask for nothing else, in points.
    static let standard: CGFloat = 8
}

extension ViewSpacing.Preference {
    /// A wish for no room wins, then one of text: a row that contains an empty text asks for no room either.
    fileprivate mutating func formUnion(_ other: Self) {
        if self == .none || other == .none {
            self = .none
        } else if case .text = other, self == .plain {
            self = other
        }
    }
}
