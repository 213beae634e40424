extension AppearanceProperty {
    static let navigationBars: [AppearanceProperty] = {
        let untouched = UINavigationBar()
        return [
            AppearanceProperty("barStyle", \.barStyle, untouched),
            AppearanceProperty("isTranslucent", \.isTranslucent, untouched),
            AppearanceProperty("barTintColor", \.barTintColor, untouched),
            AppearanceProperty("prefersLargeTitles", \.prefersLargeTitles, untouched),
            AppearanceProperty("shadowImage", \.shadowImage, untouched),
            AppearanceProperty("backIndicatorImage", \.backIndicatorImage, untouched),
            AppearanceProperty("backgroundImages", \.backgroundImages, untouched),
            AppearanceProperty("standardAppearance", \.standardAppearance, untouched),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, untouched),
            AppearanceProperty("compactAppearance", \.compactAppearance, untouched),
            AppearanceProperty("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, untouched),
            attributes("titleTextAttributes", \.titleTextAttributes, untouched),
            attributes("largeTitleTextAttributes", \.largeTitleTextAttributes, untouched),
        ]
    }()

    static let tabBars: [AppearanceProperty] = {
        let untouched = UITabBar()
        return [
            AppearanceProperty("barStyle", \.barStyle, untouched),
            AppearanceProperty("isTranslucent", \.isTranslucent, untouched),
            AppearanceProperty("barTintColor", \.barTintColor, untouched),
            AppearanceProperty("unselectedItemTintColor", \.unselectedItemTintColor, untouched),
            AppearanceProperty("backgroundImage", \.backgroundImage, untouched),
            AppearanceProperty("shadowImage", \.shadowImage, untouched),
            AppearanceProperty("selectionIndicatorImage", \.selectionIndicatorImage, untouched),
            AppearanceProperty("itemPositioning", \.itemPositioning, untouched),
            AppearanceProperty("itemWidth", \.itemWidth, untouched),
            AppearanceProperty("itemSpacing", \.itemSpacing, untouched),
            AppearanceProperty("standardAppearance", \.standardAppearance, untouched),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, untouched),
        ]
    }()

    static let toolbars: [AppearanceProperty] = {
        let untouched = UIToolbar()
        return [
            AppearanceProperty("barStyle", \.barStyle, untouched),
            AppearanceProperty("isTranslucent", \.isTranslucent, untouched),
            AppearanceProperty("barTintColor", \.barTintColor, untouched),
            AppearanceProperty("backgroundImages", \.backgroundImages, untouched),
            AppearanceProperty("shadowImages", \.shadowImages, untouched),
            AppearanceProperty("standardAppearance", \.standardAppearance, untouched),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, untouched),
            AppearanceProperty("compactAppearance", \.compactAppearance, untouched),
            AppearanceProperty("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, untouched),
        ]
    }()

    static let searchBars: [AppearanceProperty] = {
        let untouched = UISearchBar()
        return [
            AppearanceProperty("barTintColor", \.barTintColor, untouched),
            AppearanceProperty("searchBarStyle", \.searchBarStyle, untouched),
            AppearanceProperty("backgroundImage", \.backgroundImage, untouched),
        ]
    }()

    static let barItems = [stateAttributes("titleTextAttributes", \.titleAttributes, UIBarItem())]

    static let barButtonItems: [AppearanceProperty] = {
        let untouched = UIBarButtonItem()
        return [
            AppearanceProperty("tintColor", \.tintColor, untouched),
            AppearanceProperty("titlePositionAdjustment", \.titlePositionAdjustment, untouched),
            AppearanceProperty("backgroundImages", \.backgroundImages, untouched) { $0.isEqual(to: $1) },
        ]
    }()

    static let tabBarItems: [AppearanceProperty] = {
        let untouched = UITabBarItem()
        return [
            AppearanceProperty("titlePositionAdjustment", \.titlePositionAdjustment, untouched),
            AppearanceProperty("badgeColor", \.badgeColor, untouched),
            stateAttributes("badgeTextAttributes", \.badgeAttributes, untouched),
        ]
    }()
}
