/// A property that views take over from a proxy.
@MainActor
struct AppearanceProperty {
    /// With the class that declares it.
    let name: String
    let applies: (NSObject) -> Bool
    let get: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void
    let areEqual: (Any?, Any?) -> Bool

    /// The value of an untouched object of the class that declares the property.
    let pristine: Any?

    func applies(to object: NSObject) -> Bool { applies(object) }

    private init<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ untouched: Root,
        areEqual: @escaping (Value, Value) -> Bool
    ) {
        self.name = "\(Root.self).\(name)"
        applies = { $0 is Root }
        get = { ($0 as? Root)?[keyPath: path] }
        set = { object, value in
            if let object = object as? Root, let value = value as? Value { object[keyPath: path] = value }
        }
        self.areEqual = { first, second in
            guard let first = first as? Value, let second = second as? Value else { return false }
            return areEqual(first, second)
        }
        pristine = untouched[keyPath: path]
    }

    private init<Root: NSObject, Value: Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ untouched: Root
    ) {
        self.init(name, path, untouched, areEqual: { $0 == $1 })
    }

    private typealias Attributes = [NSAttributedString.Key: Any]

    private static func attributes<Root: NSObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>, _ untouched: Root
    ) -> AppearanceProperty {
        AppearanceProperty(name, path, untouched) { first, second in
            guard let first, let second else { return first == nil && second == nil }
            return UIBarAppearance.areEqual(first, second)
        }
    }

    private static func stateAttributes<Root: NSObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [UIControl.State: [NSAttributedString.Key: Any]]>,
        _ untouched: Root
    ) -> AppearanceProperty {
        AppearanceProperty(name, path, untouched) { first, second in
            first.count == second.count
                && first.allSatisfy { state, attributes in
                    second[state].map { UIBarAppearance.areEqual(attributes, $0) } ?? false
                }
        }
    }

    // MARK: The properties

    static let all: [AppearanceProperty] = views + navigationBars + otherBars + items + controls + segments + lists

    private static var views: [AppearanceProperty] {
        let (view, label) = (UIView(), UILabel())
        return [
            AppearanceProperty("backgroundColor", \.backgroundColor, view),
            AppearanceProperty("tintColor", \.ownTintColor, view),
            AppearanceProperty("font", \UILabel.font, label),
            AppearanceProperty("textColor", \UILabel.textColor, label),
            AppearanceProperty("shadowColor", \.shadowColor, label),
            AppearanceProperty("shadowOffset", \.shadowOffset, label),
        ]
    }

    private static var navigationBars: [AppearanceProperty] {
        let bar = UINavigationBar()
        return [
            AppearanceProperty("barStyle", \.barStyle, bar),
            AppearanceProperty("isTranslucent", \.isTranslucent, bar),
            AppearanceProperty("barTintColor", \.barTintColor, bar),
            AppearanceProperty("prefersLargeTitles", \.prefersLargeTitles, bar),
            AppearanceProperty("shadowImage", \.shadowImage, bar),
            AppearanceProperty("backIndicatorImage", \.backIndicatorImage, bar),
            AppearanceProperty("backgroundImages", \.backgroundImages, bar),
            AppearanceProperty("standardAppearance", \.standardAppearance, bar),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, bar),
            AppearanceProperty("compactAppearance", \.compactAppearance, bar),
            AppearanceProperty("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, bar),
            attributes("titleTextAttributes", \.titleTextAttributes, bar),
            attributes("largeTitleTextAttributes", \.largeTitleTextAttributes, bar),
        ]
    }

    private static var otherBars: [AppearanceProperty] {
        let (tabs, tools) = (UITabBar(), UIToolbar())
        return [
            AppearanceProperty("barStyle", \.barStyle, tabs),
            AppearanceProperty("isTranslucent", \.isTranslucent, tabs),
            AppearanceProperty("barTintColor", \.barTintColor, tabs),
            AppearanceProperty("unselectedItemTintColor", \.unselectedItemTintColor, tabs),
            AppearanceProperty("backgroundImage", \.backgroundImage, tabs),
            AppearanceProperty("shadowImage", \.shadowImage, tabs),
            AppearanceProperty("selectionIndicatorImage", \.selectionIndicatorImage, tabs),
            AppearanceProperty("itemPositioning", \.itemPositioning, tabs),
            AppearanceProperty("itemWidth", \.itemWidth, tabs),
            AppearanceProperty("itemSpacing", \.itemSpacing, tabs),
            AppearanceProperty("standardAppearance", \.standardAppearance, tabs),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, tabs),
            AppearanceProperty("barStyle", \.barStyle, tools),
            AppearanceProperty("isTranslucent", \.isTranslucent, tools),
            AppearanceProperty("barTintColor", \.barTintColor, tools),
            AppearanceProperty("backgroundImages", \.backgroundImages, tools),
            AppearanceProperty("shadowImages", \.shadowImages, tools),
            AppearanceProperty("standardAppearance", \.standardAppearance, tools),
            AppearanceProperty("scrollEdgeAppearance", \.scrollEdgeAppearance, tools),
            AppearanceProperty("compactAppearance", \.compactAppearance, tools),
            AppearanceProperty("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, tools),
        ]
    }

    private static var items: [AppearanceProperty] {
        let (item, button, tab) = (UIBarItem(), UIBarButtonItem(), UITabBarItem())
        return [
            stateAttributes("titleTextAttributes", \.titleAttributes, item),
            AppearanceProperty("tintColor", \.tintColor, button),
            AppearanceProperty("titlePositionAdjustment", \.titlePositionAdjustment, button),
            AppearanceProperty("backgroundImages", \.backgroundImages, button) { $0.isEqual(to: $1) },
            AppearanceProperty("titlePositionAdjustment", \.titlePositionAdjustment, tab),
            AppearanceProperty("badgeColor", \.badgeColor, tab),
            stateAttributes("badgeTextAttributes", \.badgeAttributes, tab),
        ]
    }

    private static var controls: [AppearanceProperty] {
        let (button, onOff, slider, progress) = (UIButton(), UISwitch(), UISlider(), UIProgressView())
        let (field, text, activity) = (UITextField(), UITextView(), UIActivityIndicatorView())
        return [
            AppearanceProperty("titleColors", \.appearanceTitleColors, button) { $0.isEqual(to: $1) },
            AppearanceProperty("backgroundImages", \.appearanceBackgroundImages, button) { $0.isEqual(to: $1) },
            AppearanceProperty("contentEdgeInsets", \.contentEdgeInsets, button),
            AppearanceProperty("onTintColor", \.onTintColor, onOff),
            AppearanceProperty("thumbTintColor", \.thumbTintColor, onOff),
            AppearanceProperty("minimumTrackTintColor", \.minimumTrackTintColor, slider),
            AppearanceProperty("maximumTrackTintColor", \.maximumTrackTintColor, slider),
            AppearanceProperty("thumbTintColor", \.thumbTintColor, slider),
            AppearanceProperty("progressTintColor", \.progressTintColor, progress),
            AppearanceProperty("trackTintColor", \.trackTintColor, progress),
            AppearanceProperty("font", \.font, field),
            AppearanceProperty("textColor", \.textColor, field),
            AppearanceProperty("font", \.font, text),
            AppearanceProperty("textColor", \.textColor, text),
            AppearanceProperty("color", \.color, activity),
        ]
    }

    private static var segments: [AppearanceProperty] {
        let (segmented, pages, search) = (UISegmentedControl(), UIPageControl(), UISearchBar())
        return [
            AppearanceProperty("selectedSegmentTintColor", \.selectedSegmentTintColor, segmented),
            stateAttributes("titleTextAttributes", \.appearanceTitleAttributes, segmented),
            AppearanceProperty("pageIndicatorTintColor", \.pageIndicatorTintColor, pages),
            AppearanceProperty("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, pages),
            AppearanceProperty("barTintColor", \.barTintColor, search),
            AppearanceProperty("searchBarStyle", \.searchBarStyle, search),
            AppearanceProperty("backgroundImage", \.backgroundImage, search),
        ]
    }

    private static var lists: [AppearanceProperty] {
        let (table, cell) = (UITableView(), UITableViewCell())
        return [
            AppearanceProperty("separatorColor", \.separatorColor, table),
            AppearanceProperty("separatorInset", \.separatorInset, table),
            AppearanceProperty("separatorInset", \.separatorInset, cell),
        ]
    }
}

extension ButtonValues.ByState where Value: NSObject {
    fileprivate func isEqual(to other: Self) -> Bool { stated == other.stated }
}

extension UIButton {
    /// The colours that were set, as one value.
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
    /// The attributes that were set, as one value.
    fileprivate var appearanceTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] {
        get { looks.attributes }
        set {
            looks.attributes = newValue
            segmentsDidChange()
        }
    }
}
