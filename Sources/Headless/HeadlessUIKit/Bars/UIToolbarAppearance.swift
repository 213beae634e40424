/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt() } }

    public required init() {
        super.init()
        adopt()
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adopt()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
            doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
        }
        adopt()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adopt()
    }

    private func adopt() {
        for buttons in [buttonAppearance, doneButtonAppearance] {
            buttons.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

    override func looks(like other: UIBarAppearance) -> Bool {
        guard super.looks(like: other), let other = other as? UIToolbarAppearance else { return false }
        return buttonAppearance.looks(like: other.buttonAppearance)
            && doneButtonAppearance.looks(like: other.doneButtonAppearance)
    }

    /// The look without its background and its line.
    final var withoutBackground: UIToolbarAppearance {
        let look = UIToolbarAppearance(barAppearance: self)
        look.configureWithTransparentBackground()
        return look
    }
}
