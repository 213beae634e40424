/// The state for configurations: traits, and custom values.
public protocol UIConfigurationState {
    /// The traits of the configured view.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state with all flags off.
    init(traitCollection: UITraitCollection)

    /// A custom value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that isn't a cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// The traits of the view, for an application's code. Kept and never read: views use their own.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Kept and never read: there is no focus.
    public var isFocused = false
    /// Whether a header is pinned to the edge of the list, for an application's code. Kept and never read: a pinned
    /// header looks the same.
    public var isPinned = false

    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// The drag state of a cell.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// The drop state of a cell.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    /// The traits of the view, for an application's code. Kept and never read: views use their own.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Kept and never read: there is no focus.
    public var isFocused = false
    /// Kept and never read: cells are never pinned.
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    /// Kept and never read: there are no swipes.
    public var isSwiped = false
    /// Kept and never read: there is no dragging.
    public var isReordering = false
    /// Kept and never read: there is no dragging.
    public var cellDragState: DragState = .none
    /// Kept and never read: there is no dragging.
    public var cellDropState: DropState = .none

    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension UICellConfigurationState {
    /// Creates the state of a cell, with the traits of its view.
    @MainActor
    init(of cell: UIView, isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
        self.init(traitCollection: cell.traitCollection)
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isEditing = isEditing
        isDisabled = !cell.isUserInteractionEnabled
    }
}
