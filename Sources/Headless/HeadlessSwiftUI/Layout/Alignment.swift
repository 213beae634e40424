import Foundation

/// The identifier of an alignment guide.
public protocol AlignmentID: SendableMetatype {
    /// Returns the guide's default position in a view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A horizontal alignment guide, measured from a view's leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    public static let leading = HorizontalAlignment(AlignmentIDs.Start.self)
    public static let center = HorizontalAlignment(AlignmentIDs.HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(AlignmentIDs.Trailing.self)
    /// The start of the separator below a list row.
    public static let listRowSeparatorLeading = HorizontalAlignment(AlignmentIDs.SeparatorStart.self)
    /// The end of the separator below a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(AlignmentIDs.SeparatorEnd.self)
}

/// A vertical alignment guide, measured from a view's top edge.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    public static let top = VerticalAlignment(AlignmentIDs.Start.self)
    public static let center = VerticalAlignment(AlignmentIDs.VerticalCenter.self)
    public static let bottom = VerticalAlignment(AlignmentIDs.Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(AlignmentIDs.FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(AlignmentIDs.LastTextBaseline.self)
}

/// A horizontal and a vertical alignment guide.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// An alignment guide and its axis, as layout nodes are queried for it.
package struct AlignmentKey: Equatable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        self.id = id
        self.axis = axis
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis
    }

    /// The guide's default position as a fraction of the view's length; `nil` for a custom guide.
    var fraction: CGFloat? {
        if id == AlignmentIDs.Start.self { return 0 }
        if id == AlignmentIDs.HorizontalCenter.self || id == AlignmentIDs.VerticalCenter.self { return 0.5 }
        if id == AlignmentIDs.Trailing.self || id == AlignmentIDs.Bottom.self || isBaseline { return 1 }
        return nil
    }

    /// Whether a stack takes the guide from one child, not from the mean of all.
    var isBaseline: Bool { isFirstBaseline || isLastBaseline }

    var isFirstBaseline: Bool { id == AlignmentIDs.FirstTextBaseline.self }

    var isLastBaseline: Bool { id == AlignmentIDs.LastTextBaseline.self }
}

/// SwiftUI's standard guides.
enum AlignmentIDs {
    enum SeparatorStart: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

    enum SeparatorEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    enum Start: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

    enum HorizontalCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }

    enum VerticalCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }

    /// The baseline of a view without text is its bottom edge.
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
