/// The content of a button, by state.
struct ButtonValues {
    /// Values by state; a state without a value uses that of `normal`.
    struct ByState<Value> {
        private var values: [UIControl.State: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state] ?? values[.normal] }
            set { values[state] = newValue }
        }

        subscript(exactly state: UIControl.State) -> Value? { values[state] }

        var isEmpty: Bool { values.isEmpty }

        /// The values by the states that they were set for.
        var stated: [UIControl.State: Value] { values }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var titleShadowColors = ByState<UIColor>()
    var symbolConfigurations = ByState<UIImage.SymbolConfiguration>()
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()

    /// Whether the label's text comes from the button rather than from the label's owner.
    var hasTitles = false
    /// Whether the title's shadow comes from the button rather than from the label's owner.
    var hasTitleShadows = false
}

extension UIButton {
    public final func setTitle(_ title: String?, for state: State) {
        values.titles[state] = title
        values.hasTitles = true
        // A configuration has the same title in all states.
        if state == .normal { configuration?.title = title }
        contentDidChange()
    }

    public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        values.attributedTitles[state] = title
        values.hasTitles = true
        contentDidChange()
    }

    public final func setTitleColor(_ color: UIColor?, for state: State) {
        values.titleColors[state] = color
        contentDidChange()
    }

    public final func setImage(_ image: UIImage?, for state: State) {
        values.images[state] = image
        if state == .normal { configuration?.image = image }
        contentDidChange()
    }

    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        values.backgroundImages[state] = image
        contentDidChange()
    }

    /// Sets the color of the title's shadow, which the label draws.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
        values.titleShadowColors[state] = color
        values.hasTitleShadows = true
        contentDidChange()
    }

    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        values.symbolConfigurations[state] = configuration
        if state == .normal { self.configuration?.preferredSymbolConfigurationForImage = configuration }
        contentDidChange()
    }

    public final func titleShadowColor(for state: State) -> UIColor? { values.titleShadowColors[state] }
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        values.symbolConfigurations[state]
    }

    public final func title(for state: State) -> String? { values.titles[state] }
    public final func attributedTitle(for state: State) -> NSAttributedString? { values.attributedTitles[state] }
    public final func titleColor(for state: State) -> UIColor? { values.titleColors[state] }
    public final func image(for state: State) -> UIImage? { values.images[state] }
    public final func backgroundImage(for state: State) -> UIImage? { values.backgroundImages[state] }
}
