import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an observer for each notification. The observer isn't retained.
    ///
    /// - Parameters:
    ///   - aName: The notifications' name; `nil` for all.
    ///   - anObject: Their sender; `nil` for any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = Observation(observer as AnyObject, aName, anObject)
        // The sender isn't retained, either.
        observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = observation.observer else { return }
            aSelector.send(to: observer, [notification])
        }
        Observation.add(observation, to: self)
    }

    /// Removes an observer that was added with a selector, or the token of one that was added with a closure.
    public func removeObserver(_ observer: AnyObject) {
        for observation in Observation.remove(of: observer, from: self, where: { _ in true }) {
            if let token = observation.token { removeObserver(token as Any) }
        }
        removeObserver(observer as Any)
    }

    /// Removes an observer of notifications with a name and a sender; `nil` means all names or senders.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let removed = Observation.remove(of: observer, from: self) { observation in
            (aName == nil || observation.name == aName)
                && (anObject == nil || observation.sender === anObject.map { $0 as AnyObject })
        }
        for observation in removed {
            if let token = observation.token { removeObserver(token as Any) }
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An observer that was added with a selector.
private final class Observation: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?) {
        self.observer = observer
        self.name = name
        self.sender = sender.map { $0 as AnyObject }
    }

    /// The observations by their center.
    private static let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

    /// Adds an observation, and forgets those whose observers are gone.
    static func add(_ observation: Observation, to center: NotificationCenter) {
        let gone = all.withLock { all in
            let known = all[ObjectIdentifier(center)] ?? []
            all[ObjectIdentifier(center)] = known.filter { $0.observer != nil } + [observation]
            return known.filter { $0.observer == nil }
        }
        for observation in gone {
            if let token = observation.token { center.removeObserver(token as Any) }
        }
    }

    static func remove(
        of observer: AnyObject, from center: NotificationCenter, where isRemoved: (Observation) -> Bool
    ) -> [Observation] {
        all.withLock { all in
            let known = all[ObjectIdentifier(center)] ?? []
            let removed = known.filter { $0.observer === observer && isRemoved($0) }
            all[ObjectIdentifier(center)] = known.filter { observation in !removed.contains { $0 === observation } }
            return removed
        }
    }
}
