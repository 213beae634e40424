/// An object with an appearance proxy: a view or the item of a bar.
///
/// `UILabel.appearance()` returns the proxy: a label whose properties apply to labels that are laid out afterward.
/// Values decide: a property counts as set on a view if it differs from the default of UIKit's class, so setting it to
/// exactly the default has no effect. The proxy applies the properties that UIKit marks with `UI_APPEARANCE_SELECTOR`.
/// Properties of subclasses aren't applied, which is reported.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// An object that can contain views with a proxy: a view or a view controller.
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
