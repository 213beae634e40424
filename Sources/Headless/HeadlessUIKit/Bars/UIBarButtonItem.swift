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

    /// The view that replaces the button.
    open var customView: UIView? { didSet { changed() } }
    open var style: Style = .plain { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }

    /// The action, whose title and image the item takes.
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

    /// The width in points; 0 for the width of the content. A negative fixed space counts as 0.
    open var width: CGFloat = 0 { didSet { changed() } }

    /// The possible titles of the item: it has the width of the widest one.
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
    /// The method of the target that a tap calls.
    open var action: Selector?
    /// The object whose method a tap calls; for `nil`, the first responder that has the method.
    open weak var target: AnyObject?

    /// The group of the item.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The kind of a system item.
    final var systemItem: SystemItem?

    /// The button that a bar shows.
    final weak var shownView: UIView?

    /// The effect of a tap besides the primary action.
    final var invoke: (() -> Void)?

    final var backgroundImages = ButtonValues.ByState<UIImage>() { didSet { changed() } }
    final var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    // MARK: Creating

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a title or an image; by default, those of its action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates a system item.
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

    /// Creates a space that takes a share of a toolbar's remaining width.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Creates a space with a width in points.
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

    // MARK: Appearance

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

    /// Moves the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { titlePositionAdjustment = adjustment }
    }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titlePositionAdjustment : .zero
    }

    // MARK: Performing

    /// Does what a tap does. UIKit has no such method.
    public final func perform() {
        guard isEnabled else { return }
        primaryAction?.perform(sender: self)
        invoke?()
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }

    /// Returns a group with only this item, which the user can't move.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group with only this item, which the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }

    /// Returns a group with only this item, which the user can remove.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup { creatingFixedGroup() }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.barButtonItems
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title of a system item in the language of the render; `nil` for those with a symbol.
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

    /// The symbol of a system item, as in the system's documentation.
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
