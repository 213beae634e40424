import Frames

/// An item of a collection view. Its content is in `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { storedContentView }
    final let storedContentView = CellContentView()

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// Whether the collection view is being edited.
    final var isInEditingCollection = false {
        didSet { if isInEditingCollection != oldValue { editingDidChange() } }
    }

    private func stateDidChange() {
        updateBackgrounds()
        setNeedsUpdateConfiguration()
    }

    func editingDidChange() { setNeedsUpdateConfiguration() }

    /// The state for configurations.
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            of: self, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isInEditingCollection)
    }

    // MARK: Configurations

    final lazy var configurations = CellConfigurations(content: storedContentView)

    /// The configuration of the content; `nil` for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.setContent(newValue, state: configurationState)
            setNeedsLayout()
        }
    }

    /// The configuration of the background; `nil` for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.setBackground(newValue, state: configurationState)
            updateBackgrounds()
        }
    }

    /// The default background of a cell.
    var defaultBackground: UIBackgroundConfiguration? { nil }

    /// Whether the content configuration is updated for each state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for each state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with each new state of the cell, to change its configurations.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(in: self) }

    /// Updates the configurations for a state. Overrides set the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    final func updateConfigurationIfNeeded() {
        let isUpdated = configurations.updateIfNeeded(
            for: configurationState, content: automaticallyUpdatesContentConfiguration,
            background: automaticallyUpdatesBackgroundConfiguration, updateConfiguration(using:))
        if isUpdated { backgroundsMayHaveChanged() }
    }

    // MARK: Backgrounds

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

    /// The view behind the content, above `backgroundView`, while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }

    /// Updates the backgrounds, because a configuration may have created or removed its view.
    final func backgroundsMayHaveChanged() {
        guard let view = configurations.backgroundViewIfCreated, view.superview !== self else { return }
        updateBackgrounds()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        let isMarked = isSelected || isHighlighted
        if !isMarked { selectedBackgroundView?.removeFromSuperview() }
        insertBackgrounds([
            configurations.backgroundViewIfCreated, backgroundView, isMarked ? selectedBackgroundView : nil,
        ])
    }

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(storedContentView)
        coder.decode(self, UICollectionViewCell.decodeCollectionCell)
    }

    override open func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// Returns the size of the content.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return storedContentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        storedContentView.frame = contentRect
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configurations.backgroundViewIfCreated?.frame = bounds
    }

    /// The rectangle of the content in the cell.
    var contentRect: CGRect { bounds }
}
