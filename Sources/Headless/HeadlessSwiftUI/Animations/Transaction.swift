/// The context of a state change. It has no effect on a still.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false

    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action when the animations of the change have ended: in a still, immediately.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completion()
    }
}

/// The key of a custom transaction value.
public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

/// Runs a change. A still shows its end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a change, and `completion` after it. A still shows its end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs a change. A still shows its end.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs a change. A still shows its end.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    try body()
}

extension View {
    /// Animates the view's changes. A still shows their end.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Animates changes that depend on a value. A still shows their end.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Animates changes of some of the view's modifiers. A still shows their end.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    /// Modifies the transaction of the view's changes. A still shows their end.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Modifies the transaction of changes that depend on a value. A still shows their end.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}

/// The view that a closure or a transition modifies.
public struct PlaceholderContentView<Value> {
    private let makeNodes: @MainActor (BuildContext) -> [LayoutNode]

    init<Content: View>(_ content: Content) {
        // The content is created and used by a single body.
        nonisolated(unsafe) let content = content
        makeNodes = { Content._makeNodes(of: content, in: $0) }
    }
}

extension PlaceholderContentView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { makeNodes(context) }
}

extension ViewModifier {
    /// Animates the modifier's changes. A still shows their end.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

    /// Modifies the transaction of the modifier's changes. A still shows their end.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        self
    }
}
