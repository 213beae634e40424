/// What storyboards and nibs may set and call in a class: its outlets, actions and inspectable properties.
///
/// iOS finds them by their names in the Objective-C runtime. Here, a class has a nested enumeration with the name
/// `InterfaceBuilderTable`, which lists them. It isn't private, and superclasses have tables of their own:
///
///     class SignInViewController: UIViewController {
///         weak var nameField: UITextField!
///         func logIn(_ sender: UIButton) {}
///
///         enum InterfaceBuilderTable: InterfaceBuilderConnections {
///             static var connections: [InterfaceBuilderConnection] {
///                 [
///                     .property("nameField", \SignInViewController.nameField),
///                     .action("logIn:", SignInViewController.logIn(_:)),
///                 ]
///             }
///         }
///     }
///
/// Extensions in other files have tables of their own, with the names `InterfaceBuilderTable2`, `InterfaceBuilderTable3`
/// and so on. UIKit has no such protocol.
@MainActor @preconcurrency
public protocol InterfaceBuilderConnections {
    /// The connections that the class itself declares.
    static var connections: [InterfaceBuilderConnection] { get }
}

/// A property or a method of a class that a storyboard or nib may refer to. UIKit has no such type.
@MainActor @preconcurrency
public struct InterfaceBuilderConnection {
    enum Use {
        /// Sets the property of an object; returns whether it can have the value.
        case property((AnyObject, Any?) -> Bool)
        case action((_ target: AnyObject, _ sender: Any?, UIEvent?) -> Void)
        case segueAction((_ source: AnyObject, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?)
    }

    /// The name of the property, or the selector of the method.
    let name: String
    let use: Use

    /// A property: an outlet, a collection of outlets, or an inspectable property.
    ///
    /// - Parameters:
    ///   - name: The name of the property in Interface Builder.
    ///   - path: The property. It may be optional, weak, or an array.
    public static func property<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> InterfaceBuilderConnection {
        InterfaceBuilderConnection(
            name: name,
            use: .property { owner, value in
                guard let owner = owner as? Owner, let value: Value = InterfaceValue.cast(value) else { return false }
                owner[keyPath: path] = value
                return true
            })
    }

    /// An action without arguments, such as `reload` for `func reload()`.
    public static func action<Owner: AnyObject>(
        _ selector: String, _ method: @escaping (Owner) -> () -> Void
    ) -> InterfaceBuilderConnection {
        action(selector) { (owner: Owner, _, _) in method(owner)() }
    }

    /// An action with its sender, such as `logIn:` for `func logIn(_ sender: UIButton)`.
    public static func action<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping (Owner) -> (Sender) -> Void
    ) -> InterfaceBuilderConnection {
        action(selector) { (owner: Owner, sender, _) in
            if let sender: Sender = InterfaceValue.cast(sender) { method(owner)(sender) }
        }
    }

    /// An action with its sender and the event, such as `drag:forEvent:`.
    public static func action<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping (Owner) -> (Sender, UIEvent) -> Void
    ) -> InterfaceBuilderConnection {
        action(selector) { (owner: Owner, sender, event) in
            if let sender: Sender = InterfaceValue.cast(sender) { method(owner)(sender, event ?? UIEvent()) }
        }
    }

    private static func action<Owner: AnyObject>(
        _ selector: String, _ call: @escaping (Owner, Any?, UIEvent?) -> Void
    ) -> InterfaceBuilderConnection {
        InterfaceBuilderConnection(
            name: selector,
            use: .action { target, sender, event in
                if let owner = target as? Owner { call(owner, sender, event) }
            })
    }

    /// A method with `@IBSegueAction` that creates the destination of a segue.
    public static func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ selector: String, _ method: @escaping (Owner) -> (NSCoder) -> Controller?
    ) -> InterfaceBuilderConnection {
        segueAction(selector) { (owner: Owner, coder, _, _) in method(owner)(coder) }
    }

    /// A method with `@IBSegueAction` that creates the destination of a segue for a sender.
    public static func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ selector: String, _ method: @escaping (Owner) -> (NSCoder, Any?) -> Controller?
    ) -> InterfaceBuilderConnection {
        segueAction(selector) { (owner: Owner, coder, sender, _) in method(owner)(coder, sender) }
    }

    /// A method with `@IBSegueAction` that creates the destination of a segue for a sender and the segue's identifier.
    public static func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ selector: String, _ method: @escaping (Owner) -> (NSCoder, Any?, String?) -> Controller?
    ) -> InterfaceBuilderConnection {
        segueAction(selector) { (owner: Owner, coder, sender, identifier) in method(owner)(coder, sender, identifier) }
    }

    private static func segueAction<Owner: AnyObject>(
        _ selector: String, _ make: @escaping (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) -> InterfaceBuilderConnection {
        InterfaceBuilderConnection(
            name: selector,
            use: .segueAction { source, coder, sender, identifier in
                (source as? Owner).flatMap { make($0, coder, sender, identifier) }
            })
    }
}
