import Frames
import Rendering

/// The surroundings in which a view is asked for its nodes.
public struct BuildContext {
    /// The path to the view as a hash: the same in each pass, so that states are found again.
    package private(set) var identity = StableHash()

    package var environment: EnvironmentValues

    /// What lives longer than a pass.
    package let store: StateStore

    /// The direction of the innermost stack; `nil` outside of one.
    package var stackAxis: Axis?

    /// The nearest of the scroll views, safe areas and coordinate spaces around.
    package var scope: LayoutScope?

    /// Whether the container around makes its rows only when they come into view: a `ForEach` then gives
    /// ``DeferredNodes``.
    package var defersRows = false

    /// The type of the view or modifier whose body is being built, for names and for problems.
    package private(set) var component: Any.Type?

    /// How many views and modifiers with a body are around.
    private(set) var depth = 0

    /// The innermost of them, kept only where there are very many.
    private(set) var innermostComponents: [Any.Type] = []

    package init(environment: EnvironmentValues, store: StateStore) {
        self.environment = environment
        self.store = store
    }

    /// The surroundings of a child, by its number among its siblings.
    package func child(_ number: Int) -> BuildContext {
        var copy = self
        copy.identity.add(word: UInt64(truncatingIfNeeded: number))
        return copy
    }

    /// The surroundings of a child, by its identifier among its siblings.
    package func child<ID: Hashable>(id: ID) -> BuildContext {
        var copy = self
        // Swift's own hash values are the same within a process, and no identity outlives it.
        copy.identity.add(word: UInt64(truncatingIfNeeded: id.hashValue))
        return copy
    }

    /// The surroundings of a dynamic property of the view that is built, by its number: not those of any child.
    func property(_ number: Int) -> BuildContext {
        var copy = child(number)
        copy.identity.add(word: 0x9809)
        return copy
    }

    /// The surroundings inside a container.
    ///
    /// - Parameter axis: The direction in which it stacks its views; `nil` for none.
    package func inside(stackAlong axis: Axis?) -> BuildContext {
        var copy = self
        copy.stackAxis = axis
        copy.defersRows = false
        return copy
    }

    /// The surroundings inside something that views can ask about its place.
    package func inside(_ scope: LayoutScope) -> BuildContext {
        var copy = self
        copy.scope = scope
        return copy
    }

    /// The surroundings inside a view or modifier that an application may have written.
    func entering(_ component: Any.Type) -> BuildContext {
        var copy = self
        copy.component = component
        copy.depth += 1
        if copy.depth > RecursiveViews.suspiciousDepth { copy.innermostComponents.append(component) }
        copy.identity.add(word: 0xB0D1)
        return copy
    }
}
