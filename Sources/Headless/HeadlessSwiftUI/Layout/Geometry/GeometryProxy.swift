import Foundation

/// The position and size of a placed view. It is accessed on the main queue.
public struct GeometryProxy: @unchecked Sendable {
    /// The rectangle relative to the root.
    private let rect: CGRect
    private let scope: LayoutScope?

    /// The view's size in points.
    public var size: CGSize { rect.size }

    /// The safe area insets inside the view, in points.
    public let safeAreaInsets: EdgeInsets

    @MainActor
    init(_ rect: CGRect, isRightToLeft: Bool, scope: LayoutScope?) {
        self.rect = rect
        self.scope = scope
        safeAreaInsets =
            scope?.nearest(SafeAreaScope.self)?.insets(of: rect, isRightToLeft: isRightToLeft) ?? EdgeInsets()
    }

    /// Returns the view's rectangle in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            guard let space = coordinateSpace.rect(from: scope) else { return CGRect(origin: .zero, size: size) }
            return rect.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }

    /// Returns the view's rectangle in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the rectangle of a named enclosing view, in this view's coordinates; `nil` if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
            let found = CoordinateSpaceScope.named(name, from: scope)?.rect ?? scrollRect(coordinateSpace)
            return found?.offsetBy(dx: -rect.minX, dy: -rect.minY)
        }
    }

    @MainActor
    private func scrollRect(_ space: NamedCoordinateSpace) -> CGRect? {
        guard let found = space.coordinateSpace.rect(from: scope), found != .zero else { return nil }
        return found
    }

    /// Returns the value of an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(in: rect) }
}

/// A position or rectangle in a view, converted to the coordinates of another view.
public struct Anchor<Value> {
    fileprivate let resolve: (CGRect) -> Value

    fileprivate func resolve(in rect: CGRect) -> Value { resolve(rect) }

    /// The source of an anchor.
    public struct Source {
        fileprivate let anchor: (CGRect) -> Anchor<Value>
    }
}

// As on iOS. Its closure reads a position that is known before the closure is created.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of a view.
    public static var bounds: Anchor<CGRect>.Source { source { $0 } }

    /// A rectangle in a view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    private static func source(_ take: @escaping (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { view in
            Anchor { reader in take(view).offsetBy(dx: -reader.minX, dy: -reader.minY) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in a view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point as fractions of a view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { source { point.point(in: $0) } }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func source(_ take: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { view in
            Anchor { reader in CGPoint(x: take(view).x - reader.minX, y: take(view).y - reader.minY) }
        }
    }
}

/// A view that passes its position to enclosing views.
private final class AnchorPreferenceNode<Written: PreferenceKey, Value>: WrapperNode {
    private let source: Anchor<Value>.Source
    private let change: (inout Written.Value, Anchor<Value>) -> Void

    init(
        _ child: LayoutNode, source: Anchor<Value>.Source,
        change: @escaping (inout Written.Value, Anchor<Value>) -> Void, in context: BuildContext
    ) {
        self.source = source
        self.change = change
        super.init(child, in: context)
    }

    override func collect<Key: PreferenceKey>(_ key: Key.Type, into result: inout Key.Value?) {
        guard key == Written.self else { return super.collect(key, into: &result) }
        var inner: Written.Value?
        child.collect(Written.self, into: &inner)
        var value = inner ?? Written.defaultValue
        change(&value, source.anchor(placement))
        if let value = value as? Key.Value { result.combine(value, by: key) }
    }
}

/// Passes a view's position to enclosing views.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value> {
    let source: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
}

extension _AnchorPreferenceModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        AnchorPreferenceNode<Key, Value>(node, source: source, change: change, in: context)
    }
}

extension View {
    /// Passes a position or rectangle of the view to enclosing views.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
    }

    /// Transforms a preference value of the views inside, given a position or rectangle of this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, change: transform))
    }
}
