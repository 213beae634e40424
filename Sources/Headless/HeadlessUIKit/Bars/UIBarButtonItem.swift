import Frames
import Rendering
import UIKitValues

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// The view that stands in place of a button.
    open var customView: UIView? { didSet { changed() } }
    open var style: Style = .plain { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }

    /// Takes its title and its image with it.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// Kept and never read: menus open by touch.
    open var menu: UIMenu?
    /// Kept and never read: menus open by touch.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Kept and never read: there are no touches.
    open var changesSelectionAsPrimaryAction = false

    /// In points; 0 for as wide as the content. A negative fixed space counts as none.
    open var width: CGFloat = 0 { didSet { changed() } }

    /// The titles that the item may have: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { changed() } }

    /// Kept and never read: the button has no background. Reported.
    open var isSelected = false {
        didSet {
            guard isSelected else { return }
            RenderProblems.report(
                .undrawn("UIBarButtonItem.isSelected", of: self, instead: "the button has no background"))
        }
    }

    open var isHidden = false { didSet { changed() } }
    /// Kept and never read: animations aren't played.
    open var isSymbolAnimationEnabled = false
    /// Kept and never sent: on Linux there are no selectors. A method reference takes its place.
    open var action: Selector?
    /// Kept and never read: on Linux there are no selectors. A method reference takes its place.
    open weak var target: AnyObject?

    /// The group that the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// What the item is if it is one of the system's.
    final var systemItem: SystemItem?

    /// The button that a bar shows.
    final weak var shownView: UIView?

    /// What a touch does besides the primary action.
    final var invoke: (() -> Void)?

    final var backgroundImages = ButtonValues.ByState<UIImage>() { didSet { changed() } }
    final var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    // MARK: Creating

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a title or an image. Without them it has those of its action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates an item of the system's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        become(systemItem)
    }

    final func become(_ item: SystemItem) {
        systemItem = item
        title = item.title
        image = item.symbolName.flatMap { UIImage(systemName: $0) }
        style = item == .done || item == .save ? .done : .plain
    }

    /// Room that takes its share of what is left free in a toolbar.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Room of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let space = space(.fixedSpace)
        space.width = width
        return space
    }

    private class func space(_ item: SystemItem) -> Self {
        let space = unsafeDowncast(UIBarItem.make(self), to: Self.self)
        space.systemItem = item
        return space
    }

    // MARK: Looks

    /// Sets the image behind the button in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { backgroundImages[state] = backgroundImage }
    }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[exactly: state] : nil
    }

    /// Sets the image behind the button in a state; it is the same in all styles.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }

    /// Moves the title from its place, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { titlePositionAdjustment = adjustment }
    }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titlePositionAdjustment : .zero
    }

    // MARK: Doing

    /// Does what a touch would do. UIKit has no such method: there, a finger does it.
    public final func perform() {
        guard isEnabled else { return }
        primaryAction?.perform(sender: self)
        invoke?()
    }

    /// Returns a group with this item alone, which stays where it is.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group with this item alone, which the user may move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }

    /// Returns a group with this item alone, which the user may remove.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup { creatingFixedGroup() }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.barButtonItems
    }
}

extension UIBarButtonItem.SystemItem {
    /// The item's title in the language of the render; `nil` for those that are symbols.
    fileprivate var title: String? {
        switch self {
        case .done: SystemText.done.localized
        case .cancel: SystemText.cancel.localized
        case .edit: SystemText.edit.localized
        case .save: SystemText.save.localized
        case .undo: SystemText.undo.localized
        case .redo: SystemText.redo.localized
        case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
            .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close:
            nil
        }
    }

    /// The symbol that the system shows, as its documentation pictures it.
    fileprivate var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
        }
    }
}
