import Frames
import Rendering

/// The context in which a view's nodes are created.
public struct BuildContext {
    /// The hash of the path to the view. It is equal in each pass, so that states are found again.
    package private(set) var identity = StableHash()

    package var environment: EnvironmentValues

    /// The state that outlives a pass.
    package let store: StateStore

    /// The axis of the innermost stack; `nil` outside stacks.
    package var stackAxis: Axis?

    /// The nearest enclosing scroll view, safe area or coordinate space.
    package var scope: LayoutScope?

    /// Whether the enclosing container creates its rows only when they become visible; `ForEach` then creates
    /// ``DeferredNodes``.
    package var defersRows = false

    /// The type of the view or modifier whose body is being evaluated, for names and problems.
    package private(set) var component: Any.Type?

    /// The number of enclosing views and modifiers with a body.
    private(set) var depth = 0

    /// The innermost of them, recorded only if there are very many.
    private(set) var innermostComponents: [Any.Type] = []

    package init(environment: EnvironmentValues, store: StateStore) {
        self.environment = environment
        self.store = store
    }

    /// Returns the context of a child, by its index among its siblings.
    package func child(_ number: Int) -> BuildContext {
        var copy = self
        copy.identity.add(word: UInt64(truncatingIfNeeded: number))
        return copy
    }

    /// Returns the context of a child, by its identifier among its siblings.
    package func child<ID: Hashable>(id: ID) -> BuildContext {
        var copy = self
        // Swift's hash values are stable within a process, and no identity outlives it.
        copy.identity.add(word: UInt64(truncatingIfNeeded: id.hashValue))
        return copy
    }

    /// Returns the context of a dynamic property by its index, which differs from that of any child.
    func property(_ number: Int) -> BuildContext {
        var copy = child(number)
        copy.identity.add(word: 0x9809)
        return copy
    }

    /// Returns the context inside a container.
    ///
    /// - Parameter axis: The axis along which it stacks its views; `nil` for none.
    package func inside(stackAlong axis: Axis?) -> BuildContext {
        var copy = self
        copy.stackAxis = axis
        copy.defersRows = false
        return copy
    }

    /// Returns the context inside a scope that views can query.
    package func inside(_ scope: LayoutScope) -> BuildContext {
        var copy = self
        copy.scope = scope
        return copy
    }

    /// Returns the context inside a view or modifier that may belong to the application.
    func entering(_ component: Any.Type) -> BuildContext {
        var copy = self
        copy.component = component
        copy.depth += 1
        if copy.depth > RecursiveViews.suspiciousDepth { copy.innermostComponents.append(component) }
        copy.identity.add(word: 0xB0D1)
        return copy
    }
}

extension BuildContext {
    /// Connects the dynamic properties of an application's view that creates its nodes itself.
    ///
    /// - Returns: The context inside the view; `nil` if something that the view requires is missing.
    @MainActor
    package func connecting<Owner>(_ view: inout Owner) -> BuildContext? {
        let context = entering(Owner.self)
        return DynamicProperties.connect(&view, in: context) ? context : nil
    }
}
