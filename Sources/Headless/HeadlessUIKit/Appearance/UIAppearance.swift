/// What has an appearance proxy: views and the items of bars.
///
/// `UILabel.appearance()` returns a label of its own kind, the proxy, whose properties are taken over by the labels
/// that are laid out for a picture afterwards. It goes by values: a property counts as set on a view if it isn't as
/// UIKit's own class has it, so that one that was set to just that is taken for untouched. Taken over are the
/// properties that UIKit marks for it. What subclasses add is not; that is told.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// What may be named as being around a view: views and view controllers.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// The proxy for all views of the class.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) { UIView.make($0) } }

    /// The proxy for views inside instances of the types, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { UIView.make($0) }
    }

    /// The proxy for views that have the traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(of: self, for: trait) { UIView.make($0) }
    }

    /// The proxy for views that have the traits, inside instances of the types.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes, for: trait) { UIView.make($0) }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// The proxy for all items of the class.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) { UIBarItem.make($0) } }

    /// The proxy for items in bars inside instances of the types, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { UIBarItem.make($0) }
    }

    /// The proxy for items in bars that have the traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(of: self, for: trait) { UIBarItem.make($0) }
    }

    /// The proxy for items in bars that have the traits, inside instances of the types.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes, for: trait) { UIBarItem.make($0) }
    }
}
