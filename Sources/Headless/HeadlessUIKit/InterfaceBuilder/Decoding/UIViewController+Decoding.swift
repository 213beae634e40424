import InterfaceBuilder
import UIKitValues

extension UIViewController {
    /// Reads what all controllers have. Their views are made when they are loaded.
    final func decodeController(from reader: InterfaceReader) {
        let context = reader.context
        if context.storyboard != nil, context.owner == nil { context.owner = self }
        interface = ControllerInterface(context: context, controller: reader.element)
        reader.text("title").map { title = $0 }
        reader.value("modalPresentationStyle", InterfaceNames.modalPresentationStyles).map {
            modalPresentationStyle = $0
        }
        reader.value("modalTransitionStyle", InterfaceNames.modalTransitionStyles).map { modalTransitionStyle = $0 }
        reader.bool("definesPresentationContext").map { definesPresentationContext = $0 }
        reader.bool("providesPresentationContextTransitionStyle").map {
            providesPresentationContextTransitionStyle = $0
        }
        reader.bool("modalInPresentation").map { isModalInPresentation = $0 }
        reader.bool("hidesBottomBarWhenPushed").map { hidesBottomBarWhenPushed = $0 }
        reader.bool("automaticallyAdjustsScrollViewInsets").map { automaticallyAdjustsScrollViewInsets = $0 }
        reader.bool("extendedLayoutIncludesOpaqueBars").map { extendedLayoutIncludesOpaqueBars = $0 }
        reader.value("userInterfaceStyle", InterfaceNames.interfaceStyles).map { overrideUserInterfaceStyle = $0 }
        reader.child("edgesForExtendedLayout").map { edgesForExtendedLayout = UIRectEdge($0) }
        if let size = reader.size("preferredContentSize") ?? reader.size("contentSizeForViewInPopover") {
            preferredContentSize = size
        }
        reader.child("tabBarItem").flatMap(context.makeTabBarItem).map { tabBarItem = $0 }
        if let item = reader.child("navigationItem") {
            context.add(navigationItem, item) { $0.decodeNavigationItem(from: $1) }
        }
        let toolbar = reader.list("toolbarItems").compactMap { context.makeObject($0) as? UIBarButtonItem }
        if !toolbar.isEmpty { toolbarItems = toolbar }
        reader.ignore(
            "[view]", "<layoutGuides>", "autoresizesArchivedViewToFullSize", "interfaceStyle", "<keyCommands>",
            "<presentationControllers>", "<size>")
    }
}

extension UIRectEdge {
    fileprivate init(_ element: InterfaceElement) {
        self = []
        if element.bool("top") == true { insert(.top) }
        if element.bool("left") == true { insert(.left) }
        if element.bool("bottom") == true { insert(.bottom) }
        if element.bool("right") == true { insert(.right) }
    }
}

extension InterfaceReader {
    /// Returns the controllers that a container begins with, in the order of the file.
    fileprivate func related(_ relationship: String) -> [UIViewController] {
        element.connections.compactMap { element, connection in
            guard case .segue(let segue) = connection, segue.kind == .relationship(relationship) else { return nil }
            guard let controller = context.storyboard?.makeController(segue.destination) else {
                context.file.report("there is no controller \(segue.destination)", at: element)
                return nil
            }
            return controller
        }
    }
}

