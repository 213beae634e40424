/// A protocol with optional requirements, as `@objc` protocols have them on iOS.
///
/// Here, optional requirements are ordinary ones with defaults. UIKit's delegates refine this protocol; so do those of
/// an app that the plug-in AppSources rewrites.
public protocol ObjectiveCProtocol: AnyObject {}

extension ObjectiveCProtocol {
    /// Returns the object if it implements an optional method, and `nil` if the method is only the default.
    ///
    /// The plug-in writes `delegate.implementing("didTap:")?.didTap(self)` for `delegate.didTap?(self)`. Objects of
    /// modules that weren't rewritten count as implementing all methods.
    ///
    /// - Parameter name: The name of the method in Objective-C.
    public func implementing(_ name: String) -> Self? {
        let type: AnyClass = type(of: self)
        if MethodTables.method(named: "respondsToSelector:", of: type) != nil {
            return Selector(name).isImplemented(by: self) ? self : nil
        }
        return MethodTables.method(named: name, of: type) != nil || !MethodTables.isComplete(for: type) ? self : nil
    }

    /// Returns the value of an optional property; `nil` if the object doesn't have it.
    ///
    /// - Parameter name: The name of the property.
    public func optionalValue<Value>(_ name: String) -> Value? {
        MethodTables.method(named: name, of: type(of: self))?.send(to: self) as? Value
    }

    /// Whether the object has a method.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isImplemented(by: self) }
}
