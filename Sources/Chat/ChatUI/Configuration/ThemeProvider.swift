import HeadlessUIKit
import Synchronization

/// A responder that creates its parts from ``Components``.
@MainActor @preconcurrency
public protocol ComponentsProvider: AnyObject {
    /// The responder's own components, or those of the nearest responder above it that has any, or the default.
    var components: Components { get set }

    /// Called after the components of the responder were set.
    func componentsDidRegister()
}

/// A responder that takes its colors, fonts and images from an ``Appearance``.
@MainActor @preconcurrency
public protocol AppearanceProvider: AnyObject {
    /// The responder's own appearance, or that of the nearest responder above it that has one, or the default.
    var appearance: Appearance { get set }

    /// Called after the appearance of the responder was set.
    func appearanceDidRegister()
}

/// A responder that uses components and an appearance.
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

/// A value of a responder that is inherited by those below it.
private struct ThemeSlot<Value> {
    /// The storage whose address is the key of the value.
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
    // Pointers that are only compared, never dereferenced.
    nonisolated(unsafe) static let components = ThemeSlot<Components>()
    nonisolated(unsafe) static let appearance = ThemeSlot<Appearance>()

    /// Whether any view has its own theme, which is rare: otherwise no view needs to search the responder chain.
    static let areUsed = Atomic(false)
}
