import HeadlessUIKit

/// A delegate that provides swipe actions.
@MainActor @preconcurrency
public protocol SwipeableViewDelegate: AnyObject {
    /// The actions of a row, from leading to trailing; empty if it can't be swiped.
    func swipeableViewActionViews(for indexPath: IndexPath) -> [UIView]
}

/// The swipe actions of a row: squares of the row's height.
open class SwipeableView: _View, ComponentsProvider {
    /// The delegate that provides the actions.
    public weak var delegate: SwipeableViewDelegate?

    /// Returns the index path of the row.
    public var indexPath: (() -> IndexPath?)?

    /// The row of buttons.
    open private(set) lazy var actionStackView = UIStackView()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(actionStackView)
    }

    /// Shows the buttons.
    open func open() {
        guard let path = indexPath?(), let delegate else { return }
        close()
        for view in delegate.swipeableViewActionViews(for: path) {
            view.widthAnchor.pin(equalTo: view.heightAnchor).isActive = true
            actionStackView.addArrangedSubview(view)
        }
        isHidden = actionStackView.arrangedSubviews.isEmpty
    }

    /// Hides the buttons.
    open func close() {
        for view in actionStackView.arrangedSubviews { view.removeFromSuperview() }
        isHidden = true
    }
}

/// A button of ``SwipeableView``.
open class CellActionView: _View, AppearanceProvider {
    /// Called when the button is tapped.
    open var action: (() -> Void)?

    /// The button.
    open private(set) lazy var actionButton = UIButton()

    override open func setUp() {
        super.setUp()

        actionButton.addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(actionButton)
    }
}
