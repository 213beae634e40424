import HeadlessUIKit

/// The separator below a channel.
open class CellSeparatorReusableView: _CollectionReusableView, AppearanceProvider {
    /// The line.
    open private(set) lazy var separatorView = UIView()

    override open func setUpAppearance() {
        super.setUpAppearance()

        separatorView.backgroundColor = appearance.colorPalette.border
    }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(separatorView)
    }
}
