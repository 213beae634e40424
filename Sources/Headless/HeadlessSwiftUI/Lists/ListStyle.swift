import Foundation
import UIKitValues

/// The style of a list.
public protocol ListStyle {
    /// The metrics of the style. Applications don't implement styles.
    var _appearance: _ListAppearance { get }
}

/// The metrics of a list style, in points.
public struct _ListAppearance: Sendable {
    /// Whether the rows of a section are on a card.
    var hasCards = false
    /// Whether there are separators above the first and below the last row of a section.
    var hasOuterSeparators = true
    var background = UIColor.systemBackground
    var rowBackground: UIColor? = nil
    var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// The spacing above and below a section.
    var sectionSpacing: CGFloat = 0
    var headerInsets = EdgeInsets(top: 0, leading: 20, bottom: 6.5, trailing: 20)
    var footerInsets = EdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
    var pinsHeaders = false
    /// Whether headers are capitalized footnotes in the secondary color.
    var hasQuietHeaders = true

    static let plain: _ListAppearance = {
        var appearance = _ListAppearance()
        appearance.rowBackground = .systemBackground
        appearance.headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
        appearance.pinsHeaders = true
        appearance.hasQuietHeaders = false
        return appearance
    }()

    static let grouped: _ListAppearance = {
        var appearance = _ListAppearance()
        appearance.background = .systemGroupedBackground
        appearance.rowBackground = .secondarySystemGroupedBackground
        appearance.sectionSpacing = 17.5
        return appearance
    }()

    static let insetGrouped: _ListAppearance = {
        var appearance = grouped
        appearance.hasCards = true
        appearance.hasOuterSeparators = false
        return appearance
    }()

    static let sidebar: _ListAppearance = {
        var appearance = insetGrouped
        appearance.hasQuietHeaders = false
        return appearance
    }()
}

/// The default style: sections on cards.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .plain }
}

/// Rows from edge to edge, in sections with spacing between them.
public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .grouped }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .plain }
}

/// Sections on cards, under prominent headers.
public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public var _appearance: _ListAppearance { .sidebar }
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

private enum ListAppearanceKey: EnvironmentKey {
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
    var listAppearance: _ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }

    /// Whether a view is in a list row.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }

    /// The minimum height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The minimum height of a list's headers, in points.
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
