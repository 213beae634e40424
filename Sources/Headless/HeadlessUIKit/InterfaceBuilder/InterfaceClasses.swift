import Foundation
import InterfaceBuilder

/// The classes of a file's elements.
@MainActor
enum InterfaceClasses {
    /// Returns the class of an element: the app's own if the file names one, and otherwise UIKit's.
    static func type<Object: AnyObject>(
        of element: InterfaceElement, standard: Object.Type, in file: InterfaceFile
    ) -> Object.Type {
        guard let name = element["customClass"] else { return standard }
        let module = element["customModule"]
        if module == nil, let own = uikit[name] as? Object.Type { return own }
        let modules = modules(module, file)
        for module in modules {
            guard let type = NSClassFromString("\(module).\(name)") else { continue }
            if let type = type as? Object.Type { return type }
            file.report("the class \(name) of <\(element.name)> isn't a \(standard)", at: element)
            return standard
        }
        let places = modules.isEmpty ? "any module" : modules.map { "“\($0)”" }.joined(separator: " or ")
        file.report(
            "there is no class \(name) in \(places); <\(element.name)> is a \(standard)", at: element,
            about: "class \(name)")
        return standard
    }

    /// Returns the modules in which a class of the app may be: the one that the file names, which may have another name
    /// here, the module of the file's bundle, and that of the app's delegate.
    private static func modules(_ named: String?, _ file: InterfaceFile) -> [String] {
        var seen: Set<String> = []
        return ([named] + AppModule.modules(of: file.bundle) + [AppModule.launched]).compactMap(\.self)
            .filter { seen.insert($0).inserted }
    }

    /// The classes of UIKit that files name as custom classes.
    private static let uikit: [String: AnyClass] = [
        "UIView": UIView.self, "UIControl": UIControl.self, "UILabel": UILabel.self, "UIButton": UIButton.self,
        "UIImageView": UIImageView.self, "UIScrollView": UIScrollView.self, "UIStackView": UIStackView.self,
        "UIViewController": UIViewController.self, "UINavigationController": UINavigationController.self,
        "UITabBarController": UITabBarController.self, "UITableViewController": UITableViewController.self,
        "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self, "UITextField": UITextField.self,
        "UITextView": UITextView.self, "UIWindow": UIWindow.self, "UIVisualEffectView": UIVisualEffectView.self,
        "UIColorWell": UIColorWell.self, "UICalendarView": UICalendarView.self,
        "UISearchTextField": UISearchTextField.self, "UICollectionViewListCell": UICollectionViewListCell.self,
        "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
    ]

    /// The classes of views by their elements.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "tableView": UITableView.self, "collectionView": UICollectionView.self,
        "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
        "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self, "window": UIWindow.self,
        "colorWell": UIColorWell.self, "refreshControl": UIRefreshControl.self, "calendarView": UICalendarView.self,
        "control": UIControl.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self,
    ]

    /// The classes of controllers by their elements.
    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
    ]

    /// The classes of gesture recognizers by their elements. The name of a long press has been misspelled since iOS 5.
    static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]
}
