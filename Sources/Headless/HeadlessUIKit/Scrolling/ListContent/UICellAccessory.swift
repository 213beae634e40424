/// A symbol or control next to the content of a list's cell.
@MainActor @preconcurrency
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    /// The width of the space for an accessory.
    public enum LayoutDimension: Equatable, Sendable {
        /// The width of the accessory.
        case actual
        /// The width of the system's symbols.
        case standard
        /// A number of points.
        case custom(CGFloat)
    }

    /// The side of an accessory.
    public enum Placement {
        /// Returns the index of the accessory among the others.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The system's kinds of accessories.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder, multiselect, popUpMenu
        case label, customView
    }

    public let accessoryType: AccessoryType
    /// When the accessory is shown.
    public let displayedState: DisplayedState
    let content: Content
    let isHidden: Bool
    let reservedWidth: LayoutDimension
    let tintColor: UIColor?
    let isLeading: Bool

    /// The content that is drawn.
    enum Content {
        case symbol(String, UIImage.SymbolConfiguration, UIColor?)
        /// Two symbols, one in front of the other, each with its color.
        case badge(String, back: UIColor?, mark: UIColor)
        case text(String, UIFont, UIColor?)
        case view(UIView, maintainsFixedSize: Bool)
        case line
    }

    private init(
        _ type: AccessoryType, _ content: Content, displayed: DisplayedState, _ options: some _AccessoryOptions,
        isLeading: Bool = false
    ) {
        accessoryType = type
        self.content = content
        displayedState = displayed
        isHidden = options.isHidden ?? false
        reservedWidth = options.reservedLayoutWidth ?? (isLeading ? .standard : .actual)
        tintColor = options.tintColor
        self.isLeading = isLeading
    }

    /// Returns whether the accessory is shown in a cell.
    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayedState {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    // MARK: The system's accessories

    private static func emphasized(_ scale: UIImage.SymbolScale) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            font: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold),
            scale: scale)
    }

    /// Returns a chevron: the cell leads somewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .symbol("chevron.forward", emphasized(.small), .tertiaryLabel),
            displayed: displayed, options)
    }

    /// Returns a chevron that expands and collapses the items below the cell.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .symbol("chevron.forward", emphasized(.small), nil), displayed: displayed, options)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .symbol("checkmark", emphasized(.medium), nil), displayed: displayed, options)
    }

    /// Returns a circle with an i.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .symbol("info.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large), nil),
            displayed: displayed, options)
    }

    /// Returns a red circle with a minus.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete,
            .badge("minus.circle.fill", back: options.backgroundColor ?? .systemRed, mark: options.tintColor ?? .white),
            displayed: displayed, options, isLeading: true)
    }

    /// Returns a green circle with a plus.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert,
            .badge(
                "plus.circle.fill", back: options.backgroundColor ?? .systemGreen, mark: options.tintColor ?? .white),
            displayed: displayed, options, isLeading: true)
    }

    /// Returns three lines for reordering the cell.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder,
            .symbol(
                "line.3.horizontal", UIImage.SymbolConfiguration(textStyle: .body, scale: .large), .tertiaryLabel),
            displayed: displayed, options)
    }

    /// Returns a circle, with a checkmark in it while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect,
            .badge("checkmark.circle.fill", back: options.backgroundColor, mark: options.tintColor ?? .white),
            displayed: displayed, options, isLeading: true)
    }

    /// Returns a text in the secondary color.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, .text(text, options.font ?? .preferredFont(forTextStyle: .body), .secondaryLabel),
            displayed: displayed, options)
    }

    /// Returns two chevrons: the cell has a menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .symbol("chevron.up.chevron.down", emphasized(.small), .secondaryLabel),
            displayed: displayed, options)
    }

    /// Returns a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed): (Bool, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed, _): (true, displayed)
            case .trailing(let displayed, _): (false, displayed)
            }
        return UICellAccessory(
            .customView,
            .view(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize ?? false),
            displayed: displayed, configuration, isLeading: isLeading)
    }

    /// The action for a tap on an accessory. Never called: there are no touches.
    public typealias ActionHandler = () -> Void
}
