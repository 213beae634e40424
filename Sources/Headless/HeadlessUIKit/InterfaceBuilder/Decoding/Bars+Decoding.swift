import InterfaceBuilder
import UIKitValues

extension InterfaceReader {
    /// Returns the attributes of a bar's titles.
    fileprivate func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        child(key).map { element in
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let color = element.child(key: "textColor") { attributes[.foregroundColor] = context.color(color) }
            if let font = element.child(key: "fontDescription") { attributes[.font] = context.font(font) }
            return attributes
        }
    }

    /// Gives an appearance the properties of an element such as `navigationBarAppearance`.
    fileprivate func appearance<Appearance: UIBarAppearance>(
        _ key: String, _ appearance: Appearance, _ more: (Appearance, InterfaceReader) -> Void = { _, _ in }
    ) -> Appearance? {
        child(key).map { element in
            let reader = InterfaceReader(element, context)
            appearance.decodeBarAppearance(from: reader)
            more(appearance, reader)
            reader.reportUnread()
            return appearance
        }
    }
}

extension UIBarAppearance {
    fileprivate final func decodeBarAppearance(from reader: InterfaceReader) {
        reader.color("backgroundColor").map { backgroundColor = $0 }
        reader.color("shadowColor").map { shadowColor = $0 }
        reader.image("backgroundImage").map { backgroundImage = $0 }
        reader.image("shadowImage").map { shadowImage = $0 }
        reader.child("backgroundEffect").map { backgroundEffect = UIVisualEffect.decoded($0) }
        reader.ignore("backgroundImageContentMode")
    }
}

extension UINavigationBar {
    final func decodeNavigationBar(from reader: InterfaceReader) {
        reader.value("barStyle", InterfaceNames.barStyles).map { barStyle = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.bool("largeTitles").map { prefersLargeTitles = $0 }
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.titleAttributes("titleTextAttributes").map { titleTextAttributes = $0 }
        reader.titleAttributes("largeTitleTextAttributes").map { largeTitleTextAttributes = $0 }
        reader.image("shadowImage").map { shadowImage = $0 }
        reader.image("backIndicatorImage").map { backIndicatorImage = $0 }
        let more = { (appearance: UINavigationBarAppearance, reader: InterfaceReader) in
            reader.titleAttributes("titleTextAttributes").map { appearance.titleTextAttributes = $0 }
            reader.titleAttributes("largeTitleTextAttributes").map { appearance.largeTitleTextAttributes = $0 }
        }
        reader.appearance("standardAppearance", UINavigationBarAppearance(), more).map { standardAppearance = $0 }
        reader.appearance("scrollEdgeAppearance", UINavigationBarAppearance(), more).map { scrollEdgeAppearance = $0 }
        reader.appearance("compactAppearance", UINavigationBarAppearance(), more).map { compactAppearance = $0 }
        let items = reader.list("items").compactMap { reader.context.makeObject($0) as? UINavigationItem }
        if !items.isEmpty { self.items = items }
        reader.ignore("backIndicatorTransitionMaskImage")
    }
}

extension UITabBar {
    final func decodeTabBar(from reader: InterfaceReader) {
        reader.value("barStyle", InterfaceNames.barStyles).map { barStyle = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.color("selectedImageTintColor").map { tintColor = $0 }
        reader.color("unselectedItemTintColor").map { unselectedItemTintColor = $0 }
        reader.image("backgroundImage").map { backgroundImage = $0 }
        reader.image("shadowImage").map { shadowImage = $0 }
        reader.image("selectionIndicatorImage").map { selectionIndicatorImage = $0 }
        reader.value("itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]).map {
            itemPositioning = $0
        }
        reader.number("itemWidth").map { itemWidth = $0 }
        reader.number("itemSpacing").map { itemSpacing = $0 }
        reader.appearance("standardAppearance", UITabBarAppearance()).map { standardAppearance = $0 }
        reader.appearance("scrollEdgeAppearance", UITabBarAppearance()).map { scrollEdgeAppearance = $0 }
        let items = reader.list("items").compactMap { reader.context.makeObject($0) as? UITabBarItem }
        if !items.isEmpty { self.items = items }
    }
}

extension UIToolbar {
    final func decodeToolbar(from reader: InterfaceReader) {
        reader.value("barStyle", InterfaceNames.barStyles).map { barStyle = $0 }
        reader.bool("translucent").map { isTranslucent = $0 }
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.appearance("standardAppearance", UIToolbarAppearance()).map { standardAppearance = $0 }
        reader.appearance("scrollEdgeAppearance", UIToolbarAppearance()).map { scrollEdgeAppearance = $0 }
        let items = reader.list("items").compactMap { reader.context.makeObject($0) as? UIBarButtonItem }
        if !items.isEmpty { self.items = items }
    }
}

extension UINavigationItem {
    final func decodeNavigationItem(from reader: InterfaceReader) {
        reader.text("title").map { title = $0 }
        reader.text("prompt").map { prompt = $0 }
        reader.text("backButtonTitle").map { backButtonTitle = $0 }
        reader.value(
            "largeTitleDisplayMode",
            ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]
        ).map { largeTitleDisplayMode = $0 }
        reader.value("backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]).map {
            backButtonDisplayMode = $0
        }
        reader.bool("hidesBackButton").map { hidesBackButton = $0 }
        reader.bool("leftItemsSupplementBackButton").map { leftItemsSupplementBackButton = $0 }
        reader.view("titleView").map { titleView = $0 }
        items("leftBarButtonItem", reader).map { leftBarButtonItems = $0 }
        items("rightBarButtonItem", reader).map { rightBarButtonItems = $0 }
        items("backBarButtonItem", reader).map { backBarButtonItem = $0.first }
        reader.ignore("style", "preferredSearchBarPlacement")
    }

