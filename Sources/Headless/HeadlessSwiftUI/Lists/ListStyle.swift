import Foundation
import UIKitValues

/// How a list looks.
public protocol ListStyle {
    /// The figures of the style. Applications don't write styles of their own.
    var _look: _ListAppearance { get }
}

/// The figures of a list style, in points.
public struct _ListAppearance: Sendable {
    /// Whether the rows of a section stand on a card.
    var hasCards = false
    /// Whether a line stands over the first and under the last row of a section.
    var hasOuterSeparators = true
    var background = UIColor.systemBackground
    var rowBackground: UIColor? = nil
    var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// Over and under a section, each.
    var sectionSpacing: CGFloat = 0
    var headerInsets = EdgeInsets(top: 0, leading: 20, bottom: 6.5, trailing: 20)
    var footerInsets = EdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
    var pinsHeaders = false
    /// Whether headers are footnotes in capitals and in the secondary color.
    var hasQuietHeaders = true

    static let plain: _ListAppearance = {
        var look = _ListAppearance()
        look.rowBackground = .systemBackground
        look.headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
        look.pinsHeaders = true
        look.hasQuietHeaders = false
        return look
    }()

    static let grouped: _ListAppearance = {
        var look = _ListAppearance()
        look.background = .systemGroupedBackground
        look.rowBackground = .secondarySystemGroupedBackground
        look.sectionSpacing = 17.5
        return look
    }()

    static let insetGrouped: _ListAppearance = {
        var look = grouped
        look.hasCards = true
        look.hasOuterSeparators = false
        return look
    }()

    static let sidebar: _ListAppearance = {
        var look = insetGrouped
        look.hasQuietHeaders = false
        return look
    }()
}

/// The style of a list that says nothing else: sections on cards.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .plain }
}

/// Rows from edge to edge, in sections with room between them.
public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .grouped }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .plain }
}

/// Sections on cards, under prominent headers.
public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
    static let defaultValue = _ListAppearance.insetGrouped
}

private enum InListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var listLook: _ListAppearance {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// Whether a view is in a list's row.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }

    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of a list's headers, in points.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}
