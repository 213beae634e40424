/// What configurations depend on: traits, and values that an application adds.
public protocol UIConfigurationState {
    /// The traits of the view that is configured.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state in which nothing is the case.
    init(traitCollection: UITraitCollection)

    /// A value that an application has added.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an application adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// The traits of the view, for code that is given the state. Kept and never read: views look at their own.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Kept and never read: nothing has the focus.
    public var isFocused = false
    /// Whether a header stands at the edge of the list, for code that is given the state. Kept and never read: a header
    /// looks the same there.
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
    /// What becomes of a cell that is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// What becomes of a cell that something is dragged over.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    /// The traits of the view, for code that is given the state. Kept and never read: views look at their own.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Kept and never read: nothing has the focus.
    public var isFocused = false
    /// Kept and never read: no cell stands at the edge of a list.
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    /// Kept and never read: nobody swipes in a still.
    public var isSwiped = false
    /// Kept and never read: nobody drags anything in a still.
    public var isReordering = false
    /// Kept and never read: nobody drags anything in a still.
    public var cellDragState: DragState = .none
    /// Kept and never read: nobody drags anything in a still.
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
    /// The state of a cell, under the traits of its view.
    @MainActor
    init(of cell: UIView, isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
        self.init(traitCollection: cell.traitCollection)
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isEditing = isEditing
        isDisabled = !cell.isUserInteractionEnabled
    }
}
