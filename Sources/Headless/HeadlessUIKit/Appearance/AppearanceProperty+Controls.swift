extension AppearanceProperty {
    static let buttons: [AppearanceProperty] = {
        let untouched = UIButton()
        return [
            AppearanceProperty("titleColors", \.appearanceTitleColors, untouched) { $0.isEqual(to: $1) },
            AppearanceProperty("backgroundImages", \.appearanceBackgroundImages, untouched) { $0.isEqual(to: $1) },
            AppearanceProperty("contentEdgeInsets", \.contentEdgeInsets, untouched),
        ]
    }()

    static let switches: [AppearanceProperty] = {
        let untouched = UISwitch()
        return [
            AppearanceProperty("onTintColor", \.onTintColor, untouched),
            AppearanceProperty("thumbTintColor", \.thumbTintColor, untouched),
        ]
    }()

    static let sliders: [AppearanceProperty] = {
        let untouched = UISlider()
        return [
            AppearanceProperty("minimumTrackTintColor", \.minimumTrackTintColor, untouched),
            AppearanceProperty("maximumTrackTintColor", \.maximumTrackTintColor, untouched),
            AppearanceProperty("thumbTintColor", \.thumbTintColor, untouched),
        ]
    }()

    static let progressViews: [AppearanceProperty] = {
        let untouched = UIProgressView()
        return [
            AppearanceProperty("progressTintColor", \.progressTintColor, untouched),
            AppearanceProperty("trackTintColor", \.trackTintColor, untouched),
        ]
    }()

    static let textFields: [AppearanceProperty] = {
        let untouched = UITextField()
        return [
            AppearanceProperty("font", \.font, untouched),
            AppearanceProperty("textColor", \.textColor, untouched),
        ]
    }()

    static let activityIndicators = [AppearanceProperty("color", \.color, UIActivityIndicatorView())]

    static let segmentedControls: [AppearanceProperty] = {
        let untouched = UISegmentedControl()
        return [
            AppearanceProperty("selectedSegmentTintColor", \.selectedSegmentTintColor, untouched),
            stateAttributes("titleTextAttributes", \.appearanceTitleAttributes, untouched),
        ]
    }()

    static let pageControls: [AppearanceProperty] = {
        let untouched = UIPageControl()
        return [
            AppearanceProperty("pageIndicatorTintColor", \.pageIndicatorTintColor, untouched),
            AppearanceProperty("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, untouched),
        ]
    }()
}

extension UIButton {
    /// The custom colors as one value.
    fileprivate var appearanceTitleColors: ButtonValues.ByState<UIColor> {
        get { values.titleColors }
        set {
            values.titleColors = newValue
            contentDidChange()
        }
    }

    fileprivate var appearanceBackgroundImages: ButtonValues.ByState<UIImage> {
        get { values.backgroundImages }
        set {
            values.backgroundImages = newValue
            contentDidChange()
        }
    }
}

extension UISegmentedControl {
    /// The custom attributes as one value.
    fileprivate var appearanceTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] {
        get { style.attributes }
        set {
            style.attributes = newValue
            segmentsDidChange()
        }
    }
}
