import Foundation
import HeadlessUIKit

/// A view in one line, in the format of UIKit's debugger, without memory addresses.
@MainActor
enum ViewDescription {
    /// Returns the lines of a view and its subviews.
    static func lines(_ view: UIView) -> [String] {
        [line(view)] + view.subviews.flatMap { lines($0).map { "   | \($0)" } }
    }

    private static func line(_ view: UIView) -> String {
        let rect = view.frame
        var parts = ["frame = (\(pair(rect.minX, rect.minY)); \(pair(rect.width, rect.height)))"]
        if let text = text(of: view) { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        // UIKit never lists a label's opacity flag.
        if !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(view.autoresizingMask.abbreviation)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let name = view.accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(name)'") }
        parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))")>")
        return "<\(className(view)); \(parts.joined(separator: "; "))>"
    }

    /// The name of a view's class in UIKit.
    static func className(_ view: UIView) -> String {
        let name = "\(type(of: view))"
        guard name == "BarContainerView" || name == "NavigationContainerView" else { return name }
        return view.next is UIPageViewController ? "_UIPageViewControllerContentView" : "UILayoutContainerView"
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }

    private static func pair(_ one: CGFloat, _ other: CGFloat) -> String { "\(number(one)) \(number(other))" }

    /// Six digits, as C's `%g` prints them.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension UIView.AutoresizingMask {
    /// The flexible dimensions: `W+H`.
    fileprivate var abbreviation: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

/// The controllers below one, one line each, in the format of UIKit's debugger, without memory addresses.
@MainActor
struct ControllerDescription {
    let root: UIViewController

    /// Returns the lines of a controller, its children and the one that it presents.
    func lines(_ controller: UIViewController) -> [String] {
        let children = controller.children.flatMap { lines($0).map { "   | \($0)" } }
        return ["<\(type(of: controller))>, state: \(controller.appearanceState), view: \(view(of: controller))"]
            + children
    }

    private func view(of controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else {
            // UIKit loads a tab's navigation container with the tab; here it is loaded when the tab is shown.
            let isTab = controller is UINavigationController && controller.parent is UITabBarController
            return isTab ? "<UILayoutContainerView> not in the window" : "(view not loaded)"
        }
        let isShown = root.viewIfLoaded.map { view === $0 || view.isDescendant(of: $0) } ?? false
        return "<\(ViewDescription.className(view))>" + (isShown ? "" : " not in the window")
    }
}