extension UINavigationController {
    final func decodeNavigation(from reader: InterfaceReader) {
        reader.child("navigationBar").map { element in
            let type = InterfaceClasses.type(
                of: element, standard: UINavigationBar.self, in: reader.context.file)
            if type != UINavigationBar.self { use(UIView.make(type)) }
            let inner = InterfaceReader(element, reader.context)
            inner.decode(navigationBar, UIView.decodeView)
            inner.decode(navigationBar, UINavigationBar.decodeNavigationBar)
            reader.context.register(navigationBar, inner.element)
            inner.reportUnread()
        }
        reader.child("toolbar").map { element in
            let inner = InterfaceReader(element, reader.context)
            inner.decode(toolbar, UIView.decodeView)
            inner.decode(toolbar, UIToolbar.decodeToolbar)
            reader.context.register(toolbar, inner.element)
            inner.reportUnread()
        }
        reader.bool("navigationBarHidden").map { isNavigationBarHidden = $0 }
        reader.bool("toolbarHidden").map { isToolbarHidden = $0 }
        reader.bool("hidesBarsOnSwipe").map { hidesBarsOnSwipe = $0 }
        reader.bool("hidesBarsOnTap").map { hidesBarsOnTap = $0 }
        reader.bool("hidesBarsWhenKeyboardAppears").map { hidesBarsWhenKeyboardAppears = $0 }
        reader.bool("hidesBarsWhenVerticallyCompact").map { hidesBarsWhenVerticallyCompact = $0 }
        let roots = reader.related("rootViewController")
        if !roots.isEmpty { viewControllers = roots }
    }
}

extension UITabBarController {
    final func decodeTabs(from reader: InterfaceReader) {
        reader.child("tabBar").map { element in
            let inner = InterfaceReader(element, reader.context)
            inner.decode(tabBar, UIView.decodeView)
            inner.decode(tabBar, UITabBar.decodeTabBar)
            reader.context.register(tabBar, inner.element)
            inner.reportUnread()
        }
        let controllers = reader.related("viewControllers")
        if !controllers.isEmpty { viewControllers = controllers }
        reader.integer("selectedIndex").map { selectedIndex = $0 }
        reader.ignore("selectedViewController")
    }
}

extension UISplitViewController {
    static func style(of reader: InterfaceReader?) -> Style {
        reader?.value("style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]) ?? .unspecified
    }

    final func decodeSplit(from reader: InterfaceReader) {
        let columns: [(String, Column)] = [
            ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
            ("detailViewController", .secondary), ("compactViewController", .compact),
        ]
        for (relationship, column) in columns {
            reader.related(relationship).first.map { setViewController($0, for: column) }
        }
        reader.value(
            "preferredDisplayMode",
            [
                "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
                "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
                "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
                "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
                "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            ]
        ).map { preferredDisplayMode = $0 }
        reader.number("preferredPrimaryColumnWidthFraction").map { preferredPrimaryColumnWidthFraction = $0 }
        reader.number("minimumPrimaryColumnWidth").map { minimumPrimaryColumnWidth = $0 }
        reader.number("maximumPrimaryColumnWidth").map { maximumPrimaryColumnWidth = $0 }
        reader.value("primaryEdge", ["leading": .leading, "trailing": .trailing]).map { primaryEdge = $0 }
        reader.ignore("presentsWithGesture", "behavior", "allowsDoubleColumnStyle")
    }
}

extension UIPageViewController {
    static func transitionStyle(of reader: InterfaceReader?) -> TransitionStyle {
        reader?.value("transitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll]) ?? .pageCurl
    }

    static func orientation(of reader: InterfaceReader?) -> NavigationOrientation {
        reader?.value("navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    }

    static func spine(of reader: InterfaceReader?) -> SpineLocation {
        reader?.value("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max]) ?? .min
    }

    final func decodePages(from reader: InterfaceReader) {
        reader.bool("doubleSided").map { isDoubleSided = $0 }
        reader.ignore("pageSpacing")
    }
}

extension UITableViewController {
    final func decodeTableController(from reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear").map { clearsSelectionOnViewWillAppear = $0 }
        reader.ignore("[refreshControl]")
    }
}

extension UICollectionViewController {
    final func decodeCollectionController(from reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear").map { clearsSelectionOnViewWillAppear = $0 }
        reader.bool("installsStandardGestureForInteractiveMovement").map {
            installsStandardGestureForInteractiveMovement = $0
        }
        reader.bool("useLayoutToLayoutNavigationTransitions").map { useLayoutToLayoutNavigationTransitions = $0 }
    }
}
