/// A group of bar buttons. On a phone, all of them are shown, side by side.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }

    /// Kept and never read: it replaces the group in iPad bars that are too narrow.
    open var representativeItem: UIBarButtonItem?

    /// Kept and never read: see `representativeItem`.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Kept and never read: buttons can't be reordered.
    open var alwaysAvailable = false

    open var isHidden: Bool {
        get { !barButtonItems.isEmpty && barButtonItems.allSatisfy(\.isHidden) }
        set { barButtonItems.forEach { $0.isHidden = newValue } }
    }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }
}
