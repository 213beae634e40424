/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt() } }

    override func take(_ other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
    }

    override func adopt() {
        for buttons in [buttonAppearance, doneButtonAppearance] {
            buttons.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard super.hasSameValues(as: other), let other = other as? UIToolbarAppearance else { return false }
        return buttonAppearance.hasSameValues(as: other.buttonAppearance)
            && doneButtonAppearance.hasSameValues(as: other.doneButtonAppearance)
    }
}
