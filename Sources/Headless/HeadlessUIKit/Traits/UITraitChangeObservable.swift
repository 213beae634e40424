/// The token of a registration for trait changes.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A view or a controller that notifies of changes of its traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure that is called after traits have changed, with the object and its previous traits.
public typealias UITraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls a closure whenever one of the given traits has changed, until the registration is removed.
    @discardableResult @preconcurrency
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        guard let store = self as? any TraitRegistrationStore else { return TraitRegistration(traits) { _ in } }
        return store.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }
}

/// An object that stores registrations.
@MainActor
protocol TraitRegistrationStore: UITraitChangeObservable {
    var traitRegistrations: TraitRegistrations { get set }
}

extension TraitRegistrationStore {
    fileprivate func add(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        let registration = TraitRegistration(traits, call)
        traitRegistrations.list.append(registration)
        return registration
    }
}

/// The registrations of a view or controller, in order.
@MainActor
struct TraitRegistrations {
    fileprivate var list: [TraitRegistration] = []

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        list.removeAll { $0 === registration }
    }

    func notify(from previous: UITraitCollection, to traits: UITraitCollection) {
        for registration in list
        where registration.traits.contains(where: { !previous.values.agrees(with: traits.values, on: $0) }) {
            registration.call(previous)
        }
    }
}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
        super.init()
    }
}

extension UIView: TraitRegistrationStore {
    var traitRegistrations: TraitRegistrations {
        get { traitExtras?.registrations ?? TraitRegistrations() }
        set { requiredTraitExtras.registrations = newValue }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitExtras?.registrations.remove(registration)
    }
}

extension UIViewController: TraitRegistrationStore {
    var traitRegistrations: TraitRegistrations {
        get { traitState?.registrations ?? TraitRegistrations() }
        set { madeTraitState.registrations = newValue }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState?.registrations.remove(registration)
    }
}
