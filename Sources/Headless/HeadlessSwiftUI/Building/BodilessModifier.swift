/// A modifier that creates the nodes of its content itself, in `_makeNodes(of:in:content:)`.
package protocol BodilessModifier: ViewModifier where Body == Never {}

extension BodilessModifier {
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}
