import Foundation

extension NSObject {
    /// Whether the object has a method, according to the tables of the plug-in AppSources.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isFound(in: self) }

    /// Returns `nil`. A class hides it, to name the object that takes its place for a method.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// Whether objects of the class have a method.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        MethodTables.method(named: aSelector.description, of: self) != nil
    }

    /// Calls a method. The object that it returns is never released.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        result(aSelector.send(to: self))
    }

    /// Calls a method with an argument. The object that it returns is never released.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        result(aSelector.send(to: self, [object]))
    }

    /// Calls a method with two arguments. The object that it returns is never released.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        result(aSelector.send(to: self, [object1, object2]))
    }

    private func result(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value, !(value is Void) else { return nil }
        return Unmanaged.passRetained(value as AnyObject)
    }

    /// Calls the implementation that the object's class has of a method, or another one if it has none.
    ///
    /// The plug-in AppSources writes such calls into members of extensions that subclasses override.
    public func implementation<Result>(_ name: String, _ arguments: [Any?], default: () -> Result) -> Result {
        guard let method = MethodTables.method(named: name, of: type(of: self)), method.function != nil else {
            return `default`()
        }
        guard let result = method.send(to: self, arguments) as? Result else { return `default`() }
        return result
    }

    // MARK: Later

    /// Calls a method on the main thread: at once if this is the main thread and the caller waits.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = DelayedCall(self, aSelector, arg)
        if wait, Thread.isMainThread { return call.perform() }
        if wait { DispatchQueue.main.sync { call.perform() } } else { DispatchQueue.main.async { call.perform() } }
    }

    /// Calls a method on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = DelayedCall(self, aSelector, arg)
        Thread.detachNewThread { call.perform() }
    }

    /// Calls a method when the run loop of the thread has run for a while. A picture doesn't wait for it.
    ///
    /// - Parameter delay: In seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCall(self, aSelector, anArgument).schedule(after: delay, in: [.default])
    }

    /// Calls a method when the run loop of the thread has run in one of the modes for a while.
    ///
    /// - Parameter delay: In seconds.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCall(self, aSelector, anArgument).schedule(after: delay, in: modes)
    }

    /// Cancels the delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCall.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed calls of a method with an argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCall.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector
                && call.argument.map { $0 as AnyObject } === anArgument.map { $0 as AnyObject }
        }
    }
}
