internal import Rendering
internal import SwiftRuntime

extension Selector {
    /// Calls the method on an object: the method that the selector is made of, or the one of this name in the object's
    /// class. A problem is reported if there is none, or if it takes other arguments.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - arguments: Those that Objective-C would send. Methods may take fewer; missing ones are `nil`.
    /// - Returns: What the method returns.
    @discardableResult
    package func send(to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        var outcome = function?.call(target, arguments) ?? .wrongObject
        if case .wrongObject = outcome, let method = MethodTables.method(named: description, of: type(of: target)) {
            outcome = method.function?.call(target, arguments) ?? .wrongObject
        }
        switch outcome {
        case .returned(let value):
            return value
        case .wrongArgument(let value, let type):
            report(
                "\(Swift.type(of: target)) can't be sent “\(description)”: the method takes \(type), and the argument "
                    + "is " + (value.map { "\(Swift.type(of: $0))" } ?? "nil"))
            return nil
        case .wrongObject:
            return sendElsewhere(target, arguments)
        }
    }

    /// Calls the method on the object that takes the target's place for it, or reports that there is none.
    private func sendElsewhere(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
        if let other = forwardingTarget(of: target) { return send(to: other, arguments) }
        report(
            "\(type(of: target)) can't be sent “\(description)”: it has no such method that is known by name; compile "
                + "its file with the plug-in AppSources")
        return nil
    }

    /// The object that takes the target's place for the method, according to its own `forwardingTarget(for:)`.
    private func forwardingTarget(of target: AnyObject) -> AnyObject? {
        let method = MethodTables.method(named: "forwardingTargetForSelector:", of: type(of: target))
        guard let other = method?.send(to: target, [self]) as AnyObject?, other !== target else { return nil }
        return other
    }

    /// Calls the setter of this name in the object's class; returns whether the property can have the value.
    package func set(_ value: Any?, of object: AnyObject) -> Bool {
        guard let setter = MethodTables.method(named: description, of: type(of: object))?.function else { return false }
        if case .returned = setter.call(object, [value]) { return true }
        return false
    }

    /// Whether an object has the method, as the object itself says.
    package func isImplemented(by object: AnyObject) -> Bool {
        if let answer = MethodTables.method(named: "respondsToSelector:", of: type(of: object)) {
            return answer.send(to: object, [self]) as? Bool ?? false
        }
        return isFound(in: object)
    }

    /// Whether the method is in the tables of an object's class, or made of a method of it.
    package func isFound(in object: AnyObject) -> Bool {
        if MethodTables.method(named: description, of: type(of: object)) != nil { return true }
        guard let owner = function?.owner as? AnyClass else { return false }
        return sequence(first: type(of: object) as AnyClass) { Superclass.of($0) }.contains { $0 == owner }
    }

    private func report(_ message: String) {
        RenderProblems.report(RenderProblem(.other, message, .oncePerRun))
    }
}
