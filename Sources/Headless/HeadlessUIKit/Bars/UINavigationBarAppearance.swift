/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes; missing ones are the system's: semibold 17 points in the label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    /// The large title's attributes; missing ones are the system's: the bold large title in the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }

    /// The appearance of the back button; missing values are those of `buttonAppearance`.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt() } }

    /// The back arrow; by default, the system's.
    open private(set) var backIndicatorImage: UIImage? { didSet { changed() } }
    /// Kept and never read: transitions aren't played.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    override func take(_ other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
        backButtonAppearance = UIBarButtonItemAppearance(copying: other.backButtonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    override func adopt() {
        for buttons in [buttonAppearance, backButtonAppearance, doneButtonAppearance] {
            buttons.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard super.hasSameValues(as: other), let other = other as? UINavigationBarAppearance else { return false }
        return Self.areEqual(titleTextAttributes, other.titleTextAttributes)
            && Self.areEqual(largeTitleTextAttributes, other.largeTitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
            && buttonAppearance.hasSameValues(as: other.buttonAppearance)
            && backButtonAppearance.hasSameValues(as: other.backButtonAppearance)
            && doneButtonAppearance.hasSameValues(as: other.doneButtonAppearance)
            && backIndicatorImage == other.backIndicatorImage
    }
}
