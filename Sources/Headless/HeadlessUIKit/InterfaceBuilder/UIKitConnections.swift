internal import SwiftRuntime

/// The outlets of UIKit's classes, and the properties that user-defined runtime attributes may set.
@MainActor
enum UIKitConnections {
    /// Returns the property of a name that the object's class or the next superclass declares.
    static func property(_ name: String, of object: AnyObject) -> UIKitProperty? {
        let classes = sequence(first: type(of: object) as AnyClass) { Superclass.of($0) }
        return classes.lazy.compactMap { byClass[ObjectIdentifier($0)]?.first { $0.name == name } }.first
    }

    private static let byClass: [ObjectIdentifier: [UIKitProperty]] = [
        ObjectIdentifier(UIView.self): views,
        ObjectIdentifier(UIControl.self): [
            .property("enabled", \UIControl.isEnabled), .property("selected", \UIControl.isSelected),
            .property("isEnabled", \UIControl.isEnabled), .property("isSelected", \UIControl.isSelected),
        ],
        ObjectIdentifier(UILabel.self): [
            .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
            .property("numberOfLines", \UILabel.numberOfLines), .property("shadowColor", \UILabel.shadowColor),
            .property("minimumScaleFactor", \UILabel.minimumScaleFactor),
            .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        ],
        ObjectIdentifier(UIImageView.self): [.property("image", \UIImageView.image)],
        ObjectIdentifier(UITextField.self): [
            .property("delegate", \UITextField.delegate), .property("text", \UITextField.text),
            .property("placeholder", \UITextField.placeholder), .property("textColor", \UITextField.textColor),
            .property("leftView", \UITextField.leftView), .property("rightView", \UITextField.rightView),
        ],
        ObjectIdentifier(UITextView.self): [
            .property("delegate", \UITextView.delegate), .property("text", \UITextView.text),
            .property("textColor", \UITextView.textColor),
        ],
        ObjectIdentifier(UISearchBar.self): [.property("delegate", \UISearchBar.delegate)],
        ObjectIdentifier(UIStackView.self): [.property("spacing", \UIStackView.spacing)],
        ObjectIdentifier(UIScrollView.self): [
            .property("delegate", \UIScrollView.storedDelegate),
            .property("refreshControl", \UIScrollView.refreshControl),
        ],
        ObjectIdentifier(UITableView.self): [
            .property("dataSource", \UITableView.dataSource), .property("delegate", \UITableView.delegate),
            .kept("prefetchDataSource") { (owner: UITableView, value) in owner.prefetchDataSource = value },
            .property("tableHeaderView", \UITableView.tableHeaderView),
            .property("tableFooterView", \UITableView.tableFooterView),
            .property("backgroundView", \UITableView.backgroundView),
            .property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
            .property("rowHeight", \UITableView.rowHeight),
        ],
        ObjectIdentifier(UITableViewCell.self): [
            .property("accessoryView", \UITableViewCell.accessoryView),
            .property("editingAccessoryView", \UITableViewCell.editingAccessoryView),
            .property("backgroundView", \UITableViewCell.backgroundView),
            .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        ],
        ObjectIdentifier(UICollectionView.self): [
            .property("dataSource", \UICollectionView.dataSource), .property("delegate", \UICollectionView.delegate),
            .kept("prefetchDataSource") { (owner: UICollectionView, value) in owner.prefetchDataSource = value },
            .property("backgroundView", \UICollectionView.backgroundView),
        ],
        ObjectIdentifier(UICollectionViewCell.self): [
            .property("backgroundView", \UICollectionViewCell.backgroundView),
            .property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ],
        ObjectIdentifier(UIPickerView.self): [
            .property("dataSource", \UIPickerView.dataSource), .property("delegate", \UIPickerView.delegate),
        ],
        ObjectIdentifier(UINavigationBar.self): [
            .kept("delegate") { (owner: UINavigationBar, value) in owner.delegate = value }
        ],
        ObjectIdentifier(UITabBar.self): [
            .kept("delegate") { (owner: UITabBar, value) in owner.delegate = value },
            .property("selectedItem", \UITabBar.selectedItem),
            .property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        ],
        ObjectIdentifier(UIToolbar.self): [.property("delegate", \UIToolbar.delegate)],
        ObjectIdentifier(UIViewController.self): [
            .property("view", \UIViewController.view), .property("title", \UIViewController.title),
            .property("transitioningDelegate", \UIViewController.transitioningDelegate),
        ],
        ObjectIdentifier(UINavigationController.self): [.property("delegate", \UINavigationController.delegate)],
        ObjectIdentifier(UITabBarController.self): [
            .kept("delegate") { (owner: UITabBarController, value) in owner.delegate = value },
            .property("selectedIndex", \UITabBarController.selectedIndex),
        ],
        ObjectIdentifier(UISplitViewController.self): [.property("delegate", \UISplitViewController.delegate)],
        ObjectIdentifier(UIPageViewController.self): [
            .property("dataSource", \UIPageViewController.dataSource),
            .kept("delegate") { (owner: UIPageViewController, value) in owner.delegate = value },
        ],
        ObjectIdentifier(UINavigationItem.self): [
            .property("titleView", \UINavigationItem.titleView),
            .property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
            .property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        ],
        ObjectIdentifier(UIBarButtonItem.self): [.property("customView", \UIBarButtonItem.customView)],
        ObjectIdentifier(UIGestureRecognizer.self): [
            .kept("delegate") { (owner: UIGestureRecognizer, value) in owner.delegate = value }
        ],
    ]

    private static let views: [UIKitProperty] = [
        .property("gestureRecognizers", \UIView.connectedRecognizers),
        .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
        .property("alpha", \UIView.alpha), .property("hidden", \UIView.isHidden),
        .property("isHidden", \UIView.isHidden), .property("tag", \UIView.tag),
        .property("clipsToBounds", \UIView.clipsToBounds),
        .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .property("accessibilityLabel", \UIView.accessibilityLabel),
        .property("accessibilityHint", \UIView.accessibilityHint),
        .property("accessibilityValue", \UIView.accessibilityValue),
        .property("isAccessibilityElement", \UIView.isAccessibilityElement),
        .property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        .property("overrideUserInterfaceStyle", \UIView.interfaceStyleNumber),
        .property("mask", \UIView.mask),
    ]
}

extension UIView {
    /// The gesture recognizers; adding them by connections also tells them their view.
    fileprivate var connectedRecognizers: [UIGestureRecognizer]? {
        get { gestureRecognizers }
        set { for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) } }
    }

    /// The appearance as the number that a runtime attribute has.
    fileprivate var interfaceStyleNumber: Int {
        get { overrideUserInterfaceStyle.rawValue }
        set { overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: newValue) ?? .unspecified }
    }
}
