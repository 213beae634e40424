import Frames
import Rendering

/// The proxies in use. As in UIKit, they apply for the entire run.
@MainActor
public enum AppearanceProxies {
    /// Removes all proxies, so that a test leaves none behind. UIKit has no such method.
    public static func removeAll() {
        rules = []
        generation += 1
    }

    static var isInUse: Bool { !rules.isEmpty }

    /// Changes when proxies are added or removed; views remember the one that they were last updated for.
    private(set) static var generation: Int32 = 1

    private static var rules: [AppearanceRule] = []

    static func proxy<Object: NSObject>(
        of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [],
        for traits: UITraitCollection? = nil, make: (Object.Type) -> Object
    ) -> Object {
        generation += 1
        let found = rules.first { rule in
            rule.type == type && rule.traits == traits
                && rule.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let proxy = found?.proxy as? Object { return proxy }
        let proxy = make(type)
        rules.append(AppearanceRule(type: type, containers: containers, traits: traits, proxy: proxy))
        return proxy
    }

    // MARK: Applying

    /// Applies the proxies to the view and its descendants, unless they are up to date.
    static func apply(toSubtreeOf view: UIView) {
        if view.layoutState.appearanceGeneration != generation {
            view.layoutState.appearanceGeneration = generation
            if apply(to: view, inside: view) { view.didApplyAppearance() }
        }
        for subview in view.subviews { apply(toSubtreeOf: subview) }
    }

    /// Applies the proxies to an item.
    static func apply(to item: UIBarItem, in bar: UIView) {
        // The bar is creating the item's view, so it needn't be notified of changes.
        let changed = item.changed
        item.changed = {}
        _ = apply(to: item as NSObject, inside: bar)
        item.changed = changed
    }

    /// Returns whether anything was applied.
    private static func apply(to object: NSObject, inside view: UIView) -> Bool {
        let matching = rules.filter { $0.matches(object, inside: view) }.sorted { $0.precedes($1) }
        guard !matching.isEmpty else { return false }
        for rule in matching { rule.reportCustomProperties() }
        var taken = AppliedAppearance.of(object)
        var hasChanged = false
        for property in AppearanceProperty.all(of: object) {
            guard let rule = matching.last(where: { $0.sets(property) }) else { continue }
            let (value, current) = (property.get(rule.proxy), property.get(object))
            let isUntouched =
                property.areEqual(current, property.pristine)
                || taken.values[property.name].map { property.areEqual(current, $0) } ?? false
            guard isUntouched, !property.areEqual(current, value) else { continue }
            property.set(object, value)
            taken.values[property.name] = property.get(object)
            hasChanged = true
        }
        if hasChanged { taken.keep(with: object) }
        return hasChanged
    }
}

/// The properties that an object has from proxies. They may be replaced, unlike those set on the object itself.
@MainActor
private struct AppliedAppearance {
    var values: [String: Any] = [:]

    private static var key: UInt8 = 0

    static func of(_ object: NSObject) -> AppliedAppearance {
        if let item = object as? UIBarItem {
            return item.appliedAppearance as? AppliedAppearance ?? AppliedAppearance()
        }
        return objc_getAssociatedObject(object, &key) as? AppliedAppearance ?? AppliedAppearance()
    }

    func keep(with object: NSObject) {
        if let item = object as? UIBarItem { return item.appliedAppearance = self }
        objc_setAssociatedObject(object, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// A proxy, and the views that it applies to.
@MainActor
final class AppearanceRule {
    let type: NSObject.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: NSObject

    /// The values of the proxy before any was set.
    private let initial: [String: Any?]
    private let initialCustomProperties: [String: String]
    private var reportedNames: Set<String> = []

    init(
        type: NSObject.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?, proxy: NSObject
    ) {
        self.type = type
        self.containers = containers
        self.traits = traits
        self.proxy = proxy
        var initial: [String: Any?] = [:]
        for property in AppearanceProperty.all(of: proxy) {
            initial[property.name] = property.get(proxy)
        }
        self.initial = initial
        initialCustomProperties = Self.customProperties(of: proxy)
    }

    func sets(_ property: AppearanceProperty) -> Bool {
        guard let before = initial[property.name] else { return false }
        return !property.areEqual(before, property.get(proxy))
    }

    func matches(_ object: NSObject, inside view: UIView) -> Bool {
        guard object !== proxy, object.isKind(of: type) else { return false }
        if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
        return containers.isEmpty || isContained(object, view)
    }

    private func isContained(_ object: NSObject, _ view: UIView) -> Bool {
        var remaining = containers[...]
        func meet(_ candidate: AnyObject) {
            guard let wanted = remaining.first, let candidate = candidate as? NSObject else { return }
            if let type = wanted as? NSObject.Type, candidate.isKind(of: type) { remaining.removeFirst() }
        }
        if let controller = view.owningViewController { meet(controller) }
        var ancestor = object === view ? view.superview : view
        while let current = ancestor, !remaining.isEmpty {
            meet(current)
            if let controller = current.owningViewController { meet(controller) }
            ancestor = current.superview
        }
        return remaining.isEmpty
    }

    /// Proxies of subclasses and of more containers take precedence.
    func precedes(_ other: AppearanceRule) -> Bool {
        let (own, others) = (
            containers.count + (traits == nil ? 0 : 1), other.containers.count + (other.traits == nil ? 0 : 1)
        )
        if type != other.type { return other.type.isSubclass(of: type) }
        return own < others
    }

    // MARK: Custom properties

    /// Reports properties that were set on the proxy and that an app's subclass declares.
    func reportCustomProperties() {
        let now = Self.customProperties(of: proxy)
        for name in now.keys.sorted()
        where now[name] != initialCustomProperties[name] && reportedNames.insert(name).inserted {
            RenderProblems.report(
                "\(type).appearance().\(name) is set and isn't applied to views: only UIKit's own properties are")
        }
    }

    /// The stored properties of classes outside UIKit, as comparable texts.
    private static func customProperties(of object: NSObject) -> [String: String] {
        var (result, mirror): ([String: String], Mirror?) = ([:], Mirror(reflecting: object))
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.") {
            for child in current.children {
                if let label = child.label { result[label] = "\(child.value)" }
            }
            mirror = current.superclassMirror
        }
        return result
    }
}

extension NSObject {
    fileprivate func isKind(of type: NSObject.Type) -> Bool { Swift.type(of: self).isSubclass(of: type) }

    fileprivate static func isSubclass(of other: NSObject.Type) -> Bool {
        var current: AnyClass? = self
        while let type = current {
            if type == other { return true }
            current = _getSuperclass(type)
        }
        return false
    }
}

extension UIView {
    /// Applies the proxies when the view is added to a hierarchy that is up to date; otherwise, they are applied with
    /// the hierarchy.
    final func applyAppearance(enteringFrom parent: UIView) {
        forgetAppearance()
        if parent.layoutState.appearanceGeneration == AppearanceProxies.generation {
            AppearanceProxies.apply(toSubtreeOf: self)
        }
    }

    private func forgetAppearance() {
        layoutState.appearanceGeneration = 0
        for subview in subviews { subview.forgetAppearance() }
    }
}