    /// Returns the buttons of a side: a list, or one.
    private func items(_ key: String, _ reader: InterfaceReader) -> [UIBarButtonItem]? {
        let elements = reader.list("\(key)s") + [reader.child(key)].compactMap(\.self)
        guard !elements.isEmpty else { return nil }
        return elements.compactMap { reader.context.makeObject($0) as? UIBarButtonItem }
    }
}

extension UIBarItem {
    fileprivate final func decodeBarItem(from reader: InterfaceReader) {
        reader.text("title").map { title = $0 }
        reader.image("image").map { image = $0 }
        reader.image("landscapeImage").map { landscapeImagePhone = $0 }
        reader.image("largeContentSizeImage").map { largeContentSizeImage = $0 }
        reader.insets("imageInsets").map { imageInsets = $0 }
        reader.bool("enabled").map { isEnabled = $0 }
        reader.integer("tag").map { tag = $0 }
        reader.ignore("springLoaded", "[accessibilityConfiguration]")
    }
}

extension InterfaceContext {
    func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
        let type = InterfaceClasses.type(of: element, standard: UIBarButtonItem.self, in: file)
        return add(UIBarItem.make(type), element) { item, reader in
            reader.value("systemItem", UIBarButtonItem.SystemItem.interfaceBuilder).map(item.become)
            item.decodeBarItem(from: reader)
            reader.value("style", ["plain": .plain, "bordered": .plain, "done": .done]).map { item.style = $0 }
            reader.number("width").map { item.width = $0 }
            reader.color("tintColor").map { item.tintColor = $0 }
            reader.bool("selected").map { item.isSelected = $0 }
            reader.bool("hidden").map { item.isHidden = $0 }
            reader.view("customView").map { item.customView = $0 }
            reader.ignore("changesSelectionAsPrimaryAction")
        }
    }

    func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem? {
        let system = element["systemItem"].flatMap { UITabBarItem.SystemItem.interfaceBuilder[$0] }
        let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
        return add(item, element) { item, reader in
            item.decodeBarItem(from: reader)
            reader.image("selectedImage").map { item.selectedImage = $0 }
            reader.text("badgeValue").map { item.badgeValue = $0 }
            reader.color("badgeColor").map { item.badgeColor = $0 }
            reader.size("titlePositionAdjustment").map {
                item.titlePositionAdjustment = UIOffset(horizontal: $0.width, vertical: $0.height)
            }
            reader.ignore("systemItem", "[offsetWrapper]", "[titlePositionAdjustment]")
        }
    }
}

extension UIBarButtonItem.SystemItem {
    @MainActor
    fileprivate static let interfaceBuilder: [String: Self] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension UITabBarItem.SystemItem {
    @MainActor
    fileprivate static let interfaceBuilder: [String: Self] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
