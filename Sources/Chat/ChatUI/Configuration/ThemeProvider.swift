import HeadlessUIKit
import Synchronization

/// A responder that creates its parts from ``Components``.
@MainActor @preconcurrency
public protocol ComponentsProvider: AnyObject {
    /// The responder's own components, else those of the nearest one above it that has some, else the default.
    var components: Components { get set }

    /// Called after components were given to the responder.
    func componentsDidRegister()
}

/// A responder that takes its colors, fonts and images from an ``Appearance``.
@MainActor @preconcurrency
public protocol AppearanceProvider: AnyObject {
    /// The responder's own appearance, else that of the nearest one above it that has some, else the default.
    var appearance: Appearance { get set }

    /// Called after an appearance was given to the responder.
    func appearanceDidRegister()
}

/// A responder that needs both.
@MainActor @preconcurrency
public protocol ThemeProvider: ComponentsProvider, AppearanceProvider {}

extension ComponentsProvider where Self: UIResponder {
    public var components: Components {
        get { ThemeSlots.components.value(for: self) ?? .default }
        set { register(components: newValue) }
    }

    public func register(components: Components) {
        ThemeSlots.components.set(components, for: self)
        componentsDidRegister()
    }

    public func componentsDidRegister() {}
}

extension AppearanceProvider where Self: UIResponder {
    public var appearance: Appearance {
        get { ThemeSlots.appearance.value(for: self) ?? .default }
        set { register(appearance: newValue) }
    }

    public func register(appearance: Appearance) {
        ThemeSlots.appearance.set(appearance, for: self)
        appearanceDidRegister()
    }

    public func appearanceDidRegister() {}
}

/// A value that responders keep and that those below them find.
private struct ThemeSlot<Value> {
    /// Its address is the key under which the value is kept.
    let key: UnsafeRawPointer

    init() {
        key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }

    /// Returns the value of the nearest responder up the chain that has one, starting with `responder` itself.
    @MainActor
    func value(for responder: UIResponder) -> Value? {
        guard ThemeSlots.areUsed.load(ordering: .relaxed) else { return nil }
        var current: UIResponder? = responder
        while let candidate = current {
            if let value = objc_getAssociatedObject(candidate, key) as? Value { return value }
            current = candidate.next
        }
        return nil
    }

    func set(_ value: Value, for responder: UIResponder) {
        ThemeSlots.areUsed.store(true, ordering: .relaxed)
        objc_setAssociatedObject(responder, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

private enum ThemeSlots {
    // Pointers that are never read through, only compared.
    nonisolated(unsafe) static let components = ThemeSlot<Components>()
    nonisolated(unsafe) static let appearance = ThemeSlot<Appearance>()

    /// Nearly no program gives single views a theme: until one does, no view walks up the chain to look for it.
    static let areUsed = Atomic(false)
}
